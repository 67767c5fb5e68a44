// SPDX-License-Identifier: MIT

import Glibc

/// The engine's description of a type of node, found once per type.
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
  /// The free list that the storage comes from; 0 for memory of its own.
  let sizeClass: Int
  /// Whether neither value nor rule needs destroying.
  let isTrivial: Bool
  /// Whether a value that is out of date and has no reader is dropped at once.
  let releasesStaleValues: Bool
  /// The comparison of elements, if values are arrays.
  let elements: ElementComparison?
  /// The comparison of parts of values; found when bytes of a part first differ.
  var fields: FieldComparison?
  /// Whether code that ran for a rule of this type has read values that change outside the graph.
  var readsOutside = false
}

/// The comparison of two values of a type.
enum ValueComparison {
  /// Plain data without `==` and without gaps: by its bytes.
  case bits(Int)
  /// Plain data without `==`: equal bytes are equal; otherwise its fields decide.
  case fields(Int, FieldComparison)
  /// Plain data: equal bytes are equal; otherwise `==` decides.
  case equatableBits(Int, any Equatable.Type)
  case equatable(any Equatable.Type)
  /// Arrays of plain data: equal bytes are equal, and for integers different bytes are different; otherwise the elements decide.
  case array(ElementComparison)
  /// Every new value counts as different; readers of parts compare them.
  case never

  static func of<Value>(_ type: Value.Type) -> ValueComparison {
    let size = MemoryLayout<Value>.size
    guard let equatable = type as? any Equatable.Type else {
      guard _isPOD(type) else { return .never }
      let fields = FieldComparison.of(type)
      return fields.isBits ? .bits(size) : .fields(size, fields)
    }
    // The first look-up of a conformance searches those of all libraries: those that the size rules out are not looked up.
    if _isPOD(type) {
      // Integers are equal when their bits are.
      let mayBeInteger = size <= 16 && size.nonzeroBitCount == 1
      if mayBeInteger, type == Bool.self || type is any FixedWidthInteger.Type { return .bits(size) }
      return .equatableBits(size, equatable)
    }
    if let elements = ElementComparison.of(type), elements.arePlain { return .array(elements) }
    return .equatable(equatable)
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(8): a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self)
    case .bits(let count): memcmp(a, b, count) == 0
    case .fields(let count, let fields): memcmp(a, b, count) == 0 || fields.areEqual(a, b)
    case .equatableBits(let count, let type): memcmp(a, b, count) == 0 || Self.open(type, a, b)
    case .equatable(let type): Self.open(type, a, b)
    case .array(let elements): elements.of(a, b).areEqual
    case .never: false
    }
  }

  static func open<E: Equatable>(_: E.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
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
      releasesStaleValues: isReleasedWhenStale(R.Value.self),
      elements: ElementComparison.of(R.Value.self)))
  insert(type)
  return type
}

/// Whether stale values of a type are released at once. The first look-up of a conformance searches those of all
/// libraries: those that the size rules out are not looked up.
private func isReleasedWhenStale<Value>(_ type: Value.Type) -> Bool {
  let mayBe = !_isPOD(type) && MemoryLayout<Value>.size == MemoryLayout<[Int]>.size
  assert(mayBe || !(type is any ReleasedWhenStale.Type), "\(type) is not one array or reference: see ReleasedWhenStale")
  return mayBe && type is any ReleasedWhenStale.Type
}

private func insert(_ type: UnsafeMutablePointer<RuleType>) {
  var index = Int(bitPattern: type.pointee.key) >> 4 & (tableSize - 1)
  while table[index] != nil { index = (index &+ 1) & (tableSize - 1) }
  table[index] = type
}

/// Makes the table if there is none, and doubles it if it is half full.
private func growTable() {
  if table != nil, tableCount < tableSize / 2 { return }
  let old = UnsafeMutableBufferPointer(start: table, count: table == nil ? 0 : tableSize)
  if table != nil { tableSize *= 2 }
  table = .allocate(capacity: tableSize)
  table.initialize(repeating: nil, count: tableSize)
  for case let type? in old { insert(type) }
  old.deallocate()
}
