// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierCore
import Foundation

/// Names the window of the browser, by a method `presentationAnchor(for:)`. The desktop's browser has windows of its own, and the method
/// is not called.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {}

/// A page on which the user signs in, in the desktop's browser.
///
/// The session ends with the address that the page opens at its end: one with the scheme of the callback. Browsers pass it to the program
/// that is installed for this scheme; a second start of this program passes it on to this one. As the browser does not report that its
/// window was closed, the session goes on until it is cancelled.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// Runs at the end, on the main thread, with the page's last address, or an error.
  public typealias CompletionHandler = @Sendable (URL?, (any Error)?) -> Void

  /// The address that ends the session.
  public struct Callback: Sendable {
    fileprivate let matches: @Sendable (URL) -> Bool
    /// Whether an address ends the session.
    public func matchesURL(_ url: URL) -> Bool { matches(url) }
    /// An address with a scheme of the program.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.caseInsensitiveCompare(customScheme) == .orderedSame }
    }
    /// A page of the web. The browser opens it by itself, and the program receives it only if it is installed for the page.
    public static func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }
  }

  private let address: URL
  private let callback: Callback?
  private let lock = NSLock()
  private var completion: CompletionHandler?
  private var hasStarted = false
  /// The object that names the window of the browser; without effect.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser should keep nothing; without effect, because the desktop's browser opens the page.
  open var prefersEphemeralWebBrowserSession = false
  /// Fields of the request's header; without effect, because the desktop's browser sends the request.
  open var additionalHeaderFields: [String: String]?

  /// - Parameters:
  ///   - url: The page.
  ///   - callbackURLScheme: The scheme of the address that ends the session; nil is none.
  ///   - completionHandler: Runs at the end.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    (address, completion) = (url, completionHandler)
    callback = callbackURLScheme.map { .customScheme($0) }
  }

  /// - Parameters:
  ///   - url: The page.
  ///   - callback: The address that ends the session.
  ///   - completionHandler: Runs at the end.
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    (address, self.callback, completion) = (url, callback, completionHandler)
  }

  /// Whether the session can begin: it has not begun before.
  open var canStart: Bool { lock.withLock { !hasStarted && completion != nil } }

  /// Opens the page in the desktop's browser.
  /// - Returns: Whether the session has begun; false if it has before. If there is no browser, its error is
  ///   `presentationContextInvalid`.
  @discardableResult
  open func start() -> Bool {
    let begins = lock.withLock {
      defer { hasStarted = true }
      return !hasStarted && completion != nil
    }
    guard begins else { return false }
    DispatchQueue.main.async {
      RunningSessions.shared.add(self)
      if !OpenURLAction.system(self.address) {
        self.end(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
      }
    }
    return true
  }

  /// Ends the session with the error `canceledLogin`.
  open func cancel() {
    DispatchQueue.main.async { self.end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
  }

  /// Ends the session if an address is its callback.
  @MainActor
  func receive(_ url: URL) -> Bool {
    guard callback?.matchesURL(url) == true else { return false }
    end(url, nil)
    return true
  }

  @MainActor
  private func end(_ url: URL?, _ error: (any Error)?) {
    RunningSessions.shared.remove(self)
    let completion = lock.withLock {
      defer { self.completion = nil }
      return self.completion
    }
    completion?(url, error)
  }
}

/// The sessions that have begun: addresses that the program receives end them.
@MainActor
final class RunningSessions: ProgramObserver {
  static let shared = RunningSessions()
  private var sessions: [ASWebAuthenticationSession] = []

  private init() { ProgramLife.shared.add(self) }

  func add(_ session: ASWebAuthenticationSession) { sessions.append(session) }
  func remove(_ session: ASWebAuthenticationSession) { sessions.removeAll { $0 === session } }

  /// Ends the newest session that an address belongs to.
  func open(_ urls: [URL]) -> Bool {
    for url in urls { for session in sessions.reversed() where session.receive(url) { return true } }
    return false
  }
}
