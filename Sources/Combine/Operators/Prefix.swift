extension Publishers {
  /// At most so many values, or values from a range of positions, then the end.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      guard !range.isEmpty else { return Empty<Upstream.Output, Failure>().subscribe(subscriber) }
      var position = -1
      upstream.step(into: subscriber) { value in
        position += 1
        if position < range.lowerBound { return .skip }
        return position + 1 >= range.upperBound ? .last(value) : .emit(value)
      }
    }
  }

  /// Values for as long as they pass a test.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.step(into: subscriber) { predicate($0) ? .emit($0) : .complete(.finished) }
    }
  }

  /// Values until another publisher emits its first.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, overflow: .keepAll)
      let values = Intake<Output, Failure>(onValue: { outlet.send($0) }, onCompletion: { outlet.finish($0) })
      let end = Intake<Other.Output, Other.Failure>(
        onValue: { _ in
          values.cancel()
          outlet.finish(.finished)
        }, onCompletion: { _ in })
      outlet.onCancel = {
        values.cancel()
        end.cancel()
      }
      subscriber.receive(subscription: outlet)
      other.subscribe(end)
      upstream.subscribe(values)
    }
  }
}

extension Publisher {
  /// - Precondition: `maxLength >= 0`
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// The value at one position, counted from 0.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<(index + 1)) }

  /// The values at a range of positions, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
