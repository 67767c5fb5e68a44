// SPDX-License-Identifier: MIT

extension Publishers {
  /// Writes a line for everything that happens, to standard output or a stream.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The beginning of each line.
    public let prefix: String
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The stream that events are written to; nil is standard output.
    public let stream: (any TextOutputStream)?

    /// The publisher that `print(_:to:)` makes.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PrintConduit(subscriber, prefix: prefix, stream: stream))
    }
  }
}

/// Forwards everything, even values sent after the completion.
private final class PrintConduit<Downstream: Subscriber>: Subscriber, Subscription, NamedConduit, @unchecked Sendable {
  let description = "Print"
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let prefix: String
  private let lock = Lock()
  private var stream: (any TextOutputStream)?

  init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
    self.downstream = downstream
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func receive(subscription: any Subscription) {
    log("receive subscription: (\(subscription))")
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    log("receive value: (\(input))")
    let more = downstream.receive(input)
    if more > 0 { log("\(Self.text(of: more)) (synchronous)") }
    return more
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: log("receive finished")
    case .failure(let error): log("receive error: (\(error))")
    }
    upstream.closeIfFilled()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    log(Self.text(of: demand))
    upstream.request(demand)
  }

  func cancel() {
    log("receive cancel")
    upstream.closeIfFilled()?.cancel()
  }

  private static func text(of demand: Subscribers.Demand) -> String {
    demand.max.map { "request max: (\($0))" } ?? "request unlimited"
  }

  private func log(_ text: String) {
    lock.withLock {
      if stream == nil {
        Swift.print(prefix, text, separator: "")
      } else {
        // The parts that the standard library's `print` writes.
        stream!.write("")
        stream!.write(prefix + text)
        stream!.write("\n")
      }
    }
  }
}

extension Publisher {
  /// The same values; every event is written to the stream, or to standard output, after a prefix.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
