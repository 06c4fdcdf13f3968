"""The tables of a guest, and whose turn it is there, without opening a match for the question."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.kernel.view import View
from conquista.server import kept
from conquista.server.hub import Hub
from conquista.server.messages import MyTable
from conquista.server.room import Room
from conquista.server.services import Services
from conquista.storage.store import Row, Store

MOST_LISTED = 50


async def tables_of(hub: Hub, services: Services, guest: str) -> list[MyTable]:
    """The last touched first."""
    found = await services.read(lambda: services.store.tables_of(guest, MOST_LISTED))
    rooms = [hub.open_room(table["id"]) or Room(services, table, seats) for table, seats in found]
    stored = [room for room in rooms if room.status == "playing" and room.match is None]
    views = await services.read(lambda: _stored_views(services.store, stored, guest))
    for room in rooms:
        if room.status == "playing" and room.match is not None:
            views[room.id] = room.match.view(_seat(room, guest))
    return [_mine(room, views.get(room.id), guest) for room in rooms]


def _mine(room: Room, view: View | None, guest: str) -> MyTable:
    table = room.view_for(guest)
    return MyTable(table, [], []) if view is None else MyTable(table, list(view.colours), list(view.awaiting))


def _seat(room: Room, guest: str) -> int | None:
    return next(iter(room.seats_of(guest)), None)


def _stored_views(store: Store, rooms: Sequence[Room], guest: str) -> dict[str, View]:
    """How matches that are not in memory look to a guest. One that these rules cannot read has no view."""
    positions = store.positions([room.id for room in rooms])
    views = {room.id: _stored_view(room, positions.get(room.id), guest) for room in rooms}
    return {table: view for table, view in views.items() if view is not None}


def _stored_view(room: Room, position: Row | None, guest: str) -> View | None:
    header = kept.header_of(room.game, room.table, room.seats, kept.lot_of(room.table, room.seats))
    found = kept.fitting_position(room.game, header, position)
    if found is None:
        return None
    state = room.game.new_state(header.seats, header.options)
    state.load(found[1])
    view: View = room.game.view(state, _seat(room, guest))
    return view
