// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The types of the running program that conform to a protocol and need no type arguments.
///
/// The compiler writes a record of each conformance into a section of the program, and the runtime has a list of these
/// sections. The layout of the records is part of Swift's binary interface. O(conformances in the program).
enum ConformingTypes {
  static func find(_ existential: Any.Type) -> [Any.Type] {
    // The metadata of `any P`: kind, flags, number of protocols, then the protocols.
    let wanted = unsafeBitCast(existential, to: UnsafeRawPointer.self).load(
      fromByteOffset: 16, as: UnsafeRawPointer.self)
    let search = Search(wanted: wanted)
    enumerateAllMetadataSections(
      { sections, context in
        Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().visit(sections)
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.found
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateAllMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

private final class Search {
  let wanted: UnsafeRawPointer
  var found: [Any.Type] = []

  init(wanted: UnsafeRawPointer) { self.wanted = wanted }

  /// - Parameter sections: version, base address, two unused words, then begin and length of each section; conformances
  ///   are the second.
  func visit(_ sections: UnsafeRawPointer) {
    let words = sections.assumingMemoryBound(to: UInt.self)
    var record = words[6]
    let end = record + words[7]
    while record < end, let place = UnsafeRawPointer(bitPattern: record) {
      if let type = type(of: place) { found.append(type) }
      record += 4
    }
  }

  /// - Parameter record: a relative pointer to the conformance: the protocol, the type, the witness table and the flags.
  private func type(of record: UnsafeRawPointer) -> Any.Type? {
    guard let conformance = Self.relative(record), Self.indirectable(conformance) == wanted else { return nil }
    let reference = conformance + 4
    let descriptor: UnsafeRawPointer?
    // Bits 3…5 of the flags encode how the type is referred to.
    switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: descriptor = Self.relative(reference)
    case 1: descriptor = Self.relative(reference)?.load(as: UnsafeRawPointer?.self)
    default: descriptor = nil
    }
    guard let descriptor else { return nil }
    // The descriptor's flags: bit 7 for generic types. Its fourth word refers to the function that makes the metadata.
    guard descriptor.load(as: UInt32.self) & 0x80 == 0, let accessor = Self.relative(descriptor + 12) else {
      return nil
    }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
  }

  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// A relative pointer; if its lowest bit is set, it refers to the actual pointer.
  private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    let target = place + Int(distance & ~1)
    return distance & 1 == 1 ? target.load(as: UnsafeRawPointer?.self) : target
  }
}
