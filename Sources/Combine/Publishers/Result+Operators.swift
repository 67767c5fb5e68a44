// SPDX-License-Identifier: MIT

// What operators make of a result is known at once: as Apple's, they return results' own publishers.

extension Result.Publisher {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    compared(areInIncreasingOrder)
  }

  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    compared(areInIncreasingOrder)
  }

  public func first() -> Result<Output, Failure>.Publisher { self }
  public func last() -> Result<Output, Failure>.Publisher { self }
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(result.mapError(transform))
  }

  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    compared(predicate)
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }

  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }

  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

  /// The value itself, once the comparison has not thrown.
  private func compared(_ compare: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    tryMap { value in
      _ = try compare(value, value)
      return value
    }
  }
}

extension Result.Publisher where Success: Equatable {
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
  public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  public func min() -> Result<Output, Failure>.Publisher { self }
  public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(result.mapError { never -> E in })
  }
}
