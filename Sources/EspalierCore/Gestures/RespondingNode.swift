import EspalierGraph

/// Changes what can be touched in a view.
package final class RespondingNode: PassingNode {
  private let make: (Attribute<ResponderList>?, ObjectIdentifier) -> Attribute<ResponderList>
  private let name: String
  private var memo = PreferenceMemo()

  /// - Parameter make: Makes the attribute from the one below, for the node with the given identity, when somebody asks.
  package init(
    _ content: PreferenceNode?, label: String,
    make: @escaping (Attribute<ResponderList>?, ObjectIdentifier) -> Attribute<ResponderList>
  ) {
    self.make = make
    name = label
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard Key.self == ResponderKey.self else { return super.attribute(for: key) }
    return memo.attribute(for: key) {
      let below = content?.attribute(for: ResponderKey.self)
      return subgraph.apply { make(below, ObjectIdentifier(self)) }.any.as(Key.Value.self)
    }
  }

  package override var label: String { name }
}
