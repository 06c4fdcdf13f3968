"""Write the .pxd file of a compiled module from the annotations of its source.

The sources of the rules are plain typed Python. Cython needs C types for them, and takes these from a .pxd
file beside the module. Nobody writes those by hand: this tool derives every line, so that none is forgotten.

    int                          int64_t
    bool                         bint
    Annotated[list[int], n]      int64_t name[n]; with a tuple of lengths, an array of more dimensions
    a class of a compiled module that class
    anything else                object

Functions are declared so that an exception always reaches the caller. Public constants belong into modules
that are not compiled (C constants are invisible to Python); each importer gets a C copy of the ints it uses.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import types
import typing
from collections.abc import Iterable
from pathlib import Path

INT = "int64_t"


class Declaration:
    """The .pxd text of one module."""

    def __init__(self, name: str, compiled: frozenset[str]) -> None:
        self.module = importlib.import_module(name)
        self.compiled = compiled
        self.tree = ast.parse(inspect.getsource(self.module))
        self.cimports: set[str] = set()
        self.lines: list[str] = []
        self.refuse_what_c_means_otherwise()
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                self.import_from(node)
            elif isinstance(node, ast.AnnAssign):
                self.module_variable(node)
            elif isinstance(node, ast.ClassDef):
                self.class_definition(node)
            elif isinstance(node, ast.FunctionDef):
                self.function(node, getattr(self.module, node.name), "")

    def text(self) -> str:
        return "\n".join(
            ["cimport cython", "from libc.stdint cimport int64_t", *sorted(self.cimports), *self.lines, ""]
        )

    def refuse_what_c_means_otherwise(self) -> None:
        """`1 << k` is 32 bits wide in C and silently loses cards from the 32nd on; `/` of two ints drops the rest."""
        for node in ast.walk(self.tree):
            match node:
                case ast.BinOp(ast.Constant(), ast.LShift(), right) if not isinstance(right, ast.Constant):
                    raise SystemExit(f"{self.module.__name__}:{node.lineno}: write BIT << …, not 1 << …")
                case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                    raise SystemExit(f"{self.module.__name__}:{node.lineno}: write //, or multiply by a float")

    def import_from(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            thing = getattr(self.module, alias.name)
            if type(thing) is int:
                self.lines.append(f"cdef {INT} {alias.name}")
            elif f"{node.module}.{alias.name}" in self.compiled or (
                node.module in self.compiled and isinstance(thing, (type, types.FunctionType))
            ):
                self.cimports.add(f"from {node.module} cimport {alias.name}")

    def module_variable(self, node: ast.AnnAssign) -> None:
        assert isinstance(node.target, ast.Name)
        if not node.target.id.startswith("_"):
            raise SystemExit(
                f"{self.module.__name__}.{node.target.id}: a compiled module cannot export a constant"
            )
        self.lines.append(f"cdef {self.c_type(self.evaluate(node.annotation))} {node.target.id}")

    def class_definition(self, node: ast.ClassDef) -> None:
        kind = getattr(self.module, node.name)
        bases = [base.__name__ for base in kind.__bases__ if base is not object]
        if not bases and not kind.__subclasses__() and kind.__module__ not in OPEN:
            self.lines.append("@cython.final")
        self.lines.append(
            f"cdef class {node.name}({', '.join(bases)}):" if bases else f"cdef class {node.name}:"
        )
        before = len(self.lines)
        own = inspect.get_annotations(kind)
        hints = typing.get_type_hints(kind, include_extras=True)
        for name in own:
            self.lines.append(f"    cdef public {self.c_declaration(name, hints[name])}")
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and not part.name.startswith("__"):
                self.function(part, getattr(kind, part.name), "    ")
        if len(self.lines) == before:
            self.lines.append("    pass")

    def function(self, node: ast.FunctionDef, function: object, indent: str) -> None:
        hints = typing.get_type_hints(function, include_extras=True)
        returns = hints.pop("return")
        arguments = []
        defaults = len(node.args.args) - len(node.args.defaults)
        for place, argument in enumerate(node.args.args):
            if argument.arg == "self":
                arguments.append("self")
            else:
                default = "=*" if place >= defaults else ""
                arguments.append(f"{self.c_type(hints[argument.arg])} {argument.arg}{default}")
        self.locals(node, indent)
        bare_return = any(isinstance(part, ast.Return) and part.value is None for part in ast.walk(node))
        self.lines.append(f"{indent}cpdef {self.signature(node.name, arguments, returns, bare_return)}")

    def signature(self, name: str, arguments: Iterable[str], returns: object, bare_return: bool) -> str:
        listed = ", ".join(arguments)
        if returns is type(None):
            # An int, since `except -1` is cheaper to test than `except *`; but an int needs no bare return.
            return f"void {name}({listed}) except *" if bare_return else f"int {name}({listed}) except -1"
        if returns is bool:
            return f"bint {name}({listed}) except -1"
        if returns is int:
            return f"{INT} {name}({listed}) except? -1"
        return f"{self.c_type(returns)} {name}({listed})"

    def locals(self, node: ast.FunctionDef, indent: str) -> None:
        typed = {
            part.target.id: self.c_type(self.evaluate(part.annotation))
            for part in ast.walk(node)
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        }
        if typed:
            listed = ", ".join(f"{name}={kind}" for name, kind in typed.items())
            self.lines.append(f"{indent}@cython.locals({listed})")

    def evaluate(self, annotation: ast.expr) -> object:
        return eval(ast.unparse(annotation), vars(self.module))  # noqa: S307 - our own source

    def c_type(self, hint: object) -> str:
        if hint is int:
            return INT
        if hint is bool:
            return "bint"
        if isinstance(hint, type) and hint.__module__ in self.compiled:
            if hint.__module__ != self.module.__name__:
                self.cimports.add(f"from {hint.__module__} cimport {hint.__name__}")
            return hint.__name__
        return "object"

    def c_declaration(self, name: str, hint: object) -> str:
        if typing.get_origin(hint) is typing.Annotated:
            lengths = hint.__metadata__[0]  # type: ignore[attr-defined]
            if isinstance(lengths, int):
                lengths = (lengths,)
            return f"{INT} {name}{''.join(f'[{length}]' for length in lengths)}"
        return f"{self.c_type(hint)} {name}"


OPEN: frozenset[str] = frozenset({"conquista.kernel.box", "conquista.kernel.state"})
"""Modules whose classes Python code may derive from."""


def declare(source: Path, modules: Iterable[str]) -> dict[str, str]:
    """The .pxd text of each module, by its name. `source` is the folder that holds the package."""
    compiled = frozenset(modules)
    top = types.ModuleType("conquista")
    top.__path__ = [str(source / "conquista")]
    sys.modules["conquista"] = top  # so that the package's own imports are not needed at build time
    for name in sorted(compiled):
        importlib.import_module(name)
    return {name: Declaration(name, compiled).text() for name in sorted(compiled)}


if __name__ == "__main__":
    import tomllib

    root = Path(__file__).parent.parent
    settings = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["conquista"]
    for name, text in declare(root / "src", settings["compiled"]).items():
        print(f"# {name}\n{text}")
