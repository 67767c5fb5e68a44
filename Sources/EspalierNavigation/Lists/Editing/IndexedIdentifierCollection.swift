// SPDX-License-Identifier: MIT

/// The indices of a collection, each with its element's id: the data of a `ForEach` over editable bound data.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An index of the collection and the id of the element at it.
  public struct Element {
    /// The element's index.
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index

  private let base: Base
  private let id: KeyPath<Base.Element, ID>

  init(_ base: Base, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(index, offsetBy: distance) }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
  /// The index with the id of its element.
  public subscript(index: Base.Index) -> Element { Element(index: index, id: base[index][keyPath: id]) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
