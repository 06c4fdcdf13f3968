"""Compile the rules where a C compiler exists. Everything else about the package is in pyproject.toml.

The sources are copied to a folder of the build with the .pxd files that `tools/declare.py` derives from their
annotations; nothing is ever compiled beside the sources. Each extension is optional: without a compiler
the package installs and runs pure.

CONQUISTA_PURE=1 skips the compilation. CONQUISTA_BOUNDS=1 compiles with checks of every index.
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent.resolve()
sys.path.insert(0, str(ROOT / "tools"))


def extensions() -> list[Extension]:
    from Cython.Build import cythonize

    from declare import declare

    names = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["conquista"]["compiled"]
    work = ROOT / "build" / "cython"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(ROOT / "src", work, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
    sources = {name: work.joinpath(*name.split(".")).with_suffix(".py") for name in names}
    for name, text in declare(ROOT / "src", names).items():
        sources[name].with_suffix(".pxd").write_text(text, "utf-8")
    checked = bool(os.environ.get("CONQUISTA_BOUNDS"))
    flags = [] if sys.platform == "win32" else ["-O2", "-g0"]
    built = cythonize(
        [
            Extension(name, [os.path.relpath(path, ROOT)], extra_compile_args=flags)
            for name, path in sources.items()
        ],
        include_path=[str(work)],
        nthreads=os.cpu_count() or 1,
        show_all_warnings=False,
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,
            "infer_types": True,
            "boundscheck": checked,
            "wraparound": False,
            "cdivision": True,
            "cpow": True,
            "initializedcheck": False,
            "overflowcheck": checked,
        },
    )
    for extension in built:
        extension.optional = True
    return list(built)


describing_only = {"egg_info", "dist_info", "sdist"} & set(sys.argv)
if not describing_only:  # nothing of an earlier build with other settings gets in
    for left in ROOT.glob("build/lib*"):
        shutil.rmtree(left)
pure = describing_only or os.environ.get("CONQUISTA_PURE")
setup(
    ext_modules=[] if pure else extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
