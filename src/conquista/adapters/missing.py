"""What to install, for those who have not."""

from __future__ import annotations


def missing(extra: str, error: ImportError) -> ImportError:
    """The error to raise where an extra of the package is needed and not there."""
    wanted = f"conquista.adapters.{extra} needs packages that are not installed ({error})"
    return ImportError(f"{wanted}; install them with: pip install 'conquista[{extra}]'")
