// SPDX-License-Identifier: MIT

// What operators make of an optional value is known at once: as Apple's, they return optionals' own publishers.

extension Optional.Publisher {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }

  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }
  public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  public func first() -> Optional<Output>.Publisher { self }
  public func last() -> Optional<Output>.Publisher { self }
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { kept(isIncluded) }
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

  /// - Precondition: `count >= 0`
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "dropFirst: the count is not negative")
    return kept { _ in count == 0 }
  }

  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept { !predicate($0) } }
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate) }
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate) }

  /// - Precondition: `maxLength >= 0`
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "prefix: the length is not negative")
    return kept { _ in maxLength > 0 }
  }

  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate) }

  /// - Precondition: `index >= 0`
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "output: the index is not negative")
    return kept { _ in index == 0 }
  }

  /// - Precondition: no bound of `range` is negative
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "output: the lower bound is not negative")
    precondition(range.upperBound >= 0, "output: the upper bound is not negative")
    return kept { _ in range.contains(0) }
  }

  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }

  private func kept(_ isKept: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isKept($0) ? $0 : nil })
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Optional<Output>.Publisher { self }
  public func max() -> Optional<Output>.Publisher { self }
}
