// SPDX-License-Identifier: MIT

extension Publishers {

  /// The latest values of two publishers, each time one of them changes, once both have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// The publisher that `combineLatest` makes of these publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = JoinConduit("CombineLatest", .latest, subscriber)
      let sides = (conduit.side(of: A.Output.self), conduit.side(of: B.Output.self))
      conduit.start([sides.0, sides.1]) {
        (sides.0.take(), sides.1.take())
      } subscribe: {
        conduit.subscribe(sides.0, to: a)
        conduit.subscribe(sides.1, to: b)
      }
    }
  }

  /// The latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// The publisher that `combineLatest` makes of these publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = JoinConduit("CombineLatest", .latest, subscriber)
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

  /// The latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

    /// The publisher that `combineLatest` makes of these publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = JoinConduit("CombineLatest", .latest, subscriber)
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

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// The latest values together, whenever one of the publishers sends; it begins when all have sent.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// The latest values together, whenever one of the publishers sends; it begins when all have sent. The closure makes
  /// one value of them.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The latest values together, whenever one of the publishers sends; it begins when all have sent.
  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q)
  }

  /// The latest values together, whenever one of the publishers sends; it begins when all have sent. The closure makes
  /// one value of them.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
  }

  /// The latest values together, whenever one of the publishers sends; it begins when all have sent.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }

  /// The closure's result for the latest values, whenever one of the publishers sends; it begins when all have sent.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

}
