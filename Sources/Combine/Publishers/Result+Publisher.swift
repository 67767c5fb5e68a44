extension Result {
  /// The success and the end, or the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): Just(value).setFailureType(to: Failure.self).subscribe(subscriber)
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
