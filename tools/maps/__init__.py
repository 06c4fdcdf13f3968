"""Makes the maps of the boards from Natural Earth: `python -m tools.maps war`."""
