// SPDX-License-Identifier: MIT

import EspalierPictures
import Foundation
import FoundationNetworking
import Synchronization

/// A download that is cancelled if the server sends more bytes than a limit.
final class LimitedDownload: NSObject, URLSessionDataDelegate {
  private struct State {
    var data = Data()
    var response: URLResponse?
    var failure: (any Error)?
    var continuation: CheckedContinuation<(Data, URLResponse?), any Error>?
  }

  private let limit: Int
  private let state = Mutex(State())

  private init(limit: Int) { self.limit = limit }

  /// - Throws: `PictureError.tooManyBytes`, or the network's error.
  static func data(from url: URL, limit: Int) async throws -> (Data, URLResponse?) {
    let download = LimitedDownload(limit: limit)
    let session = URLSession(configuration: .default, delegate: download, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        download.state.withLock { $0.continuation = continuation }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isAllowed = state.withLock { state in
      state.response = response
      return check(Int(clamping: response.expectedContentLength), &state)
    }
    completionHandler(isAllowed ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isAllowed = state.withLock { state in
      guard check(state.data.count + data.count, &state) else { return false }
      state.data.append(data)
      return true
    }
    if !isAllowed { dataTask.cancel() }
  }

  private func check(_ count: Int, _ state: inout State) -> Bool {
    guard count > limit else { return true }
    state.failure = PictureError.tooManyBytes(count)
    state.data = Data()
    return false
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (continuation, result) = state.withLock { state in
      let result: Result<(Data, URLResponse?), any Error> =
        if let failure = state.failure ?? error { .failure(failure) } else { .success((state.data, state.response)) }
      defer { state.continuation = nil }
      return (state.continuation, result)
    }
    continuation?.resume(with: result)
  }
}
