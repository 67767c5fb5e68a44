// SPDX-License-Identifier: MIT

// The results of operators on a sequence are known at once: like Apple's, they are sequences, or publishers of one value.

extension Publishers.Sequence {
  /// One Bool: whether the predicate is true of all values. Made at once of the elements that are already there.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  /// One Bool: whether the predicate is true of all values. An error that it throws ends the publisher. Made at once of
  /// the elements that are already there.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.allSatisfy(predicate) })
  }

  /// One Bool: whether the predicate is true of any value. Made at once of the elements that are already there.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  /// One Bool: whether the predicate is true of any value. An error that it throws ends the publisher. Made at once of
  /// the elements that are already there.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.contains(where: predicate) })
  }

  /// All values in one array. Made at once of the elements that are already there.
  public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }
  /// The number of values. Made at once of the elements that are already there.
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.reduce(0) { count, _ in count + 1 }) }

  /// Each value transformed. Made at once of the elements that are already there.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// Each value transformed; nil is left out. Made at once of the elements that are already there.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  /// The values of which the closure is true. Made at once of the elements that are already there.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// The same values; nil becomes this one. Made at once of the elements that are already there.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Output == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  /// No values: only the end of the publisher. Made at once of the elements that are already there.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// All values from the first one on of which the predicate is false. Made at once of the elements that are already
  /// there.
  public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    .init(sequence: sequence.drop(while: predicate))
  }

  /// All values but the first ones, as many as `count`. Made at once of the elements that are already there.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(count))
  }

  /// The first values, as many as `maxLength`. Made at once of the elements that are already there.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }

  /// The values before the first one of which the predicate is false. Made at once of the elements that are already
  /// there.
  public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.prefix(while: predicate))
  }

  /// The combination of all values, one after the other. Made at once of the elements that are already there.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(sequence.reduce(initialResult, nextPartialResult))
  }

  /// The combination of all values, one after the other; an error that the closure throws ends the publisher. Made at
  /// once of the elements that are already there.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  /// The combination of all values so far, at each value. Made at once of the elements that are already there.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map { value in
      result = nextPartialResult(result, value)
      return result
    }
  }

  /// The same values with another type of failure, for a publisher that cannot fail. Made at once of the elements that
  /// are already there.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> where Failure == Never {
    .init(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// One Bool: whether any value is equal to this one. Made at once of the elements that are already there.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(sequence.contains(output)) }

  /// The values that are not equal to the one before. Made at once of the elements that are already there.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    return filter { value in
      defer { last = value }
      return last != value
    }
  }
}

extension Publishers.Sequence where Failure == Never {
  /// The smallest value. Made at once of the elements that are already there.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  /// The largest value. Made at once of the elements that are already there.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.max(by: areInIncreasingOrder))
  }

  /// The first value of which the predicate is true. Made at once of the elements that are already there.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// The smallest value. Made at once of the elements that are already there.
  public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }
  /// The largest value. Made at once of the elements that are already there.
  public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection {
  /// The number of values. Made at once of the elements that are already there.
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// The number of values. Made at once of the elements that are already there.
  public func count() -> Just<Int> { Just(sequence.count) }
  /// The first value. Made at once of the elements that are already there.
  public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

  /// The element at an index of the collection; no value if the index is outside it.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }

  /// The values at a range of indices, from 0. Made at once of the elements that are already there.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Never> {
    .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// The last value. Made at once of the elements that are already there.
  public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

  /// The last value of which the predicate is true. Made at once of the elements that are already there.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// These values before those of this publisher. Made at once of the elements that are already there.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

  /// These values before those of this publisher. Made at once of the elements that are already there.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    .init(sequence: elements + sequence)
  }

  /// These values before those of this publisher. Made at once of the elements that are already there.
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    .init(sequence: publisher.sequence + sequence)
  }

  /// These values after those of this publisher, when it has finished. Made at once of the elements that are already
  /// there.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

  /// These values after those of this publisher, when it has finished. Made at once of the elements that are already
  /// there.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    .init(sequence: sequence + elements)
  }

  /// These values after those of this publisher, when it has finished. Made at once of the elements that are already
  /// there.
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    .init(sequence: sequence + publisher.sequence)
  }
}
