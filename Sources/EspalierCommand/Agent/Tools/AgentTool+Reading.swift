// SPDX-License-Identifier: MIT

import EspalierPreviewChannel

extension AgentTool {
  /// The tools that show a session.
  static let reading = [picture, tree, explain, audit]

  private static let picture = ofSession(
    "picture", "Picture",
    "Draws the window, or one element of it. `marks` draws frames of elements over it, or frames with numbers and a list.",
    isReadOnly: true,
    [
      .element, ToolParameter("scale", .number(0.1...8), "Pixels per point; 1 without it."),
      ToolParameter("marks", .choice(["none", "frames", "names"]), "What is drawn over the picture; none without it."),
    ]
  ) { arguments, session, call in
    let marks = arguments.text("marks").flatMap(SessionRequest.Marks.init) ?? .none
    let scale = arguments.number("scale") ?? 1
    return try session.ask(.picture(element: arguments.text("element"), scale: scale, marks: marks), call)
  }

  private static let tree = ofSession(
    "tree", "Tree",
    "Lists a tree of the window as text. accessibility: the elements, with the names that other tools take. views: the views with "
      + "frames. layout: also modifiers. preferences: values by key. displayList: what is drawn, with colours and clips, in the "
      + "coordinates of the `move` around it.",
    isReadOnly: true,
    [
      ToolParameter(
        "kind", .choice(["accessibility", "views", "layout", "preferences", "displayList"]), "accessibility without it."
      ),
      ToolParameter("element", .text, "Only this element's part; in other trees the part of views of that type."),
    ]
  ) { arguments, session, call in
    try session.ask(
      .tree(kind: arguments.text("kind") ?? "accessibility", element: arguments.text("element")), call)
  }

  private static let explain = ofSession(
    "explain", "Explain",
    "States a reason. layout: what was proposed to a view and what it answered, from the root down. update: what caused a view to "
      + "be as it is. updates: the writes and the bodies that ran in the frame of the last input, and in "
      + "the last frame. preference: how the values of a key flow up. anchor: where the anchors of a key are.",
    isReadOnly: true,
    [
      ToolParameter(
        "of", .choice(["layout", "update", "updates", "preference", "anchor"]), "The kind of the reason.",
        isRequired: true),
      ToolParameter(
        "name", .text, "The element or the type of the view; for preference and anchor the type of the key."),
    ]
  ) { arguments, session, call in
    let kind = arguments.text("of") ?? ""
    if kind == "updates" { return try session.ask(.explain(.update(nil)), call) }
    guard let name = arguments.text("name") else {
      throw ToolFailure("explain needs the argument name: the element, the type of the view, or the type of the key")
    }
    let subject: SessionSubject =
      switch kind {
      case "layout": .layout(name)
      case "update": .update(name)
      case "preference": .preference(name)
      default: .anchor(name)
      }
    return try session.ask(.explain(subject), call)
  }

  private static let audit = ofSession(
    "audit", "Audit",
    "Lists defects of the window by WCAG 2.2 AA: controls without a name, texts with too little contrast in the picture, small targets, "
      + "truncated texts, controls that the keyboard does not reach; each with its fix.",
    isReadOnly: true,
    [
      ToolParameter(
        "targetSize", .number(1...100),
        "The least width and height of a control in points: 24 without it, 44 for phones.")
    ]
  ) { arguments, session, call in
    try session.ask(.audit(targetSize: arguments.number("targetSize") ?? 24), call)
  }
}
