# SPDX-License-Identifier: MIT
from program import Program

program = Program("Stopwatch", look="phone", width=340, height=560)


@program.fault(
    "task not cancelled",
    "The time goes on after Stop.",
    """    .task(id: isRunning) {
      guard isRunning else { return }
      starts += 1
      await run()
    }
""",
    """    .onChange(of: isRunning) {
      guard isRunning else { return }
      starts += 1
      Task { await run() }
    }
""",
)
def time_goes_on(screen):
    screen.tap("Start")
    screen.wait(0.3)
    screen.tap("Stop")
    before = screen.tree().having("text", ":0")
    screen.wait(0.4)
    after = screen.tree().having("text", ":0")
    return before != after and f"{before}\n{after}"


@program.fault(
    "action done twice",
    "Each start counts as two.",
    "      starts += 1\n      await run()\n    }\n",
    "      starts += 1\n      await run()\n    }\n    .onChange(of: isRunning) { if isRunning { starts += 1 } }\n",
)
def start_counts_twice(screen):
    screen.tap("Start")
    screen.wait(0.2)
    return screen.tree().having("Starts: 2")


@program.fault(
    "contrast",
    "“Running” can hardly be read.",
    "isRunning ? Color(red: 0, green: 0.4, blue: 0) : .primary",
    "isRunning ? Color(red: 0.6, green: 0.9, blue: 0.3) : .primary",
)
def running_is_pale(screen):
    screen.tap("Start")
    return screen.audit().having("contrast:", "Running")


@program.fault(
    "order",
    "The last lap is at the bottom, but has the number 1.",
    "laps.insert(ticks, at: 0)",
    "laps.append(ticks)",
)
def laps_are_reversed(screen):
    screen.tap("Start")
    screen.wait(0.2)
    screen.tap("Lap")
    screen.wait(0.4)
    screen.tap("Lap")
    laps = screen.tree().having("text", ":0").splitlines()[1:]
    times = [line.split('"')[1] for line in laps]
    return len(times) == 2 and times[0] < times[1] and str(times)


@program.fault(
    "wrong format",
    "Five seconds are shown as 00:5.",
    '"%02d:%02d.%d"',
    '"%02d:%d.%d"',
)
def seconds_have_one_digit(screen):
    return screen.opened.having('"00:0.0"')
