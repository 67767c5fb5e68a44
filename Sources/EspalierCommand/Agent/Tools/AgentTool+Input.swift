// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

extension AgentTool {
  /// The tools that act as a user of the program does. Each answer has the difference that the action made to the elements.
  static let input = [tap, type, key, scroll, drag, advance]

  private static let place = [
    .element,
    ToolParameter(
      "x", coordinate, "Points to the right of the element's centre; without an element of the window's corner."),
    ToolParameter("y", coordinate, "Points below the element's centre; without an element of the window's corner."),
  ]
  private static let coordinate = ToolParameter.Kind.number(-PreviewBounds.longestSide...PreviewBounds.longestSide)

  private static func place(_ arguments: ToolArguments, prefix: String = "") throws -> SessionPlace {
    let element = arguments.text(prefix.isEmpty ? "element" : prefix + "Element")
    let names = prefix.isEmpty ? ("x", "y") : (prefix + "X", prefix + "Y")
    let (x, y) = (arguments.number(names.0), arguments.number(names.1))
    guard element != nil || (x != nil && y != nil) else {
      throw ToolFailure("The place is an element, or \(names.0) and \(names.1); `tree` lists the elements.")
    }
    return SessionPlace(element: element, offset: CGSize(width: x ?? 0, height: y ?? 0))
  }

  private static let tap = ofSession(
    "tap", "Tap",
    "Taps an element, or a point. The motion that follows runs to its end, for up to 5 s of the session's clock; "
      + "the answer has its time, and the difference of the elements.",
    place + [
      ToolParameter("count", .number(1...Double(SessionInput.mostTaps)), "The number of taps; 1 without it."),
      ToolParameter("seconds", .number(0...60), "How long it is pressed; 0 without it."),
      ToolParameter("secondary", .flag, "Whether the secondary button is pressed, which opens context menus."),
    ]
  ) { arguments, session, call in
    let tap = SessionInput.tap(
      try place(arguments), count: Int(arguments.number("count") ?? 1), seconds: arguments.number("seconds") ?? 0,
      isSecondary: arguments.flag("secondary"))
    return try session.ask(.input(tap), call)
  }

  private static let type = ofSession(
    "type", "Type", "Types text into the element, which gets the focus, else into the view that has it.",
    [ToolParameter("text", .text, "The text; a line end is the return key.", isRequired: true), .element]
  ) { arguments, session, call in
    try session.ask(
      .input(.type(arguments.text("text") ?? "", element: arguments.text("element"))), call)
  }

  /// The names of modifier keys, by the bits of `EventModifiers`.
  private static let modifiers = ["shift": 2, "control": 4, "option": 8, "command": 16]

  private static let key = ofSession(
    "key", "Key", "Presses one key.",
    [
      ToolParameter(
        "key", .text,
        "One character, or return, escape, tab, space, delete, deleteForward, up, down, left, right, home, end, pageUp, pageDown.",
        isRequired: true),
      ToolParameter("modifiers", .texts, "Held keys: shift, control, option, command."),
    ]
  ) { arguments, session, call in
    let bits = try arguments.texts("modifiers").map { name in
      guard let bit = modifiers[name] else {
        throw ToolFailure(
          "There is no modifier \(name.debugDescription); there is \(modifiers.keys.sorted().joined(separator: ", ")).")
      }
      return bit
    }
    return try session.ask(.input(.key(arguments.text("key") ?? "", modifiers: bits.reduce(0, |))), call)
  }

  private static let scroll = ofSession(
    "scroll", "Scroll", "Turns a wheel over an element, or over a point.",
    place + [
      ToolParameter("right", coordinate, "Points towards content further right; negative for content further left."),
      ToolParameter("down", coordinate, "Points towards content further down; negative for content further up."),
    ]
  ) { arguments, session, call in
    guard arguments.has("right") || arguments.has("down") else {
      throw ToolFailure("scroll needs a distance in points: right, down, or both")
    }
    let delta = CGSize(width: -(arguments.number("right") ?? 0), height: -(arguments.number("down") ?? 0))
    return try session.ask(.input(.scroll(try place(arguments), delta)), call)
  }

  private static let drag = ofSession(
    "drag", "Drag", "Presses at one place, moves to another one, and releases there.",
    place + [
      ToolParameter("toElement", .text, "The element at whose centre it ends."),
      ToolParameter("toX", coordinate, "Points to the right of that centre, else of the window's corner."),
      ToolParameter("toY", coordinate, "Points below that centre, else of the window's corner."),
      ToolParameter("seconds", .number(0...60), "The time of the motion; 0.2 without it."),
    ]
  ) { arguments, session, call in
    let (start, end) = (try place(arguments), try place(arguments, prefix: "to"))
    return try session.ask(.input(.drag(start, to: end, seconds: arguments.number("seconds") ?? 0.2)), call)
  }

  private static let advance = ofSession(
    "advance", "Advance",
    "Moves the session's clock: animations and timelines run. Tasks and timers of the program run in real time.",
    [ToolParameter("seconds", .number(0...60), "The time that passes.", isRequired: true)]
  ) { arguments, session, call in
    let seconds = arguments.number("seconds") ?? 0
    return try session.ask(.advance(seconds: seconds), call, limit: AgentSession.patience + seconds * 2)
  }
}
