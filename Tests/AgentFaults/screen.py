# SPDX-License-Identifier: MIT
"""A session of `espalier mcp` as an assistant uses it, and the connection by the official client of the protocol."""
import asyncio
import base64
import contextlib
import json
import os
import re
import threading
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

FRAME = re.compile(r"\((-?[\d.]+), (-?[\d.]+), (-?[\d.]+) × (-?[\d.]+)\)")


class Frame:
    """A rectangle of an answer, in points."""

    def __init__(self, x, y, width, height):
        self.x, self.y, self.width, self.height = x, y, width, height
        self.right, self.bottom = x + width, y + height
        self.middle = x + width / 2

    def meets(self, other):
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def __repr__(self):
        return f"({self.x:g}, {self.y:g}, {self.width:g} × {self.height:g})"


class Answer(str):
    """The text of an answer, with its picture as PNG."""

    failed = False
    picture = None

    def having(self, *words):
        """The lines that contain all words, as one text; empty if there is none."""
        return "\n".join(line for line in self.splitlines() if all(word in line for word in words))

    def frame(self, *words):
        """The frame of the first line that contains all words."""
        return self.frames(*words)[0]

    def frames(self, *words):
        return [Frame(*map(float, match.groups())) for match in map(FRAME.search, self.having(*words).splitlines()) if match]


class Screen:
    """An open session. `tap`, `tree`, `explain` and all other names are tools; their arguments are those of the tool.

    The transcript contains the calls and the answers, as a model reads them.
    """

    def __init__(self, connection, file, **arguments):
        self.connection, self.session = connection, None
        self.transcript, self.pictures, self.failures = [], 0, []
        opened = self.call("open", files=[str(file)], **arguments)
        self.opened = opened
        if not opened.failed:
            self.session = opened.split()[1]

    def call(self, tool, **arguments):
        shown = json.dumps(arguments, ensure_ascii=False)
        if self.session and tool != "open":
            arguments["session"] = self.session
        result = self.connection.call(tool, arguments)
        answer = Answer("\n".join(part.text for part in result.content if part.type == "text"))
        for part in result.content:
            if part.type == "image":
                answer.picture = base64.b64decode(part.data)
                self.pictures += 1
        failed = getattr(result, "is_error", None)
        answer.failed = bool(result.isError if failed is None else failed)
        self.transcript.append(f"> {tool} {shown}\n{answer}\n")
        if answer.failed:
            self.failures.append(f"{tool} {shown}: {answer}")
        return answer

    def __getattr__(self, tool):
        def perform(element=None, **arguments):
            if element is not None:
                arguments["element"] = element
            return self.call(tool, **arguments)

        return perform

    def wait(self, seconds):
        """Lets the program's own tasks and timers run: they need real time."""
        time.sleep(seconds)

    def close(self):
        if self.session:
            self.connection.call("close", {"session": self.session})
            self.session = None

    @property
    def characters(self):
        return sum(map(len, self.transcript))


class Connection:
    """A running server. Calls wait for their answers, so that checks are plain functions."""

    def __init__(self, command):
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.started, self.ended = threading.Event(), asyncio.Event()
        self.task = asyncio.run_coroutine_threadsafe(self.serve(command), self.loop)
        while not self.started.wait(0.1):
            if self.task.done():
                self.task.result()

    async def serve(self, command):
        async with contextlib.AsyncExitStack() as stack:
            parameters = StdioServerParameters(command=command, args=["mcp"])
            # Crashes and warnings of the programs are part of the answers, too.
            log = stack.enter_context(open(os.devnull, "w"))
            streams = await stack.enter_async_context(stdio_client(parameters, errlog=log))
            self.client = await stack.enter_async_context(ClientSession(*streams))
            await self.client.initialize()
            self.started.set()
            await self.ended.wait()

    def call(self, tool, arguments):
        return asyncio.run_coroutine_threadsafe(self.client.call_tool(tool, arguments), self.loop).result()

    def close(self):
        self.loop.call_soon_threadsafe(self.ended.set)
        self.task.result(timeout=30)
