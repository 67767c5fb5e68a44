// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierNumbers
import EspalierPreviewChannel
import SwiftUI
import ViewTesting

extension SessionHost {
  /// A tree as text.
  /// - Parameter part: The name of the element, or the type of the views, whose part is listed.
  func tree(_ kind: String, _ part: String?) throws -> String {
    guard let kind = TreeKind(rawValue: kind) else {
      let names = TreeKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw SessionFailure("There is no tree \(kind.debugDescription); there is \(names).")
    }
    if kind == .accessibility {
      let elements = SessionElements(host)
      let text = elements.text(of: try part.map(elements.named))
      return text.isEmpty ? "The window has no accessible element; the tree `views` lists the views." : text
    }
    let nodes = host.nodes(of: kind)
    guard let part else { return nodes.text }
    let found = nodes.flatMap { $0.parts(called: part) }
    guard !found.isEmpty else {
      throw SessionFailure(
        "No node of the tree \(kind.rawValue) is called \(part.debugDescription); a node is called by the first word of its line."
      )
    }
    return found.text
  }

  /// A line for each defect.
  func audit(_ targetSize: Double) -> String {
    let findings = host.audit(targetSize: targetSize)
    return findings.isEmpty ? "The audit finds nothing." : findings.map(\.description).joined(separator: "\n")
  }

  /// - Throws: `SessionFailure` with the existing names, if none is the subject.
  func explanation(of subject: SessionSubject) throws -> String {
    switch subject {
    case .layout(let name): try host.explain(.layout, of: locator(name))
    case .update(nil): try updates()
    case .update(let name?): try host.explain(.update, of: locator(name))
    case .preference(let name): try host.explain(.preference(key(name)))
    case .anchor(let name): try host.explain(.anchor(key(name)))
    }
  }

  /// The frame of the last input, for it has the writes and the bodies that ran because of them; and the last frame, if others followed.
  private func updates() throws -> String {
    let last = try host.explain(.update)
    // A frame that goes on after the input has the same title, and more events.
    guard let input = inputUpdates, input.prefix(while: { $0 != "\n" }) != last.prefix(while: { $0 != "\n" }) else {
      return last
    }
    return "The last input:\n\(input)\nThe last frame:\n\(last)"
  }

  /// The element with a name, else the views of a type: `Row#1` is the second of them.
  private func locator(_ name: String) throws -> Locator {
    let elements = SessionElements(host)
    do {
      let element = try elements.named(name)
      return .view(element.node.view, name: element.name)
    } catch {
      let parts = name.split(separator: "#")
      let locator = Locator.typeName(parts.first.map(String.init) ?? name)
      let places = host.places(of: locator)
      if places.isEmpty { throw SessionFailure("\(error) Types are \(host.viewTypeNames.joined(separator: ", ")).") }
      if places.count == 1 { return locator }
      if parts.count == 2, let number = Int(parts[1]), places.indices.contains(number) { return locator.nth(number) }
      let list = places.prefix(20).enumerated().map { "\(parts[0])#\($0.offset): \($0.element)" }
      throw SessionFailure(
        "\(places.count) views are called \(name.debugDescription); choose one:\n" + list.joined(separator: "\n"))
    }
  }

  private func key(_ name: String) throws -> any PreferenceKey.Type {
    if let key = host.preferenceKey(named: name) { return key }
    let users = host.preferenceKeys.filter(isUsersType)
    let known = (users.isEmpty ? host.preferenceKeys : users).map { "\($0)" }
    throw SessionFailure(
      "No view writes or reads a preference key \(name.debugDescription); "
        + (known.isEmpty ? "there is none." : "there is \(known.joined(separator: ", "))."))
  }
}

extension DumpNode {
  /// The outermost nodes of a name, with or without type arguments, in this node and below.
  fileprivate func parts(called name: String) -> [DumpNode] {
    if self.name == name || self.name.hasPrefix(name + "<") { return [self] }
    return children.flatMap { $0.parts(called: name) }
  }
}
