// SPDX-License-Identifier: MIT

// The compiler inlines and specialises only public code across modules. So the operations that every rule uses at every
// step are public here, although no other package can import this module: it is no product.

/// A value in the graph, or a part of one: a node and a byte offset into its value.
public struct Attribute<Value>: Hashable, Sendable {
  @usableFromInline let id: NodeID
  @usableFromInline let offset: UInt32
  #if DEBUG
    /// The generation of the node when the attribute was made: a slot that is used again belongs to another node.
    @usableFromInline let generation: UInt32
  #endif

  @inlinable @inline(__always)
  init(id: NodeID, offset: UInt32) {
    self.id = id
    self.offset = offset
    #if DEBUG
      generation = _generation(id)
    #endif
  }

  /// Another part or type of the same node.
  @inlinable @inline(__always)
  init(_ other: AnyAttribute, offset: UInt32) {
    id = other.id
    self.offset = offset
    #if DEBUG
      generation = other.generation
    #endif
  }

  @inlinable @inline(__always)
  func checkSlot() {
    #if DEBUG
      _checkSlot(id, generation)
    #endif
  }

  /// A node of the current subgraph that `rule` computes when it is first read.
  @inlinable
  @MainActor public init<R: Rule>(_ rule: R) where R.Value == Value {
    let type =
      findRuleType(unsafeBitCast(R.self, to: UnsafeRawPointer.self)) ?? registerRuleType(R.self)
    let (id, storage) = _makeNode(type, isInput: false)
    (storage + R._ruleOffset).assumingMemoryBound(to: R.self).initialize(to: rule)
    self.init(id: id, offset: 0)
  }

  /// A node of the current subgraph that is set from outside.
  @inlinable
  @MainActor public static func input(_ value: Value) -> Attribute<Value> {
    let key = unsafeBitCast(Input<Value>.self, to: UnsafeRawPointer.self)
    let type = findRuleType(key) ?? registerRuleType(Input<Value>.self)
    let (id, storage) = _makeNode(type, isInput: true)
    storage.assumingMemoryBound(to: Value.self).initialize(to: value)
    (storage + Input<Value>._ruleOffset).assumingMemoryBound(to: Input<Value>.self).initialize(to: Input())
    return Attribute(id: id, offset: 0)
  }

  /// The value, up to date. A rule that reads it depends on it: on just these bytes if they are a part of the value.
  @inlinable
  @MainActor public var value: Value {
    @inline(__always) get {
      checkSlot()
      return _read(id, offset, MemoryLayout<Value>.size).assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// The value, up to date, without depending on it.
  @inlinable
  @MainActor public func peek() -> Value {
    checkSlot()
    return _peek(id, offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// The same as `value`, read in place: a copy of an array, for example, costs two visits to its memory.
  @inlinable
  @MainActor public func withValue<Result>(_ body: (borrowing Value) -> Result) -> Result {
    checkSlot()
    return body(_read(id, offset, MemoryLayout<Value>.size).assumingMemoryBound(to: Value.self).pointee)
  }

  /// The same, by its address, which is valid until another attribute is read.
  @inlinable
  @MainActor public func withAddress<Result>(_ body: (UnsafePointer<Value>) -> Result) -> Result {
    checkSlot()
    return body(_read(id, offset, MemoryLayout<Value>.size).assumingMemoryBound(to: Value.self))
  }

  /// Sets an input. An equal value changes nothing; otherwise the direct readers are queued.
  @MainActor package func set(_ value: Value) {
    checkSlot()
    precondition(offset == 0, "Graph: only a whole input can be set")
    var new = value
    let key = unsafeBitCast(Input<Value>.self, to: UnsafeRawPointer.self)
    let current = _inputStorage(id, key).assumingMemoryBound(to: Value.self)
    if _propagate(id, UnsafePointer(current), &new) {
      arena.changes &+= 1
      current.pointee = new
    }
  }

  /// A part of the value at a byte offset; no node of its own.
  @inlinable @inline(__always)
  public func field<Part>(at byteOffset: Int, as type: Part.Type) -> Attribute<Part> {
    Attribute<Part>(any, offset: offset &+ UInt32(truncatingIfNeeded: byteOffset))
  }

  /// One element of an array; the reader depends on that element only.
  @inlinable
  @MainActor public func element<Element>(_ index: Int) -> Element where Value == [Element] {
    checkSlot()
    return _readElement(id, offset, index).assumingMemoryBound(to: [Element].self).pointee[index]
  }

  /// Changes the rule itself, to connect attributes that did not exist when the node was made. Does not make it run again.
  @MainActor package func mutateRule<R: Rule>(_ type: R.Type, _ body: (inout R) -> Void) where R.Value == Value {
    checkSlot()
    assert(
      !arena.nodes[Int(id)].flags.contains(.running),
      "Graph: the rule '\(labelOfNode(id))' was changed while it runs. Change it before or after.")
    let key = unsafeBitCast(R.self, to: UnsafeRawPointer.self)
    body(&(_ruleStorage(id, key) + R._ruleOffset).assumingMemoryBound(to: R.self).pointee)
  }

  /// Makes the rule run again although none of its dependencies has changed.
  @MainActor package func invalidate() { any.invalidate() }

  /// Keeps the node up to date even while it has no reader.
  @MainActor package func keepAlive(_ on: Bool = true) { setKeptAlive(id, on) }

  /// Whether the subgraph still exists (until the slot is used again; hold a weak attribute if that matters).
  @MainActor package var isValid: Bool { isAlive(id) }

  @inlinable @inline(__always)
  public var any: AnyAttribute {
    #if DEBUG
      AnyAttribute(id: id, offset: offset, generation: generation)
    #else
      AnyAttribute(id: id, offset: offset)
    #endif
  }
  @MainActor package var weak: WeakAttribute<Value> { WeakAttribute(self) }
}

/// An attribute whose type is known from elsewhere.
public struct AnyAttribute: Hashable, Sendable {
  @usableFromInline let id: NodeID
  @usableFromInline let offset: UInt32
  #if DEBUG
    @usableFromInline let generation: UInt32

    @usableFromInline
    init(id: NodeID, offset: UInt32, generation: UInt32) {
      self.id = id
      self.offset = offset
      self.generation = generation
    }
  #endif

  @usableFromInline
  init(id: NodeID, offset: UInt32) {
    self.id = id
    self.offset = offset
    #if DEBUG
      generation = _generation(id)
    #endif
  }

  package static let none = AnyAttribute(id: 0, offset: 0)
  package var isNone: Bool { id == 0 }

  @inlinable @inline(__always)
  public func `as`<Value>(_ type: Value.Type) -> Attribute<Value> { Attribute(self, offset: offset) }

  @MainActor package func invalidate() { invalidateNode(id) }
  @MainActor package var isValid: Bool { isAlive(id) }
}

/// An attribute that may be gone.
package struct WeakAttribute<Value>: Equatable {
  package let any: WeakAnyAttribute

  @MainActor package init(_ attribute: Attribute<Value>) { any = WeakAnyAttribute(attribute.any) }

  @MainActor package var attribute: Attribute<Value>? { any.attribute?.as(Value.self) }
  @MainActor package var value: Value? { attribute?.value }
}

package struct WeakAnyAttribute: Hashable, Sendable {
  private let id: NodeID
  private let offset: UInt32
  private let generation: UInt32

  @MainActor package init(_ attribute: AnyAttribute) {
    id = attribute.id
    offset = attribute.offset
    generation = _generation(attribute.id)
  }

  @MainActor package var attribute: AnyAttribute? {
    isAlive(id) && _generation(id) == generation ? AnyAttribute(id: id, offset: offset) : nil
  }

  /// The first bytes of the value, up to date; a rule that reads them depends on them. Nil when the node is gone.
  /// Without a generic type, whose description would be looked up in each call.
  @MainActor package func read(_ size: Int) -> UnsafeRawPointer? {
    isAlive(id) && _generation(id) == generation ? UnsafeRawPointer(_read(id, offset, size)) : nil
  }
}

extension AnyAttribute {
  /// Brings the node up to date without reading it. That may end the node.
  @MainActor package func refresh() { _refresh(id) }

  /// Keeps the node up to date even while it has no reader.
  @MainActor package func keepAlive(_ on: Bool = true) { setKeptAlive(id, on) }
}

extension WeakAnyAttribute {
  /// Whether code that ran for any rule of this one's type has read values that change outside the graph. False if the
  /// node is gone.
  @MainActor package var typeReadsOutside: Bool {
    get { isAlive(id) && _generation(id) == generation && arena.nodes[Int(id)].type.pointee.readsOutside }
    nonmutating set {
      if isAlive(id), _generation(id) == generation { arena.nodes[Int(id)].type.pointee.readsOutside = newValue }
    }
  }
}
