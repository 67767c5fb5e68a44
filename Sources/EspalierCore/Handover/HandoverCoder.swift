// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
@_spi(Reflection) import Swift

/// Takes values apart and puts them together: plain data by its stored properties, everything else by `Codable`.
///
/// A value without a form (a closure, an object in a list, an enumeration whose cases have values and that is not
/// `Codable`) is not handed over: the new version begins with its own value.
package enum HandoverCoder {
  /// The option that reads the fields of a class; its name in the standard library is a variable.
  private static let classFields = _EachFieldOptions(rawValue: 1)

  /// Objects may refer to each other.
  private static let depthLimit = 12

  // MARK: - Taking apart

  /// The form of a value; nil if it has none. O(size of the value).
  package static func form<T>(of value: T, depth: Int = 0) -> HandoverForm? {
    if depth > depthLimit { return nil }
    if let storage = value as? any HandoverStorage { return storage.form(depth) }
    if let value = value as? any HandoverValue { return value.handoverForm(depth) }
    let type = Swift.type(of: value as Any)
    if type != T.self { return nil }
    if T.self is AnyClass { return depth == 0 ? .object(fields(of: value as AnyObject)) : nil }
    if let form = structure(value, depth) ?? enumeration(value) { return form }
    guard let codable = value as? any Encodable else { return nil }
    return encode(codable).map { .coded($0) }
  }

  /// Encodes a value in an array, since not every JSON coder accepts single values.
  private static func encode<E: Encodable>(_ value: E) -> Data? { try? JSONEncoder().encode([value]) }

  private static func structure<T>(_ value: T, _ depth: Int) -> HandoverForm? {
    guard isStructure(T.self) else { return nil }
    var fields: [String: HandoverForm] = [:]
    let isWhole = withUnsafePointer(to: value) { value in
      _forEachField(of: T.self, options: []) { name, offset, type, _ in
        let field = String(cString: name)
        fields[field] = form(at: UnsafeRawPointer(value) + offset, type, depth + 1)
        return fields[field] != nil
      }
    }
    return isWhole ? .fields(fields) : nil
  }

  /// The properties of an object that have a form, those of its superclasses among them.
  private static func fields(of object: AnyObject) -> [String: HandoverForm] {
    var fields: [String: HandoverForm] = [:]
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    _ = _forEachField(of: type(of: object), options: classFields) { name, offset, type, _ in
      fields[String(cString: name)] = form(at: start + offset, type, 1)
      return true
    }
    return fields
  }

  private static func form<F>(at address: UnsafeRawPointer, _ type: F.Type, _ depth: Int) -> HandoverForm? {
    isPlain(type) ? form(of: address.assumingMemoryBound(to: F.self).pointee, depth: depth) : nil
  }

  private static func enumeration<T>(_ value: T) -> HandoverForm? {
    guard let cases = EnumerationCases(T.self), cases.payloads == 0 else { return nil }
    return caseName(value).map { .enumeration(String(cString: $0)) }
  }

  // MARK: - Putting together

  /// A value of a type; nil if the form is that of another type.
  package static func value<T>(_ type: T.Type, _ form: HandoverForm) -> T? {
    if let known = type as? any HandoverValue.Type { return known.init(handover: form) as? T }
    switch form {
    case .fields(let fields): return structure(type, fields)
    case .enumeration(let name): return enumeration(type, name)
    case .coded(let data):
      func decode<D: Decodable>(_ type: D.Type) -> T? { (try? JSONDecoder().decode([D].self, from: data))?.first as? T }
      return (type as? any Decodable.Type).flatMap { decode($0) }
    default: return nil
    }
  }

  /// A value of a type; an existing object is updated in place: its properties receive the values that were handed over.
  package static func value<T>(_ form: HandoverForm, updating initial: T) -> T? {
    if case .object(let fields) = form {
      guard T.self is AnyClass else { return nil }
      update(initial as AnyObject, fields)
      return initial
    }
    return value(T.self, form)
  }

  private static func structure<T>(_ type: T.Type, _ fields: [String: HandoverForm]) -> T? {
    guard isStructure(T.self) else { return nil }
    let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { memory.deallocate() }
    var undo: [() -> Void] = []
    var count = 0
    let isWhole = _forEachField(of: type, options: []) { name, offset, type, _ in
      count += 1
      guard let form = fields[String(cString: name)] else { return false }
      let place = UnsafeMutableRawPointer(memory) + offset
      return initialize(place, type, form, &undo)
    }
    guard isWhole, count == fields.count else {
      for each in undo { each() }
      return nil
    }
    return memory.move()
  }

  private static func initialize<F>(
    _ place: UnsafeMutableRawPointer, _ type: F.Type, _ form: HandoverForm, _ undo: inout [() -> Void]
  ) -> Bool {
    guard let value = value(type, form) else { return false }
    let place = place.assumingMemoryBound(to: F.self)
    place.initialize(to: value)
    undo.append { place.deinitialize(count: 1) }
    return true
  }

  /// Sets the properties of an object that nothing observes yet.
  private static func update(_ object: AnyObject, _ fields: [String: HandoverForm]) {
    let start = Unmanaged.passUnretained(object).toOpaque()
    _ = _forEachField(of: type(of: object), options: classFields) { name, offset, type, _ in
      if let form = fields[String(cString: name)] { assign(start + offset, type, form) }
      return true
    }
  }

  private static func assign<F>(_ place: UnsafeMutableRawPointer, _ type: F.Type, _ form: HandoverForm) {
    let place = place.assumingMemoryBound(to: F.self)
    guard isPlain(type) else { return }
    if let storage = place.pointee as? any HandoverStorage {
      storage.take(form)
    } else if let value = value(type, form) {
      place.pointee = value
    }
  }

  private static func enumeration<T>(_ type: T.Type, _ name: String) -> T? {
    guard let cases = EnumerationCases(type), cases.payloads == 0 else { return nil }
    let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { memory.deallocate() }
    UnsafeMutableRawPointer(memory).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.size)
    for tag in 0..<cases.count {
      cases.inject(UnsafeMutableRawPointer(memory), UInt32(tag), cases.metadata)
      if let found = caseName(memory.pointee), String(cString: found) == name { return memory.pointee }
    }
    return nil
  }

  // MARK: - The runtime's metadata

  private static let structureKind: UInt = 0x200
  static let enumerationKind: UInt = 0x201

  private static func kind(_ type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

  private static func isStructure(_ type: Any.Type) -> Bool { kind(type) == structureKind }

  /// Whether a stored property can be read as a plain value of the type. References may be weak ones, which are no
  /// pointers, and reflection does not distinguish them.
  private static func isPlain(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalType.Type { return isPlain(optional.wrapped) }
    return [structureKind, enumerationKind].contains(kind(type))
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// An object's property that keeps a value of its own inside: a published property.
package protocol HandoverStorage {
  func form(_ depth: Int) -> HandoverForm?
  func take(_ form: HandoverForm)
}

@_silgen_name("swift_EnumCaseName")
private func caseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The cases of an enumeration, from its metadata; the layout is part of Swift's binary interface.
private struct EnumerationCases {
  let metadata: UnsafeRawPointer
  /// The number of cases with values.
  let payloads: Int
  let count: Int

  init?(_ type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == HandoverCoder.enumerationKind else { return nil }
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    payloads = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
    count = payloads + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
  }

  typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// Turns memory into the case with a number. The witnesses of a value lie before its metadata; after ten words for
  /// all types come three for enumerations.
  var inject: Inject {
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    // Eight functions, size, stride, flags with extra inhabitants; then tag, projection, injection.
    return witnesses.load(fromByteOffset: 8 * 8 + 8 + 8 + 8 + 16, as: Inject.self)
  }
}
