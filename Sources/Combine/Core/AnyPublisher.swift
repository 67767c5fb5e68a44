/// A publisher whose making is nobody's business.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher {
      self = erased
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }

  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// The same values behind a type that names only output and failure.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
