// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// The data and the response of one request, then the end; or an error.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// The request that is made for each subscriber.
    public let request: URLRequest
    /// The session that makes the request.
    public let session: URLSession

    /// Data and response of a request, or the error; it is made for each subscriber.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
    }
  }

  /// Data and response of a request for an address, or the error; it is made for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Loads `request` anew for each subscriber, when it requests the value.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, NamedConduit, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  let description = "DataTaskPublisher"
  private let lock = Lock()
  private var publisher: URLSession.DataTaskPublisher?
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(description)
    let (publisher, begun) = lock.withLock { (self.publisher, self.task) }
    guard let publisher else { return }
    if let begun { return begun.resume() }
    let loaded = Carried { (data: Data?, response: URLResponse?, error: (any Error)?) in
      self.loaded(data, response, error)
    }
    let new = publisher.session.dataTask(with: publisher.request) { loaded.value($0, $1, $2) }
    let first = lock.withLock { () -> URLSessionDataTask? in
      if task == nil, downstream != nil { task = new }
      return task
    }
    first?.resume()
  }

  func cancel() {
    let task = takeTask().task
    task?.cancel()
  }

  private func loaded(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = takeTask().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func takeTask() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    lock.withLock {
      defer { (publisher, downstream, task) = (nil, nil, nil) }
      return (downstream, task)
    }
  }
}
