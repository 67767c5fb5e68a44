# SPDX-License-Identifier: MIT
from program import Program

program = Program("Chat", look="phone", width=375, height=500)


@program.fault(
    "padding",
    "The texts touch the left and the right side of their bubbles.",
    "      .padding(.horizontal, 12)\n",
    "",
)
def texts_touch_the_bubbles(screen):
    drawn = screen.tree(kind="displayList")
    text = drawn.frame('text "Almost."')
    bubbles = [frame for frame in drawn.frames("corners 14") if frame.meets(text)]
    return bubbles and text.x - bubbles[0].x < 1 and f"text {text}, bubble {bubbles[0]}"


@program.fault(
    "right to left",
    "In Arabic my messages stay on the right side, where the others are.",
    "      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)\n",
    """      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
      .environment(\\.layoutDirection, .leftToRight)
""",
)
def sides_ignore_the_direction(screen):
    before = screen.tree().frame('"Almost."')
    screen.environment(direction="rightToLeft")
    after = screen.tree().frame('"Almost."')
    return abs(after.x - before.x) < 1 and f"left to right {before}, right to left {after}"


@program.fault(
    "contrast",
    "In the dark appearance the messages can hardly be read.",
    "      .foregroundStyle(.primary)\n",
    "      .foregroundStyle(.black)\n",
)
def messages_are_black_in_the_dark(screen):
    screen.environment(appearance="dark")
    return screen.audit().having("contrast:", "Almost.")


@program.fault(
    "action done twice",
    "The return key sends each message twice.",
    "          .onSubmit(send)\n",
    """          .onSubmit {
            let text = trimmed
            send()
            draft = text
            send()
          }
""",
)
def return_sends_twice(screen):
    return screen.type("Message", text="Yes\n").having("+", '"Yes#1"')


@program.fault(
    "update loop",
    "While I write, the window hangs for a moment, and something is logged.",
    "      if text.count > 20 { draft = String(text.prefix(20)) }\n",
    '      draft = text.hasSuffix(" ") ? String(text.dropLast()) : text + " "\n',
)
def writing_loops(screen):
    return screen.type("Message", text="a").having("warning:", "onChange")
