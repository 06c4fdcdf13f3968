"""The command line: conquista sim | arena | play | replay | verify | rules."""

from __future__ import annotations

import os
import sys

from conquista.cli.app import app
from conquista.kernel.errors import ConquistaError


def main() -> None:
    """Run a command; what the user got wrong is said in one line, without a traceback."""
    try:
        app()
    except BrokenPipeError:
        os._exit(0)  # whoever reads our output has read enough
    except ConquistaError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}")


def fail(reason: str) -> None:
    sys.stderr.write(f"conquista: {reason}\n")
    sys.exit(2)
