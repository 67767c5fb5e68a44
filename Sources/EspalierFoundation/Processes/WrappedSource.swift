// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// A source of Dispatch that this module makes of one that Linux has.
public protocol _WrappedSource: DispatchSourceProtocol, Sendable {}

// Dispatch declares the forms with default arguments for its own sources alone.
extension _WrappedSource {
  /// Sets the closure that is called when an event occurs; nil is none.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) {
    (self as? WrappedSource)?.follow(qos, flags, handler)
  }

  /// Sets the closure that is called when the source is cancelled; nil is none.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) {
    (self as? WrappedSource)?.finish(qos, flags, handler)
  }

  /// Sets the closure that is called once when the source is active; nil is none.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) {
    (self as? WrappedSource)?.source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }
}

/// A source around another one, whose events a subclass reads.
class WrappedSource: @unchecked Sendable {
  let source: any DispatchSourceProtocol

  init(_ source: any DispatchSourceProtocol) { self.source = source }

  /// Whether the source's event is one that was asked for; called at each event of the source inside.
  func takesEvent() -> Bool { true }

  /// The work of a source that was cancelled, before its handler is called.
  var ending: () -> Void { {} }

  func follow(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?) {
    guard let handler else { return source.setEventHandler(qos: qos, flags: flags, handler: nil) }
    source.setEventHandler(qos: qos, flags: flags) { [weak self] in
      if self?.takesEvent() == true { handler() }
    }
  }

  func finish(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: DispatchSourceHandler?) {
    let ending = ending
    source.setCancelHandler(qos: qos, flags: flags) {
      ending()
      handler?()
    }
  }

  func setEventHandler(handler: DispatchWorkItem) { follow(.unspecified, []) { handler.perform() } }
  func setCancelHandler(handler: DispatchWorkItem) { finish(.unspecified, []) { handler.perform() } }
  func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }

  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  func activate() { source.activate() }
  var isCancelled: Bool { source.isCancelled }
}
