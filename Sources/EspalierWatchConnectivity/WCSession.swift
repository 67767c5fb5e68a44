// SPDX-License-Identifier: MIT

import Foundation

/// State of the connection with a watch.
public enum WCSessionActivationState: Int, Sendable {
  /// There is no connection: the only value on Linux.
  case notActivated
  /// The connection has ended.
  case inactive
  /// There is a connection.
  case activated
}

/// Receives the events of a `WCSession`.
public protocol WCSessionDelegate: AnyObject {
  /// The connection was made, or has failed.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// The user has chosen another watch. It is not called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The connection with a watch has ended. It is not called.
  func sessionDidDeactivate(_ session: WCSession)
  /// The state of the watch has changed. It is not called.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// The watch answers or not. It is not called.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// A message of the watch. It is not called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message of the watch that expects an answer. It is not called.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// Values of the watch. It is not called.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Values of the watch. It is not called.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Values were sent, or not.
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  /// The default has no effect.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// The default has no effect.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// The default has no effect.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// The default has no effect.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// The default has no effect.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// The default has no effect.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// The default has no effect.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// The default has no effect.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// The default has no effect.
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}
}

/// Values on their way to a watch, which they do not reach.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values.
  public let userInfo: [String: Any]
  /// Whether the values are on their way: no.
  open var isTransferring: Bool { false }
  /// Ends the way; without effect.
  open func cancel() {}
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
}

/// Connection with a watch, which Linux does not have: `isSupported()` is false, and each request fails.
open class WCSession: NSObject, @unchecked Sendable {
  private static let shared = WCSession()
  /// The connection of the program.
  open class var `default`: WCSession { shared }
  /// Whether the system connects watches: no.
  open class func isSupported() -> Bool { false }

  /// The object that receives the events.
  open weak var delegate: (any WCSessionDelegate)?
  /// The state of the connection.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether the user has a watch: no.
  open var isPaired: Bool { false }
  /// Whether the watch has the program: no.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch shows the program's complication: no.
  open var isComplicationEnabled: Bool { false }
  /// Whether the watch answers: no.
  open var isReachable: Bool { false }
  /// The values that were sent last: none.
  open var applicationContext: [String: Any] { [:] }
  /// The values that were received last: none.
  open var receivedApplicationContext: [String: Any] { [:] }

  private override init() { super.init() }

  /// Makes the connection: the delegate receives an error, on a queue of the system.
  open func activate() {
    DispatchQueue.global().async { [self] in
      delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  /// Sends a message: `errorHandler` receives an error.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) { fail(errorHandler) }
  /// Sends data: `errorHandler` receives an error.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) { fail(errorHandler) }
  /// Sends values, of which the watch receives the last ones.
  /// - Throws: `WCError.sessionNotSupported`.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotSupported) }
  /// Sends values in turn: the delegate receives an error.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo)
    DispatchQueue.global().async { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }

  private func fail(_ handler: (@Sendable (any Error) -> Void)?) {
    if let handler { DispatchQueue.global().async { handler(WCError(.sessionNotSupported)) } }
  }
}
