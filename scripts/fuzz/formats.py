"""Texts of the formats that the OpenAPI document names; loaded by schemathesis."""

import schemathesis
from hypothesis import strategies

schemathesis.openapi.format(
    "username", strategies.from_regex(r"[A-Za-z0-9._-]{3,32}", fullmatch=True)
)
