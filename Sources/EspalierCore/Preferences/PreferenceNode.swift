// SPDX-License-Identifier: MIT

import EspalierGraph

/// The preferences of a view, as a tree that follows the view tree. A reader of a key requests the attribute of the
/// node below; attributes are made on the way to the writers, and only for keys that have a reader.
///
/// Public because other modules of this package subclass it: Swift has no such access below `open`.
@MainActor
open class _PreferenceNode {
  /// The subgraph of this node's attributes.
  package final let subgraph: Subgraph

  package init() { subgraph = Subgraph.current! }

  /// The attribute that computes `key` for this part of the tree; nil if no node in it writes the key or may ever write it.
  open func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? { nil }

  /// The nodes below, and this node's name in a dump.
  open var children: [_PreferenceNode] { [] }
  open var label: String { "\(type(of: self))" }
  /// The type of the view that this node represents; nil if it represents none.
  package var typeOfView: Any.Type? { nil }
  /// The role of this node for a key, for dumps; nil if it only passes the key on.
  open func role(for key: any PreferenceKey.Type) -> String? { nil }
  /// The keys that this node itself writes, changes or reads.
  open var ownKeys: [any PreferenceKey.Type] { [] }
}

package typealias PreferenceNode = _PreferenceNode

/// Attributes by key, found once.
@MainActor
package struct PreferenceMemo {
  private var entries: [(key: ObjectIdentifier, attribute: AnyAttribute?)] = []

  package nonisolated init() {}

  package mutating func attribute<Key: PreferenceKey>(for key: Key.Type, make: () -> Attribute<Key.Value>?)
    -> Attribute<Key.Value>?
  {
    for entry in entries where entry.key == ObjectIdentifier(key) { return entry.attribute?.as(Key.Value.self) }
    let made = make()
    entries.append((ObjectIdentifier(key), made?.any))
    return made
  }
}

/// A node with one below it, which passes on the keys that it does not handle.
@MainActor
open class _PassingNode: _PreferenceNode {
  package final let content: PreferenceNode?

  package init(_ content: PreferenceNode?) {
    self.content = content
    super.init()
  }

  open override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    content?.attribute(for: key)
  }
  open override var children: [_PreferenceNode] { content.map { [$0] } ?? [] }
}

package typealias PassingNode = _PassingNode

/// Replaces the value of one key (specification P5).
package final class WritingNode<Written: PreferenceKey>: PassingNode {
  private let make: () -> Attribute<Written.Value>
  private var memo = PreferenceMemo()

  package init(_ content: PreferenceNode?, make: @escaping () -> Attribute<Written.Value>) {
    self.make = make
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard Key.self == Written.self else { return content?.attribute(for: key) }
    return memo.attribute(for: key) { subgraph.apply { make() }.any.as(Key.Value.self) }
  }

  package override var label: String { "write \(Written.self)" }
  package override func role(for key: any PreferenceKey.Type) -> String? { key == Written.self ? "writes" : nil }
  package override var ownKeys: [any PreferenceKey.Type] { [Written.self] }
}

/// Changes the value of one key (specification P8–P10).
package final class TransformingNode<Changed: PreferenceKey>: PassingNode {
  private let make: (Attribute<Changed.Value>?, ObjectIdentifier) -> Attribute<Changed.Value>
  private let name: String?
  private var memo = PreferenceMemo()

  /// - Parameter label: The modifier of the framework, for dumps; nil for a user's transformation.
  /// - Parameter make: Makes the attribute from the one below, for the node with the given identity, when it is first read.
  package init(
    _ content: PreferenceNode?, label: String? = nil,
    make: @escaping (Attribute<Changed.Value>?, ObjectIdentifier) -> Attribute<Changed.Value>
  ) {
    self.make = make
    name = label
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard Key.self == Changed.self else { return content?.attribute(for: key) }
    return memo.attribute(for: key) {
      let below = content?.attribute(for: Changed.self)
      return subgraph.apply { make(below, ObjectIdentifier(self)) }.any.as(Key.Value.self)
    }
  }

  package override var label: String { name ?? "transform \(Changed.self)" }
  package override func role(for key: any PreferenceKey.Type) -> String? {
    name == nil && key == Changed.self ? "transforms" : nil
  }
  package override var ownKeys: [any PreferenceKey.Type] { name == nil ? [Changed.self] : [] }
}

/// Marks a reader, for dumps; changes nothing (specification P46).
package final class ReadingNode<Read: PreferenceKey>: PassingNode {
  private let modifier: String

  package init(_ content: PreferenceNode?, by modifier: String) {
    self.modifier = modifier
    super.init(content)
  }

  /// The modifier that reads.
  package override var label: String { modifier }
  package override func role(for key: any PreferenceKey.Type) -> String? { key == Read.self ? "reads" : nil }
  package override var ownKeys: [any PreferenceKey.Type] { [Read.self] }
}
