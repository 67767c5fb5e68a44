// SPDX-License-Identifier: MIT

import Glibc

/// The part of a value that was read: all of it, a byte range, or one element of an array.
struct PartRead: Equatable {
  private var kind: UInt32
  private var bits: UInt32

  static let whole = PartRead(kind: 0, bits: 0)

  /// Ranges beyond 64 KiB count as whole.
  @inline(__always)
  static func bytes(_ offset: UInt32, _ count: Int) -> PartRead {
    offset < 65536 && count > 0 && count < 65536
      ? PartRead(kind: 1, bits: offset << 16 | UInt32(truncatingIfNeeded: count)) : .whole
  }

  static func element(_ index: Int) -> PartRead { PartRead(kind: 2, bits: UInt32(truncatingIfNeeded: index)) }

  @inline(__always)
  var isElement: Bool { kind == 2 }

  /// Whether the part differs between two values of one type.
  /// - Parameter elements: The elements of both, if they are arrays.
  @inline(__always)
  func differs(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ type: UnsafeMutablePointer<RuleType>, _ elements: ArrayElements?
  ) -> Bool {
    switch kind {
    case 0: true
    case 1:
      memcmp(old + Int(bits >> 16), new + Int(bits >> 16), Int(bits & 0xffff)) != 0 && fieldsDiffer(old, new, type)
    default: elements?.differ(at: Int(bits)) ?? true
    }
  }

  /// Out of line: most parts have the same bytes.
  @inline(never)
  private func fieldsDiffer(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ type: UnsafeMutablePointer<RuleType>
  ) -> Bool {
    guard type.pointee.comparesFields else { return true }
    let fields = type.pointee.fields ?? FieldComparison.of(type.pointee.valueType)
    type.pointee.fields = fields
    let start = Int(bits >> 16)
    return !fields.areEqual(old, new, in: start..<start + Int(bits & 0xffff))
  }

  @inline(__always)
  static func == (a: PartRead, b: PartRead) -> Bool { a.kind == b.kind && a.bits == b.bits }
}
