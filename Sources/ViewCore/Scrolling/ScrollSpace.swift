/// The names of the spaces that a scroll view makes.
package enum ScrollSpace: Hashable {
  package final class Identity: Hashable, Sendable {
    package init() {}
    package static func == (a: Identity, b: Identity) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The innermost scroll view; nil for either axis.
  case viewport(Axis?)
  /// What moves in one particular scroll view.
  case content(Identity)
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The innermost scroll view around; origin at its top left corner (oracle G17).
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.viewport(nil)) }

  /// The innermost scroll view around that scrolls along `axis` (oracle G17).
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace.viewport(axis))
  }
}
