// SPDX-License-Identifier: MIT

/// The state of one concept for a host: the targets of events, the views with matched geometry, the presented views.
/// The host names none of these parts; it keeps each from its first use on, for as long as it lives itself.
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

  /// The same; nil if it has not been needed yet.
  package func partIfMade<Part: HostPart>(_ type: Part.Type) -> Part? {
    parts[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }
}
