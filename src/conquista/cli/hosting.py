"""The commands of those who host a server."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from conquista.kernel.errors import BadSetup
from conquista.server.settings import Settings, read_settings

Config = Annotated[Path | None, typer.Option(help="A settings file (TOML).", metavar="FILE")]


def add_to(app: typer.Typer) -> None:
    for command in (serve, backup, restore):
        app.command()(command)


def setting(name: str) -> Any:
    """An option of `serve`, with the help and the default of the setting of that name."""
    found = next(each for each in fields(Settings) if each.name == name)
    default = found.default if found.default != "" else "empty"
    text = f"{found.metadata['help']} [default: {str(default).lower()}]"
    return typer.Option(envvar=f"CONQUISTA_{name.upper()}", help=text, show_default=False)


def serve(
    config: Config = None,
    host: Annotated[str | None, setting("host")] = None,
    port: Annotated[int | None, setting("port")] = None,
    data: Annotated[str | None, setting("data")] = None,
    database: Annotated[str | None, setting("database")] = None,
    secret_key: Annotated[str | None, setting("secret_key")] = None,
    origins: Annotated[str | None, setting("origins")] = None,
    secure_cookies: Annotated[bool | None, setting("secure_cookies")] = None,
    trust_proxy: Annotated[bool | None, setting("trust_proxy")] = None,
    bot_processes: Annotated[int | None, setting("bot_processes")] = None,
    bot_seconds: Annotated[float | None, setting("bot_seconds")] = None,
    bot_cores: Annotated[int | None, setting("bot_cores")] = None,
    idle_minutes: Annotated[float | None, setting("idle_minutes")] = None,
    requests_per_minute: Annotated[int | None, setting("requests_per_minute")] = None,
    messages_per_second: Annotated[int | None, setting("messages_per_second")] = None,
    longest_message: Annotated[int | None, setting("longest_message")] = None,
    log_level: Annotated[str | None, setting("log_level")] = None,
    log_json: Annotated[bool | None, setting("log_json")] = None,
) -> None:
    """Host tables: the server and its pages."""
    given = {name: value for name, value in locals().items() if name != "config"}
    from conquista.server.run import serve as run  # noqa: PLC0415 - only a host needs the server's packages

    run(read_settings(config, given))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to make.")],
    config: Config = None,
    data: Annotated[str | None, setting("data")] = None,
    database: Annotated[str | None, setting("database")] = None,
    secret_key: Annotated[str | None, setting("secret_key")] = None,
) -> None:
    """Copy a server's database and key into one file, while the server runs.

    Name the same settings as for `serve`. Whoever has the file knows every secret of the matches: keep it safe.
    """
    given = {"data": data, "database": database, "secret_key": secret_key}
    settings = read_settings(config, given)
    from conquista.storage.backup import back_up  # noqa: PLC0415 - only a host needs the server's packages
    from conquista.storage.database import open_database  # noqa: PLC0415

    if not settings.secret_key and not settings.key_file.exists():
        raise BadSetup(
            f"{settings.data} is not the data folder of a server: it has no {settings.key_file.name}"
        )
    count = back_up(open_database(settings.database_address), file, settings.signing_key())
    typer.echo(f"{file}: {count} tables")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file made by `conquista backup`.")],
    config: Config = None,
    data: Annotated[str | None, setting("data")] = None,
    database: Annotated[str | None, setting("database")] = None,
) -> None:
    """Fill an empty database, of either kind, from a backup. Then start the server on it."""
    settings = read_settings(config, {"data": data, "database": database})
    from conquista.storage import backup as kept  # noqa: PLC0415 - only a host needs the server's packages
    from conquista.storage.database import open_database  # noqa: PLC0415

    if settings.key_file.exists():
        raise BadSetup(f"{settings.data} belongs to a server already; name a new data folder")
    count, key = kept.restore(file, open_database(settings.database_address))
    settings.keep_key(key)
    typer.echo(f"{count} tables restored; start with: conquista serve --data {settings.data}")
