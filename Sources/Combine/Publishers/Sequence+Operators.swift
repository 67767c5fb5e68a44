// SPDX-License-Identifier: MIT

// What operators make of a sequence is known at once: as Apple's, they return sequences, or the publishers of one value.

extension Publishers.Sequence {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.allSatisfy(predicate) })
  }

  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.contains(where: predicate) })
  }

  public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.reduce(0) { count, _ in count + 1 }) }

  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Output == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    .init(sequence: sequence.drop(while: predicate))
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(count))
  }

  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }

  public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.prefix(while: predicate))
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(sequence.reduce(initialResult, nextPartialResult))
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map { value in
      result = nextPartialResult(result, value)
      return result
    }
  }

  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> where Failure == Never {
    .init(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(sequence.contains(output)) }

  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    return filter { value in
      defer { last = value }
      return last != value
    }
  }
}

extension Publishers.Sequence where Failure == Never {
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.max(by: areInIncreasingOrder))
  }

  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }
  public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection {
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  public func count() -> Just<Int> { Just(sequence.count) }
  public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

  /// The element at a position of the collection; none outside it.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }

  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Never> {
    .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    .init(sequence: elements + sequence)
  }

  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    .init(sequence: publisher.sequence + sequence)
  }

  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    .init(sequence: sequence + elements)
  }

  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    .init(sequence: sequence + publisher.sequence)
  }
}
