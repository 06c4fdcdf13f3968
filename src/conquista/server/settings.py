"""What a host can set: by option, by environment (CONQUISTA_…), by file; each has a default."""

from __future__ import annotations

import secrets
import tomllib
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from conquista.kernel.errors import BadSetup

LOG_LEVELS = ("debug", "info", "warning", "error")


def _setting(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True)
class Settings:
    host: str = _setting("127.0.0.1", "Address to listen on; 0.0.0.0 for everybody in the network.")
    port: int = _setting(8000, "Port to listen on.")
    data: str = _setting("data", "Folder for the database and the key that signs cookies.")
    database: str = _setting("", "postgresql://… or sqlite:///…; a file in the data folder if empty.")
    secret_key: str = _setting("", "Key that signs cookies; made and kept in the data folder if empty.")
    origins: str = _setting(
        "", "Addresses of pages that may talk to the server, besides its own; commas between."
    )
    secure_cookies: bool = _setting(False, "Send cookies over https alone. Set it behind a proxy with https.")
    trust_proxy: bool = _setting(False, "Believe X-Forwarded-For and -Proto. Only behind a proxy of your own.")
    bot_processes: int = _setting(2, "Processes in which bots think; a match keeps to one of them.")
    bot_seconds: float = _setting(10.0, "Longest time for one decision of a bot; then the default is played.")
    bot_cores: int = _setting(8, "Most cores that bots use at a time: idle ones help those that plan.")
    idle_minutes: float = _setting(30.0, "After so long without a visitor a table leaves the memory.")
    requests_per_minute: int = _setting(300, "HTTP requests that one address may make.")
    messages_per_second: int = _setting(30, "Messages that one connection to a table may send.")
    longest_message: int = _setting(65536, "Bytes of the longest message or request.")
    log_level: str = _setting("info", "debug, info, warning or error.")
    log_json: bool = _setting(True, "One JSON object a line; else lines for people.")

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite:///{Path(self.data) / 'conquista.db'}"

    @property
    def allowed_origins(self) -> list[str]:
        return [origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip()]

    def signing_key(self) -> str:
        """The key given, or one that is made once and kept."""
        if self.secret_key:
            return self.secret_key
        if not self.key_file.exists():
            self.keep_key(secrets.token_hex(32))
        return self.key_file.read_text("ascii").strip()

    @property
    def key_file(self) -> Path:
        return Path(self.data) / "secret.key"

    def keep_key(self, key: str) -> None:
        """There is a whole key or none, also if we are stopped here."""
        self.key_file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.key_file.with_suffix(".new")
        unfinished.touch(mode=0o600)
        unfinished.write_text(key, "ascii")
        unfinished.replace(self.key_file)


def read_settings(file: Path | None, given: dict[str, Any]) -> Settings:
    """Defaults, then the file, then what was given. Raises BadSetup for names and types that do not fit."""
    known = {each.name: each for each in fields(Settings)}
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values = tomllib.loads(file.read_text("utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise BadSetup(f"{file} is not a settings file: {error}") from None
    values |= {name: value for name, value in given.items() if value is not None}
    for name, value in values.items():
        if name not in known:
            raise BadSetup(f"there is no setting {name!r}; there are: {', '.join(known)}")
        wanted: type = type(known[name].default)
        if type(value) is not wanted and not (wanted is float and type(value) is int):
            raise BadSetup(f"the setting {name} is {value!r}, but must be a {wanted.__name__}")
        if isinstance(value, (int, float)) and wanted is not bool and value <= 0:
            raise BadSetup(f"the setting {name} is {value}, but must be more than 0")
    settings = replace(Settings(), **values)
    if settings.log_level not in LOG_LEVELS:
        raise BadSetup(f"there is no log level {settings.log_level!r}; there are: {', '.join(LOG_LEVELS)}")
    return settings
