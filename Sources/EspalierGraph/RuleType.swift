// SPDX-License-Identifier: MIT

import Glibc

/// What the engine stores about a type of node, found once per type.
@usableFromInline
struct RuleType {
  /// The rule's metadata: the identity of the type.
  let key: UnsafeRawPointer
  /// The rule's own witnesses stand in for a table of functions.
  let rule: any _AnyRule.Type
  let comparison: ValueComparison
  /// Whether values compare as a whole; if not, even a reader of the whole compares bytes.
  let isComparable: Bool
  /// The type of the rule's values.
  let valueType: Any.Type
  /// Whether parts of values are compared by their fields; if not, only by their bytes.
  let comparesFields: Bool
  /// Bytes of the whole value.
  @usableFromInline let valueSize: Int
  /// Bytes of value and rule together.
  let size: Int
  /// Which free list the storage comes from; 0 for memory of its own.
  let sizeClass: Int
  /// Neither value nor rule needs destroying.
  let isTrivial: Bool
  /// Whether a value that is out of date and has no reader is dropped at once.
  let releasesStaleValues: Bool
  /// Set where values are arrays.
  let elements: (any ElementComparing.Type)?
  /// Whether code that ran for a rule of this type has read what changes outside the graph.
  var readsOutside = false
}

/// How two values of a type are compared.
enum ValueComparison {
  /// Plain data without `==` and without gaps: by its bytes.
  case bits(Int)
  /// Plain data without `==`: equal bytes are equal; otherwise its fields decide.
  case fields(Int, FieldComparison)
  /// Plain data: equal bytes are equal; otherwise `==` decides.
  case equatableBits(Int, any Equatable.Type)
  case equatable(any Equatable.Type)
  /// Arrays of plain data: equal bytes are equal, and for integers different bytes are different; otherwise `==` decides.
  case array(any ElementComparing.Type, any Equatable.Type)
  /// Every new value counts as different; readers of parts compare them.
  case never

  static func of<Value>(_ type: Value.Type) -> ValueComparison {
    let size = MemoryLayout<Value>.size
    guard let equatable = type as? any Equatable.Type else {
      guard _isPOD(type) else { return .never }
      let fields = FieldComparison.of(type)
      return fields.isBits ? .bits(size) : .fields(size, fields)
    }
    // The first look for a conformance goes through those of all libraries: none is looked for that a size excludes.
    if _isPOD(type) {
      // Integers are equal when their bits are.
      let mayBeInteger = size <= 16 && size.nonzeroBitCount == 1
      if mayBeInteger, type == Bool.self || type is any FixedWidthInteger.Type { return .bits(size) }
      return .equatableBits(size, equatable)
    }
    if let array = elementComparing(type), array.hasPlainElements { return .array(array, equatable) }
    return .equatable(equatable)
  }

  /// The type where it is an array's.
  static func elementComparing<Value>(_ type: Value.Type) -> (any ElementComparing.Type)? {
    _isPOD(type) || MemoryLayout<Value>.size != MemoryLayout<[Int]>.size ? nil : type as? any ElementComparing.Type
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(8): a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self)
    case .bits(let count): memcmp(a, b, count) == 0
    case .fields(let count, let fields): memcmp(a, b, count) == 0 || fields.areEqual(a, b)
    case .equatableBits(let count, let type): memcmp(a, b, count) == 0 || Self.open(type, a, b)
    case .equatable(let type): Self.open(type, a, b)
    case .array(let array, let type): array.elements(a, b).areEqual ?? Self.open(type, a, b)
    case .never: false
    }
  }

  static func open<E: Equatable>(_: E.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
  }
}

/// Arrays, whose elements are compared one by one.
protocol ElementComparing {
  /// Elements without references: equal bytes are equal elements.
  static var hasPlainElements: Bool { get }
  static func elementsAreEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
  /// The elements of two arrays.
  static func elements(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> ArrayElements
}

/// Where the elements of two arrays lie, valid as long as neither is changed: equal bytes are found without a look at their type.
struct ArrayElements {
  let type: any ElementComparing.Type
  let old, new: UnsafeRawPointer?
  let oldCount, newCount: Int
  /// Bytes of an element, without and with the gap to the next one.
  let size, stride: Int
  let areIntegers: Bool

  func differ(at index: Int) -> Bool {
    // The rule that made a reader of an element that is gone is about to end it; to run it would trap.
    guard index < newCount else { return false }
    guard index < oldCount else { return true }
    let (a, b) = (old! + index * stride, new! + index * stride)
    return memcmp(a, b, size) != 0 && (areIntegers || !type.elementsAreEqual(a, b))
  }

  /// Whether arrays of plain elements are equal; nil where neither their bytes nor the first elements with different ones decide it.
  var areEqual: Bool? {
    guard oldCount == newCount else { return false }
    guard oldCount > 0, memcmp(old!, new!, (oldCount - 1) * stride + size) != 0 else { return true }
    if areIntegers { return false }
    guard let index = (0..<oldCount).first(where: differ(at:)) else { return true }
    return type.elementsAreEqual(old! + index * stride, new! + index * stride) ? nil : false
  }
}

extension Array: ElementComparing {
  static var hasPlainElements: Bool { _isPOD(Element.self) }

  static func elementsAreEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let comparison = ValueComparison.of(Element.self)
    if case .never = comparison { return FieldComparison.of(Element.self).areEqual(old, new) }
    return comparison.areEqual(old, new)
  }

  static func elements(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> ArrayElements {
    let old = old.assumingMemoryBound(to: [Element].self)
    let new = new.assumingMemoryBound(to: [Element].self)
    return ArrayElements(
      type: self, old: old.pointee.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      new: new.pointee.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }, oldCount: old.pointee.count,
      newCount: new.pointee.count, size: MemoryLayout<Element>.size, stride: MemoryLayout<Element>.stride,
      areIntegers: Element.self is any FixedWidthInteger.Type)
  }
}

// Open addressing on the metadata pointer: about 2 ns a look-up.
nonisolated(unsafe) private var tableSize = 1 << 12
nonisolated(unsafe) private var table: UnsafeMutablePointer<UnsafeMutablePointer<RuleType>?>! = nil
nonisolated(unsafe) private var tableCount = 0

@usableFromInline
func findRuleType(_ key: UnsafeRawPointer) -> UnsafeMutablePointer<RuleType>? {
  guard table != nil else { return nil }
  var index = Int(bitPattern: key) >> 4 & (tableSize - 1)
  while let type = table[index] {
    if type.pointee.key == key { return type }
    index = (index &+ 1) & (tableSize - 1)
  }
  return nil
}

@usableFromInline
@inline(never)
func registerRuleType<R: Rule>(_ rule: R.Type) -> UnsafeMutablePointer<RuleType> {
  growTable()
  tableCount += 1
  let comparison = R.comparesValues ? ValueComparison.of(R.Value.self) : .never
  let isComparable = if case .never = comparison { false } else { true }
  let size = max(R._ruleOffset + MemoryLayout<R>.size, 16)
  let alignment = max(MemoryLayout<R>.alignment, MemoryLayout<R.Value>.alignment)
  let type = UnsafeMutablePointer<RuleType>.allocate(capacity: 1)
  type.initialize(
    to: RuleType(
      key: unsafeBitCast(rule, to: UnsafeRawPointer.self), rule: rule, comparison: comparison,
      isComparable: isComparable, valueType: R.Value.self, comparesFields: R.comparesValues,
      valueSize: MemoryLayout<R.Value>.size, size: size, sizeClass: sizeClass(of: size, alignment: alignment),
      isTrivial: _isPOD(R.self) && _isPOD(R.Value.self),
      releasesStaleValues: R.Value.self is any ReleasedWhenStale.Type,
      elements: ValueComparison.elementComparing(R.Value.self)))
  insert(type)
  return type
}

private func insert(_ type: UnsafeMutablePointer<RuleType>) {
  var index = Int(bitPattern: type.pointee.key) >> 4 & (tableSize - 1)
  while table[index] != nil { index = (index &+ 1) & (tableSize - 1) }
  table[index] = type
}

/// Makes the table where there is none, and twice as large where it is half full.
private func growTable() {
  if table != nil, tableCount < tableSize / 2 { return }
  let old = UnsafeMutableBufferPointer(start: table, count: table == nil ? 0 : tableSize)
  if table != nil { tableSize *= 2 }
  table = .allocate(capacity: tableSize)
  table.initialize(repeating: nil, count: tableSize)
  for case let type? in old { insert(type) }
  old.deallocate()
}
