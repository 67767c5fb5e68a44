// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// An element of bound data, by its identity: it is found again after others came or went; an element that has gone
/// keeps its last value when it is read, and ignores writes.
///
/// O(1) if the element is still at its index, else O(n).
private final class ElementLocation<Whole: MutableCollection, ID: Equatable>: AnyLocation<Whole.Element>,
  @unchecked Sendable
{
  private let base: AnyLocation<Whole>
  private let index: Whole.Index
  private let id: KeyPath<Whole.Element, ID>
  /// The element as it was read or written last: through the binding even its identity may change.
  private var known: Whole.Element
  private let lock = NSLock()

  init(_ base: AnyLocation<Whole>, _ index: Whole.Index, _ element: Whole.Element, id: KeyPath<Whole.Element, ID>) {
    self.base = base
    self.index = index
    self.id = id
    known = element
  }

  private func place(in whole: Whole) -> Whole.Index? {
    let own = lock.withLock { known[keyPath: id] }
    if index >= whole.startIndex, index < whole.endIndex, whole[index][keyPath: id] == own { return index }
    return whole.firstIndex { $0[keyPath: id] == own }
  }

  override func get() -> Whole.Element {
    let whole = base.get()
    guard let place = place(in: whole) else { return lock.withLock { known } }
    let element = whole[place]
    lock.withLock { known = element }
    return element
  }

  override func set(_ value: Whole.Element, transaction: Transaction) {
    var whole = base.get()
    guard let place = place(in: whole) else { return }
    lock.withLock { known = value }
    withTransaction(transaction) { whole[place] = value }
    base.set(whole, transaction: transaction)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element, independent of changes of the others.
  /// - Parameters:
  ///   - index: The element's current index.
  ///   - element: The element's current value.
  ///   - id: The element's identity.
  package nonisolated func element<ID: Equatable>(
    _ element: Value.Element, at index: Value.Index, id: KeyPath<Value.Element, ID>
  ) -> Binding<Value.Element> {
    var part = Binding<Value.Element>(location: ElementLocation(location, index, element, id: id))
    part.transaction = transaction
    return part
  }
}
