// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of a response while they arrive.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let pieces: AsyncThrowingStream<Data, any Error>
    /// The task that loads the bytes.
    public let task: URLSessionDataTask

    /// An iteration over the bytes that were not read yet.
    public func makeAsyncIterator() -> Iterator { Iterator(pieces: pieces.makeAsyncIterator()) }

    /// The bytes of a response, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var pieces: AsyncThrowingStream<Data, any Error>.Iterator
      private var piece = Data()
      private var next = 0

      fileprivate init(pieces: AsyncThrowingStream<Data, any Error>.Iterator) { self.pieces = pieces }

      /// The next byte; nil at the end. O(1), apart from loading.
      /// - Throws: The error of the task.
      public mutating func next() async throws -> UInt8? {
        while next == piece.count {
          guard let data = try await pieces.next() else { return nil }
          piece = data
          next = 0
        }
        defer { next += 1 }
        return piece[piece.startIndex + next]
      }
    }
  }

  /// Begins to load a request. Foundation on Linux has no such method.
  /// - Returns: The bytes and the head of the response, as soon as it has arrived.
  /// - Throws: The error of the task before the head.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let receiver = StreamReceiver()
    // The receiver is the delegate of a session of its own: that of a task is not called with pieces on Linux.
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.begin(continuation)
        task.resume()
        session.finishTasksAndInvalidate()
      }
    } onCancel: {
      task.cancel()
    }
    receiver.continuation.onTermination = { _ in task.cancel() }
    return (AsyncBytes(pieces: receiver.stream, task: task), response)
  }

  /// Begins to load an address.
  /// - Returns: The bytes and the head of the response, as soon as it has arrived.
  /// - Throws: The error of the task before the head.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
}

/// Receives the head and the pieces of one response.
private final class StreamReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let stream: AsyncThrowingStream<Data, any Error>
  let continuation: AsyncThrowingStream<Data, any Error>.Continuation
  private let lock = NSLock()
  private var head: CheckedContinuation<URLResponse, any Error>?

  override init() { (stream, continuation) = AsyncThrowingStream.makeStream() }

  func begin(_ head: CheckedContinuation<URLResponse, any Error>) { lock.withLock { self.head = head } }

  private func takeHead() -> CheckedContinuation<URLResponse, any Error>? {
    lock.withLock {
      defer { head = nil }
      return head
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    takeHead()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let head = takeHead() {
      head.resume(throwing: error ?? URLError(.badServerResponse))
    }
    continuation.finish(throwing: error)
  }
}
