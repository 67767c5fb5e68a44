// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierNumbers

/// Several views side by side in a builder: `TupleView<(A, B)>`.
@frozen nonisolated public struct TupleView<T>: _PrimitiveView {
  /// The views, as a tuple.
  public var value: T

  /// The views of a tuple, in its order. Elements that are no views are left out.
  public init(_ value: T) { self.value = value }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let elements = TupleElements.of(T.self)
    var lists: [ViewList] = []
    lists.reserveCapacity(elements.count)
    for element in elements {
      if let list = element.type.makeList(view, at: element.offset, inputs) { lists.append(list) }
    }
    return _ViewListOutputs(JoinedList.joining(lists))
  }

  @MainActor public static var _isUnary: Bool { false }

  @MainActor public static var _viewListCount: Int? {
    TupleElements.of(T.self).reduce(0) { sum, element in
      element.type._viewListCount.flatMap { count in sum.map { $0 + count } }
    }
  }
}

/// A view made of the statements of a closure.
@MainActor
package protocol ViewStatements {
  /// A view for each statement, in order.
  var statements: [any View] { get }
}

extension TupleView: ViewStatements {
  @MainActor package var statements: [any View] {
    withUnsafePointer(to: value) { tuple in
      TupleElements.of(T.self).map { $0.type.load(from: UnsafeRawPointer(tuple) + $0.offset) }
    }
  }
}

extension View {
  /// The view that is stored at an address.
  fileprivate static func load(from address: UnsafeRawPointer) -> any View {
    address.assumingMemoryBound(to: Self.self).pointee
  }

  /// The list of a view that is stored at an offset of `parent`.
  fileprivate static func makeList<Parent>(_ parent: _GraphValue<Parent>, at offset: Int, _ inputs: _ViewListInputs)
    -> ViewList?
  {
    _makeViewList(view: parent.field(at: offset, as: Self.self), inputs: inputs).list
  }
}

/// The element types and offsets of a tuple type, read from the runtime's metadata once per type.
@MainActor
private enum TupleElements {
  struct Element {
    let type: any View.Type
    let offset: Int
  }

  private static var cache: [ObjectIdentifier: [Element]] = [:]

  static func of<T>(_ type: T.Type) -> [Element] {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let elements = read(type)
    cache[ObjectIdentifier(type)] = elements
    return elements
  }

  private static let tupleKind = 0x301

  /// Tuple metadata: kind, number of elements, labels, then (type, offset) per element.
  private static func read<T>(_ type: T.Type) -> [Element] {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == tupleKind else {
      return (type as? any View.Type).map { [Element(type: $0, offset: 0)] } ?? []
    }
    let count = metadata.load(fromByteOffset: 8, as: Int.self)
    return (0..<count).compactMap { index in
      let entry = metadata + 24 + 16 * index
      let elementType = unsafeBitCast(entry.load(as: UnsafeRawPointer.self), to: Any.Type.self)
      return (elementType as? any View.Type).map {
        // Four bytes on Linux; the bytes behind them have no meaning.
        Element(type: $0, offset: Int(entry.load(fromByteOffset: 8, as: UInt32.self)))
      }
    }
  }
}
