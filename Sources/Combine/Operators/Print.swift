extension Publishers {
  /// Writes a line for everything that happens, to standard output or a stream.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let log = Log(prefix: prefix, stream: stream)
      upstream.handleEvents(
        receiveSubscription: { log.line("receive subscription: (\($0))") },
        receiveOutput: { log.line("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: log.line("receive finished")
          case .failure(let error): log.line("receive error: (\(error))")
          }
        },
        receiveCancel: { log.line("receive cancel") },
        receiveRequest: { log.line("request \($0)") }
      ).subscribe(subscriber)
    }

    private final class Log {
      private let prefix: String
      private let lock = Lock()
      private var stream: (any TextOutputStream)?

      init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
      }

      func line(_ text: String) {
        lock.withLock {
          if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
        }
      }
    }
  }
}

extension Publisher {
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
