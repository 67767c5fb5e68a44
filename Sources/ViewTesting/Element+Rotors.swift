// SPDX-License-Identifier: MIT

import EspalierInteraction

// The lists of places between which a screen reader moves.

extension Element {
  /// The rotors that are reached from the element: those of `accessibilityRotor`, those of views inside first.
  public var rotors: [Rotor] {
    func rotors(_ node: AccessibilityNode) -> [AccessibilityRotor] {
      node.rotors.isEmpty && node.children.count == 1 ? rotors(node.children[0]) : node.rotors
    }
    return node?.accessibility.map(rotors)?.map { Rotor(host: host, rotor: $0) } ?? []
  }

  /// The rotor with a name.
  /// - Throws: `ElementGone` if the view is not on screen any more, `MissingRotor` if the element has no such rotor.
  public func rotor(_ name: String) throws -> Rotor {
    _ = try existing("find the rotor \"\(name)\"")
    let known = rotors
    guard let found = known.first(where: { $0.name == name }) else {
      throw MissingRotor(wanted: "rotor \"\(name)\"", known: known.map(\.name), owner: summary)
    }
    return found
  }
}

/// A list of places between which the user of a screen reader moves.
@MainActor
public struct Rotor {
  let host: any AnyViewHost
  let rotor: AccessibilityRotor

  /// The name for the user: "Headings" for that of the system's headings.
  public var name: String { rotor.name }
  /// The names of the places, in order. A place without a name has an empty one.
  public var entries: [String] { rotor.entries.map { $0.label ?? "" } }

  /// Moves to a place, as the user of a screen reader does: its preparation runs, its view is scrolled into sight and has the keyboard,
  /// if it can have it.
  /// - Throws: `MissingRotor` if there is no such place.
  public func move(to entry: String) throws {
    guard let found = rotor.entries.first(where: { ($0.label ?? "") == entry }) else {
      throw MissingRotor(wanted: "entry \"\(entry)\"", known: entries, owner: "The rotor \"\(name)\"")
    }
    host.send { _ in found.move() }
  }
}

/// A rotor that an element does not have, or a place that a rotor does not have.
public struct MissingRotor: Error, CustomStringConvertible {
  let wanted: String
  let known: [String]
  let owner: String

  public var description: String {
    "\(owner) has no \(wanted). "
      + (known.isEmpty ? "It has none at all." : "It has: \(known.map { "\"\($0)\"" }.joined(separator: ", ")).")
  }
}
