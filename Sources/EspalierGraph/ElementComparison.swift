// SPDX-License-Identifier: MIT

import Glibc

/// The comparison of the elements of arrays of one type: found once per type, since each look-up of a conformance costs
/// more than most comparisons.
final class ElementComparison {
  private let arrays: any ArrayOfElements.Type
  /// Elements without references: equal bytes are equal elements.
  let arePlain: Bool
  /// Bytes of an element, without and with the gap to the next one.
  fileprivate let size, stride: Int
  /// The comparison of two elements: those that are not `Equatable` are compared by their fields. Found when it is
  /// first needed.
  fileprivate private(set) lazy var comparison: ValueComparison = {
    func find<Element>(_: Element.Type) -> ValueComparison {
      let comparison = ValueComparison.of(Element.self)
      guard case .never = comparison else { return comparison }
      return .fields(MemoryLayout<Element>.size, FieldComparison.of(Element.self))
    }
    return _openExistential(arrays.element, do: find)
  }()

  private init(_ arrays: any ArrayOfElements.Type) {
    self.arrays = arrays
    func measure<Element>(_: Element.Type) -> (Bool, Int, Int) {
      (_isPOD(Element.self), MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
    }
    (arePlain, size, stride) = _openExistential(arrays.element, do: measure)
  }

  /// The comparison for a type; nil if the type is not an array's.
  static func of<Value>(_ type: Value.Type) -> ElementComparison? {
    guard !_isPOD(type), MemoryLayout<Value>.size == MemoryLayout<[Int]>.size,
      let arrays = type as? any ArrayOfElements.Type
    else { return nil }
    return ElementComparison(arrays)
  }

  /// The elements of two arrays.
  func of(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> ArrayElements {
    let (old, new) = (arrays.elements(old), arrays.elements(new))
    return ArrayElements(
      comparison: self, old: old.start, new: new.start, oldCount: old.count, newCount: new.count)
  }
}

/// The places in memory of the elements of two arrays, valid as long as neither is changed.
struct ArrayElements {
  fileprivate let comparison: ElementComparison
  fileprivate let old, new: UnsafeRawPointer?
  fileprivate let oldCount, newCount: Int

  func differ(at index: Int) -> Bool {
    // The rule that made a reader of a removed element is about to end the reader; running it would trap.
    guard index < newCount else { return false }
    guard index < oldCount else { return true }
    let (a, b) = (old! + index * comparison.stride, new! + index * comparison.stride)
    return memcmp(a, b, comparison.size) != 0 && !comparison.comparison.areEqual(a, b)
  }

  /// Whether arrays of plain elements are equal. Blocks of equal bytes are passed at the speed of memory, and an array that
  /// shares the storage of the other one is not read.
  var areEqual: Bool {
    guard oldCount == newCount else { return false }
    if old == new { return true }
    let block = 256
    var start = 0
    while start < oldCount {
      let end = min(start + block, oldCount)
      let (first, size) = (start * comparison.stride, (end - start - 1) * comparison.stride + comparison.size)
      if memcmp(old! + first, new! + first, size) != 0 {
        for index in start..<end where differ(at: index) { return false }
      }
      start = end
    }
    return true
  }
}

private protocol ArrayOfElements {
  static var element: Any.Type { get }
  /// The elements of an array that lies at a place in memory.
  static func elements(_ array: UnsafeRawPointer) -> (start: UnsafeRawPointer?, count: Int)
}

extension Array: ArrayOfElements {
  fileprivate static var element: Any.Type { Element.self }

  fileprivate static func elements(_ array: UnsafeRawPointer) -> (start: UnsafeRawPointer?, count: Int) {
    array.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer {
      (UnsafeRawPointer($0.baseAddress), $0.count)
    }
  }
}
