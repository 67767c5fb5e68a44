// SPDX-License-Identifier: MIT

import Foundation

/// A request for objects of one model.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition; nil: all objects.
  public var predicate: Predicate<T>?
  /// The order. Without one, objects have the order in which they were saved.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of objects; nil: all.
  public var fetchLimit: Int?
  /// The number of objects that are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether objects count as they are in the context, with changes that are not saved.
  public var includePendingChanges = true
  /// The properties that are needed. A hint: all values of an object are read at once.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are needed. A hint: they are read when they are used.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// A request for the objects that fulfil a condition, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Objects that are read in parts, as they are used.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
  let identifiers: [PersistentIdentifier]
  let context: ModelContext

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { identifiers.count }
  /// The object at a place. One that was deleted since the request is an object without a context.
  public subscript(position: Int) -> Element {
    guard let model = context.model(for: identifiers[position]) as? Element else {
      fatalError("the object at \(position) is no \(Element.self)")
    }
    return model
  }
}
