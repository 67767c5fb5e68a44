// SPDX-License-Identifier: MIT

extension Publishers {

  /// The first values of two publishers together, then the second values, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// The publisher that `zip` makes of these publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = JoinConduit("Zip", .oldest, subscriber)
      let sides = (conduit.side(of: A.Output.self), conduit.side(of: B.Output.self))
      conduit.start([sides.0, sides.1]) {
        (sides.0.take(), sides.1.take())
      } subscribe: {
        conduit.subscribe(sides.0, to: a)
        conduit.subscribe(sides.1, to: b)
      }
    }
  }

  /// The values of three publishers, three at a time.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// The publisher that `zip` makes of these publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = JoinConduit("Zip", .oldest, subscriber)
      let sides = (conduit.side(of: A.Output.self), conduit.side(of: B.Output.self), conduit.side(of: C.Output.self))
      conduit.start([sides.0, sides.1, sides.2]) {
        (sides.0.take(), sides.1.take(), sides.2.take())
      } subscribe: {
        conduit.subscribe(sides.0, to: a)
        conduit.subscribe(sides.1, to: b)
        conduit.subscribe(sides.2, to: c)
      }
    }
  }

  /// The values of four publishers, four at a time.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// The publisher that `zip` makes of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = JoinConduit("Zip", .oldest, subscriber)
      let sides = (
        conduit.side(of: A.Output.self), conduit.side(of: B.Output.self), conduit.side(of: C.Output.self),
        conduit.side(of: D.Output.self)
      )
      conduit.start([sides.0, sides.1, sides.2, sides.3]) {
        (sides.0.take(), sides.1.take(), sides.2.take(), sides.3.take())
      } subscribe: {
        conduit.subscribe(sides.0, to: a)
        conduit.subscribe(sides.1, to: b)
        conduit.subscribe(sides.2, to: c)
        conduit.subscribe(sides.3, to: d)
      }
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// The values in step: the first ones together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// The values in step: the first ones together, then the second ones, and so on. The closure makes one value of them.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// The values in step: the first ones together, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, p, q)
  }

  /// The values in step: the first ones together, then the second ones, and so on. The closure makes one value of them.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(p, q).map { transform($0.0, $0.1, $0.2) }
  }

  /// The values in step: the first ones together, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, p, q, r)
  }

  /// The closure's result for the values in step: the first ones, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

}
