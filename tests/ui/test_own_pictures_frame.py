"""The frame of the crop view never leaves its picture, keeps its shape, and goes where it is pulled."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.ui.pages.own_pictures_frame import CropFrame

lengths = st.floats(1, 5000)
shapes = st.sampled_from([1.0, 0.5, 1.6])
jumps = st.floats(-9000, 9000)
deeds = st.one_of(
    st.tuples(st.just("moved"), jumps, jumps),
    st.tuples(st.just("scaled"), st.floats(0.01, 100)),
    st.tuples(st.just("pulled"), st.integers(0, 3), jumps, jumps),
)


@given(lengths, lengths, shapes, st.lists(deeds, max_size=12), st.integers(0, 9))
def test_whatever_is_done_the_frame_stays_inside_and_keeps_its_shape(across, down, shape, done, turns):
    frame = CropFrame.largest(across, down, shape)
    slack = 1e-6 * max(across, down)
    for name, *values in done:
        frame = getattr(frame, name)(*values)
        assert -slack <= frame.left and frame.left + frame.width <= across + slack
        assert -slack <= frame.top and frame.top + frame.height <= down + slack
        assert math.isclose(frame.width, frame.height * shape)
        assert frame.width >= min(across, down * shape) * 0.05
        crop = frame.crop(turns)  # raises ValueError for a part that is not in the picture
        assert math.isclose(crop.width * across, frame.width, rel_tol=1e-6)
        assert crop.turns == turns % 4
        again = CropFrame.of(crop, across, down, shape)
        assert (again.left, again.top, again.width) == pytest.approx((frame.left, frame.top, frame.width), abs=slack)


@given(lengths, lengths, shapes)
def test_the_largest_frame_fills_the_picture_one_way(across, down, shape):
    frame = CropFrame.largest(across, down, shape)
    assert math.isclose(frame.width, across) or math.isclose(frame.height, down)
    assert math.isclose(frame.left * 2 + frame.width, across)
    assert math.isclose(frame.top * 2 + frame.height, down)


@given(st.integers(0, 3), st.floats(100, 400), st.floats(100, 400))
def test_the_corner_across_from_the_pulled_one_stays(corner, x, y):
    frame = CropFrame.largest(500, 500, 1.0).scaled(0.5)
    fixed = frame.corners[3 - corner]
    pulled = frame.pulled(corner, x, y)
    assert pulled.corners[3 - corner] == pytest.approx(fixed)


def test_a_pulled_corner_follows_the_pointer():
    frame = CropFrame.largest(400, 300, 1.0).scaled(0.5)
    assert frame.corners == ((125, 75), (275, 75), (125, 225), (275, 225))
    assert frame.pulled(3, 300, 250).corners[3] == pytest.approx((300, 250))
    assert frame.pulled(0, 100, 50).corners[0] == pytest.approx((100, 50))
    assert frame.pulled(1, 300, 50).width == pytest.approx(175)
    # a pointer that is not on the diagonal: the side that asks for more decides
    assert frame.pulled(3, 290, 240).width == pytest.approx(165)
    assert frame.pulled(3, 240, 265).width == pytest.approx(190)


def test_scaling_keeps_the_middle_where_it_can():
    frame = CropFrame.largest(400, 300, 1.0).scaled(0.5)
    smaller = frame.scaled(0.5)
    assert (smaller.left, smaller.top, smaller.width) == (162.5, 112.5, 75)
    assert frame.moved(-1000, 0).scaled(2).left == 0
    assert frame.scaled(1000) == CropFrame.largest(400, 300, 1.0)
