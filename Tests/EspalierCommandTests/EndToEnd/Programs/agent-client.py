# SPDX-License-Identifier: MIT
"""Drives every tool of `espalier mcp` by the official client of the Model Context Protocol.

usage: agent-client.py ESPALIER FOLDER — the folder has Counter.swift and Long.swift, which are changed. Prints a line for each step, with
times, and ends with status 0 if all steps had the expected results.
"""
import asyncio
import base64
import statistics
import sys
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

program, folder = sys.argv[1:]
counter, long = folder + "/Counter.swift", folder + "/Long.swift"


class Screen:
    """A client with one session."""

    def __init__(self, client):
        self.client, self.session = client, None

    async def call(self, tool, fails=False, **arguments):
        if self.session and tool not in ("open", "check"):
            arguments.setdefault("session", self.session)
        result = await self.client.call_tool(tool, arguments)
        texts = "\n".join(part.text for part in result.content if part.type == "text")
        pictures = [base64.b64decode(part.data) for part in result.content if part.type == "image"]
        failed = getattr(result, "is_error", None)
        if failed is None:
            failed = result.isError
        assert bool(failed) == fails, f"{tool} {arguments}: {texts}"
        return texts, pictures

    async def open(self, **arguments):
        text, _ = await self.call("open", **arguments)
        self.session = text.split()[1]
        return text


def expect(condition, text):
    assert condition, text


def size(picture):
    expect(picture[:8] == b"\x89PNG\r\n\x1a\n", "no PNG")
    return int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")


async def steps(client):
    listed = await client.list_tools()
    names = {tool.name for tool in listed.tools}
    print("tools:", ", ".join(sorted(names)))
    used = set()

    screen = Screen(client)
    plain = screen.call

    async def call(tool, **arguments):
        used.add(tool)
        return await plain(tool, **arguments)

    screen.call = call

    start = time.time()
    text = await screen.open(files=[counter], look="phone", width=300, height=500)
    print(f"open: {time.time() - start:.2f} s")
    expect('text "Count: 0"' in text and 'button "Add"' in text, text)

    text, _ = await call("tap", element="Add", count=2)
    expect("Count: 2" in text and "printed:\nadded 1\nadded 2" in text, text)
    text, _ = await call("tap", element="Ad", fails=True)
    expect('No element is called "Ad"' in text and '"Add"' in text, text)
    text, _ = await call("type", element="Name", text="Ada")
    expect("Hello Ada" in text, text)
    text, _ = await call("key", key="delete")
    expect("Hello Ad" in text, text)

    picture = (await call("picture"))[1][0]
    expect(size(picture) == (300, 500), size(picture))
    text, pictures = await call("picture", element="Add", scale=2, marks="names")
    expect("1: " in text and size(pictures[0])[0] < 600, text)
    times = []
    for _ in range(20):
        start = time.perf_counter()
        await call("picture")
        times.append(time.perf_counter() - start)
    print(f"picture: median {statistics.median(times) * 1000:.1f} ms, longest {max(times) * 1000:.1f} ms")

    for kind in ("accessibility", "views", "layout", "preferences", "displayList"):
        text, _ = await call("tree", kind=kind)
        expect(text, kind)
    text, _ = await call("explain", of="layout", name="Add")
    expect("proposed" in text or "offered" in text or "×" in text, text)
    text, _ = await call("explain", of="updates")
    expect(text, "updates")

    text, _ = await call("scroll", element="Row 3", down=400)
    expect("Row 3" in text, text)
    text, _ = await call("drag", x=150, y=400, toX=150, toY=480)
    text, _ = await call("tap", element="Move")
    expect("The motion took" in text, text)
    text, _ = await call("explain", of="updates")
    expect("The last input:" in text and "Counter.isMoved: false → true" in text and "The last frame:" in text, text)
    text, _ = await call("advance", seconds=1)
    expect("The clock is at" in text, text)
    text, _ = await call("resize", width=400, height=600)
    text, _ = await call("environment", direction="rightToLeft")
    expect("−" in text and "Row" in text, text)
    text, _ = await call("environment", appearance="dark", textSize="accessibility1", direction="rightToLeft", locale="de_DE")
    expect(size((await call("picture"))[1][0]) == (400, 600), "size")
    await call("environment", appearance="light", textSize="large", direction="leftToRight", locale="en_US")

    text, _ = await call("snapshot", mode="record", name="one")
    text, _ = await call("snapshot", mode="compare", name="one")
    expect("The pictures are equal." in text, text)
    text, pictures = await call("previews")
    expect('"Small"' in text and len(pictures) == 1, text)
    text, _ = await call("audit", targetSize=44)
    expect("target: " in text, text)
    text, _ = await call("check", files=[counter])
    expect("1 of 1 files compile" in text, text)

    # Edits keep the state.
    text, pictures = await call("edit", old='Text("Count: \\(count)")', new='Text("Number: \\(count)")')
    print("edit:", text.splitlines()[0].split("and ")[-1])
    expect("Number: 2" in text and "the state is kept" in text and len(pictures) == 1, text)
    text, _ = await call("edit", old='"Number: ', new='"Wrong: \\(missing)', fails=True)
    expect("cannot find 'missing' in scope" in text and "The session shows the version before" in text, text)
    expect("Number: 2" in (await call("tree"))[0], "the version before")
    text, _ = await call("edit", old='"Wrong: \\(missing)', new='"Sum: ')
    expect("Sum: 2" in text, text)
    text, pictures = await call("snapshot", mode="compare", name="one")
    expect("pixels differ" in text and len(pictures) == 1, text)

    # A crash and an endless loop end neither the server nor another session.
    other = Screen(client)
    await other.open(files=[counter], preview="Small")
    text, _ = await call("tap", element="Crash", fails=True)
    expect("The program has crashed" in text and "Counter.swift:" in text and "range" in text, text)
    text, _ = await call("tree")
    expect("The session began anew" in text and "Sum: 0" in text, text)
    start = time.time()
    text, _ = await call("tap", element="Loop", fails=True)
    expect("The program does not answer" in text and "Counter.swift:" in text, text)
    print(f"endless loop: {time.time() - start:.1f} s")
    text, _ = await other.call("tap", element="Add")
    expect("Sum: 1" in text, text)
    await other.call("close")
    text, _ = await other.call("tree", fails=True)
    expect("There is no session" in text, text)
    text, _ = await call("edit", old="var body: some View {", new="var body: some View {\n    let _ = [0][count + 1]", fails=True)
    expect("the new version does not run" in text and "Counter.swift:" in text, text)
    await call("edit", old="\n    let _ = [0][count + 1]", new="")

    # Two edits at once are both made.
    texts = await asyncio.gather(
        call("edit", old='"Sum: ', new='"Total: '), call("edit", old='Button("Add")', new='Button("Plus")'))
    expect(all("compiled in" in text for text, _ in texts), texts)
    text, _ = await call("tree")
    expect("Total: 0" in text and '"Plus"' in text, text)
    await call("close")

    # Times with 500 lines.
    screen.session = None
    await screen.open(files=[long])
    times = []
    for number in range(5):
        start = time.perf_counter()
        text, _ = await call("edit", old=f'"Version {number}"', new=f'"Version {number + 1}"')
        times.append(time.perf_counter() - start)
        expect(f"Version {number + 1}" in text, text)
    print(f"edit of 500 lines: median {statistics.median(times) * 1000:.0f} ms, {text.splitlines()[0].split('and ')[-1]}")
    expect(names == used, f"not used: {names - used}")


async def main():
    parameters = StdioServerParameters(command=program, args=["mcp"])
    async with stdio_client(parameters) as (read, write):
        async with ClientSession(read, write) as client:
            answer = await client.initialize()
            print("protocol", getattr(answer, "protocol_version", None) or answer.protocolVersion)
            await steps(client)
    print("done")


asyncio.run(main())
