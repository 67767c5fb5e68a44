// SPDX-License-Identifier: MIT

import Foundation

extension NSSortDescriptor {
  /// Sorts by a key's values, which are read as those of predicates; nil sorts the objects themselves. Foundation on Linux
  /// declares this initializer as unavailable.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { PredicateValue.order($0, $1) ?? .orderedSame }
  }

  /// Sorts by a key's values in an order of the caller's.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    let whole: KeyPath<Any, Any> = \Any.self
    self.init(keyPath: whole, ascending: ascending) { first, second in
      guard let key else { return comparator(first, second) }
      let values = [first, second].map { PredicateValue.unwrapped(KeyReading.value(path: key, of: $0)) }
      switch (values[0], values[1]) {
      case (nil, nil): return .orderedSame
      // An object without a value is the first one.
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let first?, let second?): return comparator(first, second)
      }
    }
  }
}
