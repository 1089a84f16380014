"""The OpenAPI document: what the server says of itself, made when somebody asks for it."""

from typing import Any

from litestar import Litestar, MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tercio.server.http.wire.base import Question

API = "/api"
VERSIONED = "/api/v1"


def document_of(app: Litestar) -> dict[str, Any]:
    return _said_in_full(app.openapi_schema.to_schema())


class _Page(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, _versioned(_said_in_full(openapi_schema)))


CONFIG = OpenAPIConfig(
    title="Tercio",
    version="1",
    description=(
        "Play card-driven games of early-modern Europe. Whatever is refused is told as problem "
        "details (RFC 9457). Without a session or a token one may look at what is open to all."
    ),
    path="/schema",
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "session": SecurityScheme(
                type="apiKey",
                name="tercio_session",
                security_scheme_in="cookie",
                description="Who has logged in; what changes anything must come from our pages.",
            ),
            "token": SecurityScheme(
                type="http",
                scheme="bearer",
                description="For programs. It opens what its scopes say: read, play, host.",
            ),
        }
    ),
    security=[{"session": []}, {"token": []}, {}],
    render_plugins=[_Page(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
)


def versioned(path: str) -> str:
    """A path by its version. The old ones, without, are understood as well."""
    return f"{VERSIONED}{path.removeprefix(API)}" if path.startswith(f"{API}/") else path


def unversioned(path: str) -> str:
    return f"{API}{path.removeprefix(VERSIONED)}" if path.startswith(f"{VERSIONED}/") else path


def _versioned(told: dict[str, Any]) -> dict[str, Any]:
    paths = {versioned(path): operations for path, operations in told["paths"].items()}
    return {**told, "paths": paths}


def _said_in_full(told: dict[str, Any]) -> dict[str, Any]:
    """Say in the document what is so: a question with an unknown field is refused, and an answer
    leaves out nothing, whether it has a default or not.
    """
    questions = {kind.__name__ for kind in Question.__subclasses__()}
    for name, schema in told["components"]["schemas"].items():
        if name.rpartition("_")[2] in questions:
            schema["additionalProperties"] = False
        elif "properties" in schema:
            schema["required"] = list(schema["properties"])
    return told
