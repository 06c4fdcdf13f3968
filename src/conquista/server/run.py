"""Starting the server."""

from __future__ import annotations

import uvicorn

from conquista.server.app import create_app
from conquista.server.guard import WithHeaders
from conquista.server.logs import set_up_logs
from conquista.server.settings import Settings


def serve(settings: Settings) -> None:
    """Until it is told to stop."""
    set_up_logs(settings.log_level, settings.log_json)
    uvicorn.run(
        WithHeaders(create_app(settings)),
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.longest_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips="*" if settings.trust_proxy else None,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
