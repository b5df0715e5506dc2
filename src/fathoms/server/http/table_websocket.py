"""The WebSocket of a table: one connection of one reader."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.routing import WebSocketRoute

from fathoms.core.refusal import Refusal
from fathoms.server import wire
from fathoms.server.error_reporting import report_error
from fathoms.server.http.batched_websocket import SEND_SOON
from fathoms.server.http.dependencies import current_player, get_metrics, get_quotas, get_settings, get_tables
from fathoms.server.http.quotas import Quotas
from fathoms.server.http.rate_limits import TokenBucket, client_network
from fathoms.server.settings import Limits
from fathoms.server.table.broadcast import Connection, cannot_send
from fathoms.server.table.table import Table

log = logging.getLogger(__name__)

FROM_CLIENT: TypeAdapter[wire.FromClient] = TypeAdapter(wire.FromClient)
GOING_AWAY = 1001
POLICY_VIOLATION = 1008
EVERYONE = ""
CLOSE_TIMEOUT = 5  # seconds
ARRIVAL_DELAYS = 5  # opening a connection costs more than a request


async def serve_table_websocket(websocket: WebSocket) -> None:
    await websocket.accept()
    table, player_id, address = (
        websocket.path_params["table"],
        await current_player(websocket),
        client_network(websocket),
    )
    tables, quotas = await get_tables(websocket), await get_quotas(websocket)
    limits = (await get_settings(websocket)).limits
    try:
        with ExitStack() as stack:
            stack.enter_context(quotas.connections.slot(EVERYONE))
            stack.enter_context(quotas.connections_of_player.slot(player_id))
            stack.enter_context(quotas.connections_of_address.slot(address))
            await count_arrival(quotas, limits, address, player_id)
            stack.enter_context(quotas.connections_at_table.slot(table))
            async with tables.visit(table) as opened_table:
                count_chat = partial(quotas.count_chat, player_id, address)
                send_soon = websocket.scope.get("extensions", {}).get(SEND_SOON, cannot_send)
                connection = Connection(player_id, limits.unsent, limits.unsent_bytes, send_soon)
                await exchange_messages(websocket, opened_table, connection, limits, count_chat)
    except Refusal as refusal:
        (await get_metrics(websocket)).count_refusal(refusal.key)
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(refused_message(refusal, 0).model_dump_json())
            await websocket.close(POLICY_VIOLATION, refusal.key)


async def count_arrival(quotas: Quotas, limits: Limits, address: str, player_id: str) -> None:
    """Count a connection, or refuse it after a delay: the client is kept waiting meanwhile, so it comes less often."""
    try:
        quotas.arrivals_of_address.take(address)
        quotas.arrivals_of_player.take(player_id)
    except Refusal:
        await asyncio.sleep(ARRIVAL_DELAYS * limits.refusal_seconds)
        raise


async def exchange_messages(
    websocket: WebSocket, table: Table, connection: Connection, limits: Limits, count_chat: Callable[[], None]
) -> None:
    """Receive and send messages until either side closes."""
    receiving = asyncio.create_task(receive_messages(websocket, table, connection, limits, count_chat))
    sending = asyncio.create_task(send_messages(websocket, connection))
    try:
        await asyncio.wait({receiving, sending, connection.too_slow}, return_when=asyncio.FIRST_COMPLETED)
        connection.end()
        await asyncio.wait({sending}, timeout=1)  # the last messages
    finally:
        connection.end()
        tasks = (receiving, sending)
        for task in tasks:
            task.cancel()  # what was asked for is in the table's mailbox, and done to its end
            # Retrieves the error, so that it is not logged.
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
        try:
            await asyncio.wait(tasks)
        finally:
            await table.leave(connection)
    code = POLICY_VIOLATION if not receiving.cancelled() and receiving.exception() is None else GOING_AWAY
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(CLOSE_TIMEOUT):  # a client that does not read does not read this either
            await websocket.close(code)


async def send_messages(websocket: WebSocket, connection: Connection) -> None:
    """Send what the table has for this connection, until the end or until the connection breaks."""
    async for text in connection.texts():
        await websocket.send_text(text)
        del text


async def receive_messages(
    websocket: WebSocket, table: Table, connection: Connection, limits: Limits, count_chat: Callable[[], None]
) -> None:
    """Handle incoming messages one by one; returns when the client misbehaves."""
    bucket = TokenBucket(limits.messages_at_once, limits.messages_a_second)
    hellos = TokenBucket(limits.hellos_at_once, limits.hellos_a_second)
    refused_messages = 0
    while refused_messages < limits.ignored:
        if connection.is_ended:
            raise WebSocketDisconnect
        try:
            timeout = None if connection.has_greeted else limits.hello_seconds
            frame: dict[str, Any] = dict(await asyncio.wait_for(websocket.receive(), timeout))
        except TimeoutError:
            return
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        try:
            refused_messages += 1  # taken back below if it is handled
            if not bucket.take():
                raise Refusal("too-fast")
            message = parse_message(frame, limits.message)
            if isinstance(message, wire.Hello) and not hellos.take():
                raise Refusal("too-fast")
            if isinstance(message, wire.SayPhrase | wire.WriteChat):
                count_chat()
            refused_messages -= 1
            await handle_message(table, connection, message)
        except Refusal as refusal:
            connection.send(refused_message(refusal, table.state.number))
        except Exception as error:
            report_error(log, "a message could not be answered", error)
            connection.send(refused_message(Refusal("server-trouble"), table.state.number))


def parse_message(frame: dict[str, Any], most: int) -> wire.WireModel:
    """Parse the message in a frame."""
    text = frame.get("text")
    if text is None:
        raise Refusal("message-broken")
    if len(text.encode("utf-8", "surrogatepass")) > most:
        raise Refusal("message-too-large", most=most)
    try:
        message: wire.WireModel = FROM_CLIENT.validate_json(text)
    except (ValidationError, UnicodeError) as error:
        raise Refusal("message-broken") from error
    return message


async def handle_message(table: Table, connection: Connection, message: wire.WireModel) -> None:
    if isinstance(message, wire.Ping):
        connection.send(wire.PongMessage())
    elif isinstance(message, wire.Hello):
        await table.greet(connection, message.last)
    elif not connection.has_greeted:
        raise Refusal("hello-first")
    else:
        await table.receive_message(connection, message)


def refused_message(refusal: Refusal, number: int) -> wire.RefusedMessage:
    return wire.RefusedMessage(key=refusal.key, args=refusal.args_, number=number)


# Not one of FastAPI's routes: it would keep what it holds for a request as long as the WebSocket is open.
router = APIRouter(routes=[WebSocketRoute("/api/tables/{table}/play", serve_table_websocket)])
