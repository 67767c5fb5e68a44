// SPDX-License-Identifier: MIT

/// A computation of the graph: reads attributes, gives a value. Runs again only when a value that it read has changed.
///
/// A rule may keep state in itself between runs.
@MainActor public protocol Rule: _AnyRule {
  associatedtype Value
  mutating func value() -> Value
  /// Whether a new value is compared with the old one by `==`. False if the rule hardly ever makes an equal one: then
  /// only the bytes are compared, which for an array determines whether it is the same one.
  nonisolated static var comparesValues: Bool { get }
  /// The name of rules of this type in chains and dumps.
  nonisolated static var label: String { get }
  /// The name of this rule there, if it is not the same for all of its type.
  nonisolated var label: String { get }
}

extension Rule {
  public nonisolated static var comparesValues: Bool { true }
  public nonisolated static var label: String { "\(Self.self)" }
  public nonisolated var label: String { Self.label }
}

/// Values that hold parts of views, and are read now and then from outside: one that is out of date and has no reader
/// is dropped, so that its contents end with their view and not at the next read. Each consists of one array or reference.
package protocol ReleasedWhenStale {}

/// The engine's own entry points into a rule. They belong to the rule's type, so that they are compiled for it.
@MainActor public protocol _AnyRule {
  @MainActor static func _update(_ storage: UnsafeMutableRawPointer, _ hasValue: Bool, _ id: UInt32) -> Bool
  @MainActor static func _destroy(_ storage: UnsafeMutableRawPointer, _ hasValue: Bool)
  @MainActor static func _releaseValue(_ storage: UnsafeMutableRawPointer)
  nonisolated static var _label: String { get }
  nonisolated static func _label(_ storage: UnsafeRawPointer) -> String
}

extension Rule {
  /// The offset of the rule, which lies behind the value.
  @inlinable @inline(__always)
  public nonisolated static var _ruleOffset: Int {
    (MemoryLayout<Value>.size &+ MemoryLayout<Self>.alignment &- 1) & ~(MemoryLayout<Self>.alignment &- 1)
  }

  /// Runs the rule; true if the value is new or different.
  @inlinable
  @MainActor public static func _update(_ storage: UnsafeMutableRawPointer, _ hasValue: Bool, _ id: UInt32) -> Bool {
    var new = (storage + _ruleOffset).assumingMemoryBound(to: Self.self).pointee.value()
    let value = storage.assumingMemoryBound(to: Value.self)
    guard hasValue else {
      value.initialize(to: new)
      return true
    }
    // No closure here: one on the main actor looks up its executor whenever it is called.
    let differs = _propagate(id, UnsafePointer(value), &new)
    if differs { value.pointee = new }
    return differs
  }

  @inlinable
  @MainActor public static func _destroy(_ storage: UnsafeMutableRawPointer, _ hasValue: Bool) {
    (storage + _ruleOffset).assumingMemoryBound(to: Self.self).deinitialize(count: 1)
    if hasValue { storage.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }

  /// The value is released when its place is free again: the code that its release runs may end the node.
  @inlinable
  @MainActor public static func _releaseValue(_ storage: UnsafeMutableRawPointer) {
    _ = storage.assumingMemoryBound(to: Value.self).move()
  }

  public nonisolated static var _label: String { label }

  public nonisolated static func _label(_ storage: UnsafeRawPointer) -> String {
    (storage + _ruleOffset).assumingMemoryBound(to: Self.self).pointee.label
  }
}

/// The type of nodes that are set from outside.
@usableFromInline
struct Input<Value>: Rule {
  @usableFromInline init() {}
  @usableFromInline mutating func value() -> Value { fatalError("an input has no rule") }
  @usableFromInline static var label: String { "input \(Value.self)" }
}
