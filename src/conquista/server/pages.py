"""The browser part: its built files, from memory, and its one page for every address that is not the API's."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.response import Response

FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
ASK_AGAIN = "no-cache"
NOT_PAGES = ("api", "assets", "schema", "health", "metrics")
WORTH_PACKING = ("text/", "application/json", "image/svg+xml")

NOT_BUILT = """<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conquista</title>
<style>body{font:16px/1.5 system-ui;max-width:40em;margin:10vh auto;padding:0 1em}</style>
<h1>Conquista</h1>
<p>O servidor funciona, mas as páginas ainda não foram construídas. No clone do projeto, rode
<code>make play</code>, que as constrói e inicia o servidor; ou, na pasta <code>web</code>,
<code>npm ci &amp;&amp; npm run build</code>.</p>
<p lang="en">The server works, but its pages have not been built yet. In a clone of the project, run
<code>make play</code>, which builds them and starts the server; or, in the folder <code>web</code>,
<code>npm ci &amp;&amp; npm run build</code>.</p>
</html>
"""


@dataclass(frozen=True)
class Page:
    kind: str
    plain: bytes
    packed: bytes | None
    keep: str


def folder() -> Traversable:
    """Where `npm run build` puts the files."""
    return files("conquista.server").joinpath("web")


@cache
def built() -> dict[str, Page]:
    """Every built file by its path; empty if there are none."""
    found: dict[str, Page] = {}

    def collect(place: Traversable, path: str) -> None:
        for each in place.iterdir():
            if each.is_dir():
                collect(each, f"{path}{each.name}/")
            else:
                found[path + each.name] = _page(path + each.name, each.read_bytes())

    if folder().joinpath("index.html").is_file():
        collect(folder(), "")
    return found


def _page(path: str, content: bytes) -> Page:
    kind = "text/javascript" if path.endswith(".js") else mimetypes.guess_type(path)[0]
    kind = kind or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(WORTH_PACKING) else None
    return Page(kind, content, packed, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)


@get(["/", "/{path:path}"], include_in_schema=False)
async def pages(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A built file, or the page that reads the address itself."""
    name = request.scope["path"].strip("/")
    found = built()
    page = found.get(name)
    if page is None:
        if name.split("/")[0] in NOT_PAGES:
            raise NotFoundException(f"there is nothing at /{name[:80]}")
        page = found.get("index.html")
    if page is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
    headers = {"cache-control": page.keep}
    if page.packed is None:
        return Response(page.plain, headers=headers, media_type=page.kind)
    headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, headers=headers, media_type=page.kind)
    return Response(page.plain, headers=headers, media_type=page.kind)
