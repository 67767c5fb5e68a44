// SPDX-License-Identifier: MIT

import Glibc
@_spi(Reflection) import Swift

/// How two values of a type are compared by their stored fields: those that are `Equatable` by `==`, plain data (specification
/// S57), other structures and tuples by theirs, optionals, enumerations and existentials by what is in them, and references, functions and metatypes by identity. What
/// lies between the fields is not read.
final class FieldComparison {
  /// Something that is compared as a whole.
  private struct Field {
    let offset: Int
    let size: Int
    let type: Any.Type
    let means: Means

    var end: Int { offset + size }
  }

  private enum Means {
    /// Different bytes are different values.
    case bits
    case equatable(any Equatable.Type)
    case content(ContentKind)
  }

  private enum ContentKind { case optional, existential, enumeration }

  private let fields: [Field]
  /// Whether every byte belongs to a field for which different bytes are different values.
  let isBits: Bool

  private init(_ type: Any.Type, expandsEquatable: Bool) {
    var fields: [Field] = []
    Self.collect(type, at: 0, expandsEquatable: expandsEquatable, into: &fields)
    self.fields = fields
    var end = 0
    var isBits = true
    for field in fields {
      if case .bits = field.means, field.offset == end { end = field.end } else { isBits = false }
    }
    self.isBits = isBits && end == sizeOf(type)
  }

  // MARK: - Comparing

  /// Whether two values of the type are equal. O(fields).
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { fields.allSatisfy { Self.areEqual($0, a, b) } }

  /// Whether the fields in a part of the values are equal.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, in range: Range<Int>) -> Bool {
    for field in fields where field.offset < range.upperBound && field.end > range.lowerBound {
      if field.offset >= range.lowerBound, field.end <= range.upperBound {
        if !Self.areEqual(field, a, b) { return false }
      } else {
        // The part lies in what is compared as a whole.
        let part = range.clamped(to: field.offset..<field.end)
        if memcmp(a + part.lowerBound, b + part.lowerBound, part.count) == 0 { continue }
        guard let inside = FieldComparison.inside(field.type) else { return false }
        let shifted = part.lowerBound - field.offset..<part.upperBound - field.offset
        if !inside.areEqual(a + field.offset, b + field.offset, in: shifted) { return false }
      }
    }
    return true
  }

  private static func areEqual(_ field: Field, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = (a + field.offset, b + field.offset)
    if memcmp(a, b, field.size) == 0 { return true }
    switch field.means {
    case .bits: return false
    case .equatable(let type): return equal(type, a, b)
    case .content(let kind):
      func open<Value>(_: Value.Type) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Value.self), b.assumingMemoryBound(to: Value.self))
        return switch kind {
        case .optional: (Value.self as! any OptionalFields.Type).areEqual(a, b)
        case .existential: contentsAreEqual(a.pointee as Any, b.pointee as Any)
        case .enumeration: casesAreEqual(a.pointee, b.pointee)
        }
      }
      return _openExistential(field.type, do: open)
    }
  }

  private static func equal<E: Equatable>(_: E.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
  }

  /// Whether two existentials have equal values of one type.
  private static func contentsAreEqual(_ a: Any, _ b: Any) -> Bool {
    let type = type(of: a)
    // What is in an existential may be one itself: the casts unwrap all of them.
    guard type == Swift.type(of: b), metadataKind(of: type) != .existential else { return false }
    func open<Value>(_: Value.Type) -> Bool {
      guard let a = a as? Value, let b = b as? Value else { return false }
      return valuesAreEqual(a, b)
    }
    return _openExistential(type, do: open)
  }

  private static func casesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    let (a, b) = (Mirror(reflecting: a).children.first, Mirror(reflecting: b).children.first)
    // Without values the bytes are the cases.
    guard let a, let b, a.label == b.label else { return false }
    return contentsAreEqual(a.value, b.value)
  }

  // MARK: - Types

  nonisolated(unsafe) private static var known: [ObjectIdentifier: FieldComparison] = [:]
  nonisolated(unsafe) private static var knownInside: [ObjectIdentifier: FieldComparison?] = [:]

  /// By the fields of the type, whether or not it is `Equatable`. Made once per type; on the main actor.
  static func of(_ type: Any.Type) -> FieldComparison {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = FieldComparison(type, expandsEquatable: true)
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// That of a structure or a tuple; nil for what has no fields of its own.
  private static func inside(_ type: Any.Type) -> FieldComparison? {
    if let known = knownInside[ObjectIdentifier(type)] { return known }
    let made = fieldTypes(of: type) == nil ? nil : of(type)
    knownInside[ObjectIdentifier(type)] = .some(made)
    return made
  }

  private static func collect(_ type: Any.Type, at offset: Int, expandsEquatable: Bool, into fields: inout [Field]) {
    let size = sizeOf(type)
    if size == 0 { return }
    func add(_ means: Means) { fields.append(Field(offset: offset, size: size, type: type, means: means)) }
    if isReference(type) { return add(.bits) }
    if !(expandsEquatable || isPlain(type)) || fieldTypes(of: type) == nil, let equatable = type as? any Equatable.Type
    {
      let isInteger = type is any FixedWidthInteger.Type || type == Bool.self
      return add(isInteger ? .bits : .equatable(equatable))
    }
    if let inside = fieldTypes(of: type) {
      for field in inside { collect(field.type, at: offset + field.offset, expandsEquatable: false, into: &fields) }
      return
    }
    switch metadataKind(of: type) {
    case .optional: add(.content(.optional))
    case .existential: add(.content(.existential))
    case .enum: add(type is any CustomReflectable.Type ? .bits : .content(.enumeration))
    default: add(.bits)
    }
  }

  /// What is a reference, or one that may be missing: a weak one is stored in another way, and is not to be loaded as a strong one.
  private static func isReference(_ type: Any.Type) -> Bool {
    switch metadataKind(of: type) {
    case .class, .foreignClass, .objcClassWrapper: true
    case .optional: (type as? any OptionalFields.Type).map { isReference($0.wrapped) } ?? false
    case .existential: isClassExistential(type)
    default: false
    }
  }

  /// Whether an existential holds only references: a flag in the type's metadata, behind its kind.
  private static func isClassExistential(_ type: Any.Type) -> Bool {
    let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt32.self)
    return flags & 0x8000_0000 == 0
  }

  /// The fields of a structure or a tuple in memory's order; nil for other types, and where they cannot be found.
  private static func fieldTypes(of type: Any.Type) -> [(offset: Int, type: Any.Type)]? {
    let kind = metadataKind(of: type)
    guard kind == .struct || kind == .tuple else { return nil }
    var fields: [(offset: Int, type: Any.Type)] = []
    let isKnown = _forEachField(of: type, options: []) { _, offset, field, _ in
      fields.append((offset, field))
      return true
    }
    return isKnown && !fields.isEmpty ? fields.sorted { $0.offset < $1.offset } : nil
  }
}

/// The first word of a type's metadata: a class has a pointer there.
private func metadataKind(of type: Any.Type) -> _MetadataKind {
  let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  return word > 0x7ff ? .class : _MetadataKind(rawValue: word) ?? .unknown
}

private func sizeOf(_ type: Any.Type) -> Int {
  func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
  return _openExistential(type, do: open)
}

private func isPlain(_ type: Any.Type) -> Bool {
  func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
  return _openExistential(type, do: open)
}

/// An optional, compared by what is in it.
private protocol OptionalFields {
  static var wrapped: Any.Type { get }
  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalFields {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
    case (nil, nil): true
    case (let a?, let b?): valuesAreEqual(a, b)
    default: false
    }
  }
}

/// Whether two values are equal: by `==` where their type is `Equatable`, else by their stored fields. To be called on the main
/// actor, where the comparisons of types are made.
package func valuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafeBytes(of: a) { left in
    withUnsafeBytes(of: b) { right in
      guard let (left, right) = left.baseAddress.flatMap({ left in right.baseAddress.map { (left, $0) } }) else {
        return true
      }
      if memcmp(left, right, MemoryLayout<Value>.size) == 0 { return true }
      if let equatable = Value.self as? any Equatable.Type { return ValueComparison.open(equatable, left, right) }
      return FieldComparison.of(Value.self).areEqual(left, right)
    }
  }
}
