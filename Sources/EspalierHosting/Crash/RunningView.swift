// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

// Reads: the rule or call on top, the sources of the rule, the preference tree; runs no rule.
// Produces: the words of a crash's message.
// Costs: O(nodes), once, when the process is about to end. Takes no native stack for depth: it may have run over.

/// Names the view whose code runs.
@MainActor
package struct RunningView {
  /// The name of the call, such as "the body of Row".
  package let call: String
  /// The views from the root down to the one that the code belongs to; empty if none is known.
  package let path: [String]

  /// "the body of Row (ContentView › VStack › Row)".
  package var description: String {
    let isNamed =
      path.isEmpty || path.count == 1 && (call.hasSuffix(" in \(path[0])") || call.hasSuffix(" of \(path[0])"))
    return isNamed ? call : "\(call) (\(Self.shortened(path).joined(separator: " › ")))"
  }

  /// The code that runs now in a host; nil if no view's code does.
  /// - Parameter begun: Gets the name of the call, before the tree is searched: that may fault, as the process has crashed.
  package init?(in host: ViewGraph?, begun: (String) -> Void = { _ in }) {
    guard let code = Graph.runningCode ?? TaskPlace.current.map({ ("task", $0.attribute) }) else { return nil }
    guard let place = code.place else {
      guard let name = code.call else { return nil }
      (call, path) = (name, [])
      return
    }
    begun(Self.words(name: code.call, rule: place, view: nil))
    path = Graph.withoutUpdates { Self.path(to: place, in: host.map(ViewPlaces.init)) }
    call = Self.words(name: code.call, rule: place, view: path.last)
  }

  /// The first and the last views of a path: a view whose body contains itself is in it thousands of times.
  static func shortened(_ path: [String]) -> [String] {
    path.count <= 16 ? path : path.prefix(4) + ["… \(path.count - 12) more …"] + path.suffix(8)
  }

  // MARK: - Words

  private static func words(name: String?, rule: AnyAttribute, view: String?) -> String {
    if let body = Graph.ruleType(of: rule) as? any BodyRule.Type, name == nil {
      return "the body of \(shortName(of: body.owner))"
    }
    let label = withoutGenerics(Graph.label(of: rule))
    func rest(after prefix: String) -> String? { label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : nil }
    if let name {
      // In a layout the rule is the place.
      if let layout = rest(after: "layout of "), name != "a gesture" { return "\(name) of \(layout)" }
      // The handling of a gesture or a key by a control of the framework is the user's action.
      if name == "a gesture" || name == "a key", let view, !isWrittenByUser(rule) { return "the action of \(view)" }
      return within(name, view)
    }
    if let key = rest(after: "combine ") ?? rest(after: "chunks of ") { return within("reduce of \(key)", view) }
    if let drawn = rest(after: "draw ") { return within("the drawing of \(drawn)", view) }
    if label.hasPrefix("branch of ") { return within("a \(label)", view) }
    for prefix in ["element of ", "elements of ", "rows of "] {
      if let list = rest(after: prefix) { return within("the content of \(list)", view) }
    }
    if label.hasPrefix("geometry reader") { return within("the content of GeometryReader", view) }
    return within(label, view)
  }

  private static func within(_ call: String, _ view: String?) -> String {
    guard let view, view != "…", !call.hasSuffix(" of \(view)") else { return call }
    return "\(call) in \(view)"
  }

  /// The label without the text in angle brackets: "onChange(of: Int)" stays, "element of ForEach<Range<Int>>" is shortened.
  static func withoutGenerics(_ label: String) -> String {
    var depth = 0
    var last: Character = " "
    return String(
      label.filter { character in
        defer { last = character }
        if character == "<" { depth += 1 }
        if character == ">", last != "-" {
          depth -= 1
          return false
        }
        return depth == 0
      })
  }

  // MARK: - The path

  private static func path(to place: AnyAttribute, in places: ViewPlaces?) -> [String] {
    let bodies = bodies(above: place)
    var written: [String] = []
    for (index, body) in bodies.enumerated() {
      // Not a part of a control, which a framework's view has made.
      guard name(body) != nil || bodies[(index + 1)...].first.flatMap(name) != nil else { continue }
      if let found = places?.path(toBody: body) {
        written = found + names(of: bodies[...index])
        break
      }
    }
    if written.isEmpty {
      let start = bodies.count == mostBodies ? "…" : bodies.last.flatMap(name)
      written = (start.map { [$0] } ?? []) + names(of: bodies)
    }
    guard let found = places?.path(to: place) else { return written }
    return found.count > written.count && found.starts(with: written) ? found : written
  }

  private static let mostBodies = 2000

  /// The body that a node belongs to, the one that has made the view of that, and so on.
  private static func bodies(above place: AnyAttribute) -> ArraySlice<AnyAttribute> {
    var bodies: [AnyAttribute] = []
    var next = isBody(place) ? place : Graph.source(of: place, where: isBody)
    while let body = next, bodies.count < mostBodies {
      bodies.append(body)
      next = Graph.source(of: body, where: isBody)
    }
    return bodies[...]
  }

  /// The views of some bodies from the second last down, without those that the framework has made of its own: a
  /// control is written by a user, its parts are not.
  private static func names(of bodies: ArraySlice<AnyAttribute>) -> [String] {
    zip(bodies, bodies.dropFirst()).reversed().compactMap { body, outer in
      name(body) ?? (name(outer) == nil ? nil : owner(of: body).map { shortName(of: $0) })
    }
  }

  /// Whether a user's body has made a node's view; the root view of an app counts, too.
  private static func isWrittenByUser(_ place: AnyAttribute) -> Bool {
    let body = isBody(place) ? place : Graph.source(of: place, where: isBody)
    return body.flatMap(name) != nil || body == nil
  }

  private static func isBody(_ attribute: AnyAttribute) -> Bool {
    Graph.ruleType(of: attribute) is any BodyRule.Type
  }

  private static func owner(of body: AnyAttribute) -> Any.Type? {
    (Graph.ruleType(of: body) as? any BodyRule.Type)?.owner
  }

  /// The name of a body's view; nil for a view of the framework.
  private static func name(_ body: AnyAttribute) -> String? {
    owner(of: body).flatMap { isUsersType($0) ? shortName(of: $0) : nil }
  }
}
