// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

extension FieldComparison {
  static func collect(_ type: Any.Type, at offset: Int, expandsEquatable: Bool, into fields: inout [Field]) {
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
    if let cases = type as? any ComparedByCases.Type { return add(.cases(cases.caseTypes)) }
    switch metadataKind(of: type) {
    case .existential: add(.content(.existential))
    case .enum: add(type is any CustomReflectable.Type ? .bits : .content(.enumeration))
    default: add(.bits)
    }
  }

  /// Whether a type is that of references, or of references that may be missing. A weak one is stored in another way,
  /// and must not be loaded as a strong one.
  private static func isReference(_ type: Any.Type) -> Bool {
    switch metadataKind(of: type) {
    case .class, .foreignClass, .objcClassWrapper: true
    case .optional: (type as? any OptionalType.Type).map { isReference($0.wrapped) } ?? false
    case .existential: isClassExistential(type)
    default: false
    }
  }

  /// Whether an existential holds only references: a flag in the type's metadata, behind its kind.
  private static func isClassExistential(_ type: Any.Type) -> Bool {
    let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt32.self)
    return flags & 0x8000_0000 == 0
  }

  /// The fields of a structure or a tuple in memory's order; nil for other types, and if they cannot be found.
  static func fieldTypes(of type: Any.Type) -> [(offset: Int, type: Any.Type)]? {
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
func metadataKind(of type: Any.Type) -> _MetadataKind {
  let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  return word > 0x7ff ? .class : _MetadataKind(rawValue: word) ?? .unknown
}

func sizeOf(_ type: Any.Type) -> Int {
  func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
  return _openExistential(type, do: open)
}

private func isPlain(_ type: Any.Type) -> Bool {
  func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
  return _openExistential(type, do: open)
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
