// SPDX-License-Identifier: MIT

import EspalierFileRunner
import EspalierInteraction
import EspalierNumbers
import EspalierPreviewChannel
import Foundation
import SwiftUI
import ViewTesting

extension SessionHost {
  /// The steps of a drag.
  private static var steps: Int { 8 }

  /// - Throws: `SessionFailure` with the existing names, if no element has the input's.
  func perform(_ input: SessionInput) throws {
    let pointer = host.pointer
    switch input {
    case .tap(let place, let count, let seconds, let isSecondary):
      let point = try point(of: place)
      for _ in 0..<count {
        if isSecondary {
          pointer.secondaryPress(at: point)
          continue
        }
        pointer.press(at: point)
        if seconds > 0 { try host.advance(by: Duration(clampingSeconds: seconds)) }
        pointer.release(at: point)
      }
    case .type(let text, let name): try type(text, into: name)
    case .key(let name, let modifiers): try press(name, EventModifiers(rawValue: modifiers))
    case .scroll(let place, let delta): pointer.scroll(by: delta, at: try point(of: place))
    case .drag(let place, let end, let seconds):
      let (start, end) = (try point(of: place), try point(of: end))
      pointer.press(at: start)
      for step in 1...Self.steps {
        try host.advance(by: Duration(clampingSeconds: seconds / Double(Self.steps)))
        let part = CGFloat(step) / CGFloat(Self.steps)
        pointer.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      pointer.release(at: end)
    }
  }

  private func point(of place: SessionPlace) throws -> CGPoint {
    var point = CGPoint(x: place.offset.width, y: place.offset.height)
    if let name = place.element {
      let element = try SessionElements(host).named(name)
      let centre = element.node.activationPosition
      point = CGPoint(x: centre.x + point.x, y: centre.y + point.y)
    }
    let size = host.size
    guard CGRect(origin: .zero, size: size).holds(point) else {
      throw SessionFailure(
        "The point \(Int(clamping: point.x)), \(Int(clamping: point.y)) is outside of the window of "
          + "\(Int(clamping: size.width)) × \(Int(clamping: size.height)) points; `scroll` brings content into it.")
    }
    return point
  }

  private func type(_ text: String, into name: String?) throws {
    if let name {
      let element = try SessionElements(host).named(name)
      try host.get(.view(element.node.view, name: element.name)).focus()
    }
    guard host.graph.focus.target != nil else {
      throw SessionFailure(
        "Nothing has the focus" + (name == nil ? "" : ": that element takes no keys")
          + "; name a text field as `element`, or `tap` it first.")
    }
    host.keys.type(text)
  }

  private func press(_ name: String, _ modifiers: EventModifiers) throws {
    let key: KeyEquivalent
    if let named = Self.keys[name] {
      key = named
    } else if name.count == 1, let character = name.first {
      key = KeyEquivalent(character)
    } else {
      throw SessionFailure(
        "There is no key \(name.debugDescription); a key is one character, or \(Self.keys.keys.sorted().joined(separator: ", "))."
      )
    }
    let isText = modifiers.isDisjoint(with: [.command, .control]) && Self.keys[name] == nil
    if isText, host.graph.focus.target?.interactions.contains(.edit) == true { return host.keys.insert(name) }
    if !host.keys.press(key, modifiers: modifiers) {
      throw SessionFailure("No view, layer or shortcut takes the key \(name.debugDescription).")
    }
  }

  private static var keys: [String: KeyEquivalent] {
    [
      "return": .return, "escape": .escape, "tab": .tab, "space": .space, "delete": .delete, "up": .upArrow,
      "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "home": .home, "end": .end, "pageUp": .pageUp,
      "pageDown": .pageDown, "deleteForward": .deleteForward,
    ]
  }
}
