// SPDX-License-Identifier: MIT

/// A publisher behind a type that names only its output and failure.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let box: PublisherBox<Output, Failure>

  /// Erases `publisher`; one that is erased already is not wrapped again.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher)?.box ?? ConcretePublisherBox(publisher)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber: subscriber)
  }

  public var description: String { "AnyPublisher" }
  /// The description, for a playground.
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// The same values behind a type that names only output and failure.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The subscriber's type reaches the erased publisher: no second erasure on the path of the values.
private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { fatalError() }
}

private final class ConcretePublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  override func receive<S: Subscriber>(subscriber: S) where S.Input == P.Output, S.Failure == P.Failure {
    publisher.receive(subscriber: subscriber)
  }
}
