// SPDX-License-Identifier: MIT

import Foundation

/// A decoder of whole documents.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded form, `Data` for example.
  associatedtype Input

  /// The value that the input encodes; throws if it encodes none of that type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of whole documents.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded form, `Data` for example.
  associatedtype Output

  /// The encoded value; throws if it cannot be encoded.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }

extension Publishers {
  /// Each value, decoded; an error of the decoder ends the stream.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    private let decoder: Coder

    /// The publisher that `decode(type:decoder:)` makes.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        CodingConduit<Upstream.Output, Upstream.Failure, S>("Decode", subscriber) {
          try decoder.decode(Output.self, from: $0)
        })
    }
  }

  /// Each value, encoded; an error of the encoder ends the stream.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    private let encoder: Coder

    /// The publisher that `encode(encoder:)` makes.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        CodingConduit<Upstream.Output, Upstream.Failure, S>("Encode", subscriber) { try encoder.encode($0) })
    }
  }
}

private final class CodingConduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  NamedConduit, @unchecked Sendable
where Downstream.Failure == any Error {
  let description: String
  private let downstream: Downstream
  private let transform: (Input) throws -> Downstream.Input
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var isFinished = false

  init(_ name: String, _ downstream: Downstream, transform: @escaping (Input) throws -> Downstream.Input) {
    description = name
    self.downstream = downstream
    self.transform = transform
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !lock.withLock({ isFinished }) else { return .none }
    do {
      return downstream.receive(try transform(input))
    } catch {
      if finish() {
        upstream.closeIfFilled()?.cancel()
        downstream.receive(completion: .failure(error))
      }
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard finish() else { return }
    upstream.closeIfFilled()
    downstream.receive(completion: completion.erased)
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else { return }
    _ = finish()
    subscription.cancel()
  }

  /// Returns true at the first call.
  private func finish() -> Bool {
    lock.withLock {
      defer { isFinished = true }
      return !isFinished
    }
  }
}

extension Publisher {
  /// Each value decoded; an error of the decoder ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

  /// Each value encoded; an error of the encoder ends the publisher.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
