// SPDX-License-Identifier: MIT

// The results of operators on one value are known at once: like Apple's, they are the value's own publisher types.

extension Just {
  /// One Bool: whether the predicate is true of all values. Made at once of the value that is already there.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// One Bool: whether the predicate is true of all values. An error that it throws ends the publisher. Made at once of
  /// the value that is already there.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// One Bool: whether the predicate is true of any value. Made at once of the value that is already there.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// One Bool: whether the predicate is true of any value. An error that it throws ends the publisher. Made at once of
  /// the value that is already there.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// All values in one array. Made at once of the value that is already there.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
  /// The number of values. Made at once of the value that is already there.
  public func count() -> Just<Int> { Just<Int>(1) }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func first() -> Just<Output> { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func last() -> Just<Output> { self }

  /// Each value transformed. Made at once of the value that is already there.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Each value transformed; an error that the closure throws ends the publisher. Made at once of the value that is
  /// already there.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// Each value transformed; nil is left out. Made at once of the value that is already there.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }
  /// The values of which the closure is true. Made at once of the value that is already there.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { kept(isIncluded(output)) }
  /// No values: only the end of the publisher. Made at once of the value that is already there.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The values that differ from the one before; an error that the predicate throws ends the publisher. Made at once of
  /// the value that is already there.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    .init(
      Result {
        _ = try predicate(output, output)
        return output
      })
  }

  /// - Precondition: `count >= 0`
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "dropFirst: the count is not negative")
    return kept(count == 0)
  }

  /// All values from the first one on of which the predicate is false. Made at once of the value that is already there.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(!predicate(output)) }
  /// The first value of which the predicate is true. Made at once of the value that is already there.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate(output)) }
  /// The last value of which the predicate is true. Made at once of the value that is already there.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate(output)) }

  /// - Precondition: `maxLength >= 0`
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "prefix: the length is not negative")
    return kept(maxLength > 0)
  }

  /// The values before the first one of which the predicate is false. Made at once of the value that is already there.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate(output)) }

  /// - Precondition: `index >= 0`
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "output: the index is not negative")
    return kept(index == 0)
  }

  /// The value if the range begins at 0; as in Apple's, also if the range is empty.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    kept(range.positions.lowerBound == 0)
  }

  /// The combination of all values, one after the other. Made at once of the value that is already there.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    .init(nextPartialResult(initialResult, output))
  }

  /// The combination of all values, one after the other; an error that the closure throws ends the publisher. Made at
  /// once of the value that is already there.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// The combination of all values so far, at each value. Made at once of the value that is already there.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// The combination of all values so far, at each value; an error that the closure throws ends the publisher. Made at
  /// once of the value that is already there.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }

  /// The same values; a failure is transformed. Made at once of the value that is already there.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }
  /// The same values with another type of failure, for a publisher that cannot fail. Made at once of the value that is
  /// already there.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { .init(output) }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func replaceError(with output: Output) -> Just<Output> { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// These values before those of this publisher. Made at once of the value that is already there.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// These values before those of this publisher. Made at once of the value that is already there.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    .init(sequence: elements + [output])
  }

  /// These values after those of this publisher, when it has finished. Made at once of the value that is already there.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// These values after those of this publisher, when it has finished. Made at once of the value that is already there.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    .init(sequence: [output] + elements)
  }

  private func kept(_ isKept: Bool) -> Optional<Output>.Publisher { .init(isKept ? output : nil) }
}

extension Just where Output: Equatable {
  /// One Bool: whether any value is equal to this one. Made at once of the value that is already there.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func min() -> Just<Output> { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func max() -> Just<Output> { self }
}
