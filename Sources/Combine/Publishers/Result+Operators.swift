// SPDX-License-Identifier: MIT

// The results of operators on a result are known at once: like Apple's, they are results' own publishers.

extension Result.Publisher {
  /// One Bool: whether the predicate is true of all values. Made at once of the value that is already there.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// One Bool: whether the predicate is true of all values. An error that it throws ends the publisher. Made at once of
  /// the value that is already there.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// One Bool: whether the predicate is true of any value. Made at once of the value that is already there.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// One Bool: whether the predicate is true of any value. An error that it throws ends the publisher. Made at once of
  /// the value that is already there.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// All values in one array. Made at once of the value that is already there.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
  /// The number of values. Made at once of the value that is already there.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  /// The smallest value; an error that the closure throws ends the publisher. Made at once of the value that is already
  /// there.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    compared(areInIncreasingOrder)
  }

  /// The largest value; an error that the closure throws ends the publisher. Made at once of the value that is already
  /// there.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    compared(areInIncreasingOrder)
  }

  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func first() -> Result<Output, Failure>.Publisher { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func last() -> Result<Output, Failure>.Publisher { self }
  /// No values: only the end of the publisher. Made at once of the value that is already there.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Each value transformed. Made at once of the value that is already there.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

  /// Each value transformed; an error that the closure throws ends the publisher. Made at once of the value that is
  /// already there.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  /// The same values; a failure is transformed. Made at once of the value that is already there.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(result.mapError(transform))
  }

  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  /// The values that differ from the one before; an error that the predicate throws ends the publisher. Made at once of
  /// the value that is already there.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    compared(predicate)
  }

  /// The combination of all values, one after the other. Made at once of the value that is already there.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The combination of all values, one after the other; an error that the closure throws ends the publisher. Made at
  /// once of the value that is already there.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// The combination of all values so far, at each value. Made at once of the value that is already there.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// The combination of all values so far, at each value; an error that the closure throws ends the publisher. Made at
  /// once of the value that is already there.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }

  /// The same values; a failure becomes this value and the end. Made at once of the value that is already there.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }

  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

  /// The value itself, unless the comparison throws.
  private func compared(_ compare: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try compare(value, value)
      return value
    }
  }
}

extension Result.Publisher where Success: Equatable {
  /// One Bool: whether any value is equal to this one. Made at once of the value that is already there.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func min() -> Result<Output, Failure>.Publisher { self }
  /// This publisher itself: the operator would change nothing about its one value or its end.
  public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// The same values with another type of failure, for a publisher that cannot fail. Made at once of the value that is
  /// already there.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(result.mapError { never -> E in })
  }
}
