// SPDX-License-Identifier: MIT

// The results of operators on an optional value are known at once: like Apple's, they are optionals' own publishers.

extension Optional.Publisher {
  /// One Bool: whether the predicate is true of all values. Made at once of the value that is already there.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }

  /// One Bool: whether the predicate is true of any value. Made at once of the value that is already there.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// All values in one array. Made at once of the value that is already there.
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }
  /// The number of values. Made at once of the value that is already there.
  public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func first() -> Optional<Output>.Publisher { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func last() -> Optional<Output>.Publisher { self }
  /// Each value transformed. Made at once of the value that is already there.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

  /// Each value transformed; nil is left out. Made at once of the value that is already there.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  /// The values of which the closure is true. Made at once of the value that is already there.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { kept(isIncluded) }
  /// No values: only the end of the publisher. Made at once of the value that is already there.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

  /// - Precondition: `count >= 0`
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "dropFirst: the count is not negative")
    return kept { _ in count == 0 }
  }

  /// All values from the first one on of which the predicate is false. Made at once of the value that is already there.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept { !predicate($0) } }
  /// The first value of which the predicate is true. Made at once of the value that is already there.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate) }
  /// The last value of which the predicate is true. Made at once of the value that is already there.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate) }

  /// - Precondition: `maxLength >= 0`
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "prefix: the length is not negative")
    return kept { _ in maxLength > 0 }
  }

  /// The values before the first one of which the predicate is false. Made at once of the value that is already there.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate) }

  /// - Precondition: `index >= 0`
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "output: the index is not negative")
    return kept { _ in index == 0 }
  }

  /// - Precondition: no bound of `range` is negative
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let range = range.positions
    precondition(range.lowerBound >= 0, "output: the lower bound is not negative")
    precondition(range.upperBound >= 0, "output: the upper bound is not negative")
    return kept { _ in range.contains(0) }
  }

  /// The combination of all values, one after the other. Made at once of the value that is already there.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  /// The combination of all values so far, at each value. Made at once of the value that is already there.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }
  /// The same values, or this one if there is none. Made at once of the value that is already there.
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }

  private func kept(_ isKept: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isKept($0) ? $0 : nil })
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// One Bool: whether any value is equal to this one. Made at once of the value that is already there.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func min() -> Optional<Output>.Publisher { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func max() -> Optional<Output>.Publisher { self }
}
