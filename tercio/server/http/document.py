"""The OpenAPI document: what the server says of itself, made when somebody asks for it."""

from typing import Any

from litestar import Litestar, MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tercio.server.http import wire


def document_of(app: Litestar) -> dict[str, Any]:
    return _said_in_full(app.openapi_schema.to_schema())


class _Page(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, _said_in_full(openapi_schema))


CONFIG = OpenAPIConfig(
    title="Tercio",
    version="1",
    description="Play card-driven games of early-modern Europe.",
    path="/schema",
    render_plugins=[_Page(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
)


def _said_in_full(told: dict[str, Any]) -> dict[str, Any]:
    """Say in the document what is so: a question with an unknown field is refused, and an answer
    leaves out nothing, whether it has a default or not.
    """
    for name, schema in told["components"]["schemas"].items():
        kind = getattr(wire, name.rpartition("_")[2], None)
        if isinstance(kind, type) and issubclass(kind, wire.Question):
            schema["additionalProperties"] = False
        elif "properties" in schema:
            schema["required"] = list(schema["properties"])
    return told
