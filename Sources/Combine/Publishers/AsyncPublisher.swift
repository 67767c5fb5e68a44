/// The values of a publisher as an asynchronous sequence; values that arrive between two steps of the loop wait.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncStream<Carried<P.Output>>.Iterator
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream<Carried<P.Output>>.makeStream()
      subscription = publisher.sink(
        receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Carried($0)) })
      values = stream.makeAsyncIterator()
    }

    public mutating func next() async -> P.Output? { await values.next()?.value }
  }
}

/// The values of a publisher that may fail as an asynchronous sequence that throws its failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncThrowingStream<Carried<P.Output>, any Error>.Iterator
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream<Carried<P.Output>, any Error>.makeStream()
      subscription = publisher.sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion {
            continuation.finish(throwing: error)
          } else {
            continuation.finish()
          }
        }, receiveValue: { continuation.yield(Carried($0)) })
      values = stream.makeAsyncIterator()
    }

    public mutating func next() async throws -> P.Output? { try await values.next()?.value }
  }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
