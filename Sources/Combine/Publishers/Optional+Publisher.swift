extension Optional {
  /// The value if there is one, then the end.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? []).subscribe(subscriber)
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
