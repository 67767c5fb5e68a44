// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Shows a page on which the user signs in, from a view: `\.webAuthenticationSession`.
@MainActor
public struct WebAuthenticationSession {
  /// Kind of the browser's session. The desktop's browser decides, so that this has no effect.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String
    /// The user's session.
    public static let shared = BrowserSession(name: "shared")
    /// A session that leaves nothing.
    public static let ephemeral = BrowserSession(name: "ephemeral")
  }

  nonisolated init() {}

  /// Opens a page in the desktop's browser.
  /// - Returns: The page's last address, with the scheme of the callback.
  /// - Throws: `ASWebAuthenticationSessionError`; `canceledLogin` if the task is cancelled.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(
      using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
      additionalHeaderFields: [:])
  }

  /// Opens a page in the desktop's browser.
  /// - Parameter additionalHeaderFields: Without effect: the browser sends the request.
  /// - Returns: The page's last address.
  /// - Throws: `ASWebAuthenticationSessionError`; `canceledLogin` if the task is cancelled.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL {
    let running = RunningSession()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
          if let url {
            continuation.resume(returning: url)
          } else {
            continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
          }
        }
        session.start()
        running.set(session)
      }
    } onCancel: {
      running.cancel()
    }
  }
}

/// The session of a task, which may be cancelled before it has one.
private final class RunningSession: @unchecked Sendable {
  private let lock = NSLock()
  private var session: ASWebAuthenticationSession?
  private var isCancelled = false

  func set(_ session: ASWebAuthenticationSession) {
    let isLate = lock.withLock {
      self.session = session
      return isCancelled
    }
    if isLate { session.cancel() }
  }

  func cancel() {
    lock.withLock {
      isCancelled = true
      return session
    }?.cancel()
  }
}

extension EnvironmentValues {
  /// Shows a page on which the user signs in.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
