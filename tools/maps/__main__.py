"""Rebuilds a map: python -m tools.maps war --atlas web/node_modules/world-atlas/countries-50m.json"""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path

from conquista.kernel.datafile import read_toml
from tools.maps.atlas import read_countries
from tools.maps.build import build
from tools.maps.checks import problems
from tools.maps.recipe import read_recipe

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["war", "war2"])
    parser.add_argument(
        "--atlas", type=Path, required=True, help="countries-50m.json of the package world-atlas"
    )
    chosen = parser.parse_args()
    board = read_toml(f"conquista.games.{chosen.game}", "data/board.toml")
    regions = {row["id"]: list(row["territories"]) for row in board["continents"]}
    links = {kind: [(one, other) for one, other in pairs] for kind, pairs in board["links"].items()}
    recipe = read_recipe(HERE / f"{chosen.game}.toml")
    drawn = build(read_countries(chosen.atlas), recipe, regions, links["sea"])
    text = json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))
    target = ROOT / "web" / "src" / "games" / chosen.game / "map.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text + "\n", encoding="utf-8")
    packed = len(gzip.compress(text.encode()))
    print(f"{target.relative_to(ROOT)}: {len(text) / 1000:.0f} kB, {packed / 1000:.0f} kB gzipped")
    found = problems(json.loads(text), links["land"], links["sea"])
    if found:
        raise SystemExit("\n".join(found))


if __name__ == "__main__":
    main()
