// SPDX-License-Identifier: MIT

extension Publishers {
  /// A property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The property that is sent.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.forward("ValueForKey", to: subscriber) { $0[keyPath: keyPath] }
    }
  }

  /// Two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The first property that is sent.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property that is sent.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.forward("ValueForKeys", to: subscriber) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }
  }

  /// Three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The first property that is sent.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property that is sent.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The third property that is sent.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.forward("ValueForKeys", to: subscriber) {
        ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
      }
    }
  }
}

extension Publisher {
  /// Each value transformed.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
