// SPDX-License-Identifier: MIT

extension Publishers {
  /// The elements of a sequence, as they are requested.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The elements that are sent to each subscriber.
    public let sequence: Elements

    /// Sends the elements to each subscriber, as they are demanded, and finishes.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.attach(subscriber, to: sequence, end: .finished, endedName: "Sequence")
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// The elements as a publisher.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
