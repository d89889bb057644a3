"""A mistake in a method that Qt calls is told like any other, and does not end the program.

Before Python 3.12 an exception that Python itself raises is but a kind and a text until somebody catches it. PySide
takes the text for an exception where a method of ours ends with it while Qt was called from Python, and dies of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QMetaMethod
from shiboken6 import Object


def guard_overrides() -> None:
    """Let what ends a method that overrides one of Qt be caught once, in all classes that are made from now on."""
    if sys.version_info < (3, 12):
        setattr(Object, "__init_subclass__", classmethod(_guard))  # noqa: B010 - of a class that is not ours


def _guard(cls: Any, /, **more: Any) -> None:
    super(Object, cls).__init_subclass__(**more)
    known: set[str] = set()
    for base in cls.__mro__[1:]:
        if base.__module__.startswith("PySide6."):
            known |= _overridable(base)
    for name, made in tuple(vars(cls).items()):
        if name in known and isinstance(made, FunctionType):
            setattr(cls, name, _caught(made))


@cache
def _overridable(base: Any) -> frozenset[str]:
    """The names of this class of Qt but for slots: of those PySide must see how much they want to be told."""
    names = {name for name in vars(base) if not name.startswith("__")}
    meta = vars(base).get("staticMetaObject")
    if meta is not None:
        methods = map(meta.method, range(meta.methodCount()))
        names -= {each.name().toStdString() for each in methods if each.methodType() is QMetaMethod.MethodType.Slot}
    return frozenset(names)


def _caught(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def call(*args: Any, **named: Any) -> Any:
        try:
            return method(*args, **named)
        except BaseException:
            raise  # a whole exception now

    return call
