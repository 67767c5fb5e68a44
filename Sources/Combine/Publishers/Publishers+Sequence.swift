extension Publishers {
  /// The elements of a sequence, as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let walk = Walk(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: walk)
      walk.endIfEmpty()
    }

    /// Walks the sequence in a loop: a request made while a value is being delivered adds to the loop's count.
    private final class Walk<Downstream: Subscriber>: Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = DeliveryLock()
      private var iterator: Elements.Iterator
      private var next: Elements.Element?
      private var downstream: Downstream?
      private var demand = Subscribers.Demand.none
      private var isWalking = false

      init(_ iterator: Elements.Iterator, _ downstream: Downstream) {
        self.iterator = iterator
        self.downstream = downstream
        next = self.iterator.next()
      }

      func endIfEmpty() {
        lock.withLock { if next == nil { finish() } }
      }

      func request(_ more: Subscribers.Demand) {
        lock.withLock {
          demand += more
          guard !isWalking else { return }
          isWalking = true
          defer { isWalking = false }
          while demand > 0, let downstream, let value = next {
            next = iterator.next()
            demand -= 1
            demand += downstream.receive(value)
            if next == nil { finish() }
          }
        }
      }

      func cancel() { lock.withLock { downstream = nil } }

      private func finish() {
        defer { downstream = nil }
        downstream?.receive(completion: .finished)
      }
    }
  }
}

extension Sequence {
  /// The elements as a publisher.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
