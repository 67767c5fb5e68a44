// SPDX-License-Identifier: MIT

import Glibc
@_spi(Reflection) import Swift

/// The comparison of two values of a type by their stored fields: those that are `Equatable` by `==`; plain data
/// (specification S57), other structures and tuples by their own fields; optionals, enumerations and existentials by
/// their contents; references, functions and metatypes by identity. Bytes between the fields are not read.
final class FieldComparison {
  /// A field that is compared as a whole.
  struct Field {
    let offset: Int
    let size: Int
    let type: Any.Type
    let means: Means

    var end: Int { offset + size }

    var isBits: Bool { if case .bits = means { true } else { false } }
  }

  enum Means {
    /// Different bytes are different values.
    case bits
    case equatable(any Equatable.Type)
    /// An enumeration whose cases have values of these types.
    case cases([Any.Type])
    case content(ContentKind)
  }

  enum ContentKind { case existential, enumeration }

  private let fields: [Field]
  /// Whether every byte belongs to a field for which different bytes are different values.
  let isBits: Bool

  private init(_ type: Any.Type, expandsEquatable: Bool) {
    var fields: [Field] = []
    Self.collect(type, at: 0, expandsEquatable: expandsEquatable, into: &fields)
    // Values that differ mostly differ in the context of a closure: the fields that cost nothing are compared first.
    self.fields = fields.filter(\.isBits) + fields.filter { !$0.isBits }
    var end = 0
    var isBits = true
    for field in fields {
      if field.isBits, field.offset == end { end = field.end } else { isBits = false }
    }
    self.isBits = isBits && end == sizeOf(type)
  }

  // MARK: - Comparing

  /// Whether two values of the type are equal. O(fields).
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { fields.allSatisfy { Self.areEqual($0, a, b) } }

  /// Whether the fields in a part of the values are equal.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, in range: Range<Int>) -> Bool {
    // By index: a part has few of the fields, and the others are not copied.
    for index in fields.indices {
      guard fields[index].offset < range.upperBound, fields[index].end > range.lowerBound else { continue }
      let field = fields[index]
      if field.offset >= range.lowerBound, field.end <= range.upperBound {
        if !Self.areEqual(field, a, b) { return false }
      } else {
        // The part lies in a field that is compared as a whole.
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
    case .cases(let types):
      let number = caseNumber(of: a, field.type)
      guard number == caseNumber(of: b, field.type) else { return false }
      return number >= types.count || valuesAreEqual(a, b, types[number])
    case .content(let kind):
      func open<Value>(_: Value.Type) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Value.self), b.assumingMemoryBound(to: Value.self))
        return switch kind {
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
    // The value in an existential may be an existential itself: the casts unwrap all of them.
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

  /// The comparison by the fields of the type, whether or not it is `Equatable`. Made once per type; on the main actor.
  static func of(_ type: Any.Type) -> FieldComparison {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = FieldComparison(type, expandsEquatable: true)
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// The comparison of a structure or a tuple; nil for a type without fields of its own.
  private static func inside(_ type: Any.Type) -> FieldComparison? {
    if let known = knownInside[ObjectIdentifier(type)] { return known }
    let made = fieldTypes(of: type) == nil ? nil : of(type)
    knownInside[ObjectIdentifier(type)] = .some(made)
    return made
  }
}
