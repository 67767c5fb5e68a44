// SPDX-License-Identifier: MIT

/// What one concept keeps for a host: where events go, the views with matched geometry, what is presented. The host
/// names none of them; it keeps each from its first use on, for as long as it lives itself.
@MainActor
package protocol HostPart: AnyObject {
  init(_ host: ViewGraph)
}

extension ViewGraph {
  /// The host's part of a type, made when it is first needed. O(1).
  package func part<Part: HostPart>(_ type: Part.Type) -> Part {
    if let known = partIfMade(type) { return known }
    let made = Part(self)
    parts[ObjectIdentifier(type)] = made
    return made
  }

  /// The same; nil where nothing has needed it.
  package func partIfMade<Part: HostPart>(_ type: Part.Type) -> Part? {
    parts[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }
}
