// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
  /// Calls a method of `observer` for each notification of a name, from an object; nil is any. The observer is not retained; when
  /// it is gone, the method is not called any more.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    let observer = observer as AnyObject
    let registration = ObserverRegistration(observer, of: self, name: name, object: object as AnyObject?)
    // The center keeps the closure, and the closure the registration.
    registration.token = addObserver(forName: name, object: object, queue: nil) { [weak registration] notification in
      guard let registration else { return }
      guard let observer = registration.observer else { return registration.end() }
      selector.perform(on: observer, with: notification)
    }
    ObserverRegistrations.shared.add(registration)
  }

  /// Ends all observations of an observer, which was registered with a selector or is the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    ObserverRegistrations.shared.end(of: observer, in: self) { _ in true }
    let token: Any = observer
    removeObserver(token)
  }

  /// Ends the observations of an observer of a name, from an object; nil is any.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let object = object as AnyObject?
    ObserverRegistrations.shared.end(of: observer, in: self) {
      (name == nil || $0.name == name) && (object == nil || $0.object === object)
    }
    let token: Any = observer
    removeObserver(token, name: name, object: object)
  }
}

/// One call of `addObserver(_:selector:name:object:)`.
private final class ObserverRegistration: @unchecked Sendable {
  weak var observer: AnyObject?
  weak var center: NotificationCenter?
  let name: Notification.Name?
  weak var object: AnyObject?
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, of center: NotificationCenter, name: Notification.Name?, object: AnyObject?) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object
  }

  func end() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }
}

/// The observations of all observers that are alive. Adding one removes those of observers that are gone.
private final class ObserverRegistrations: @unchecked Sendable {
  static let shared = ObserverRegistrations()
  private let lock = NSLock()
  private var list: [ObserverRegistration] = []

  func add(_ registration: ObserverRegistration) {
    let gone = lock.withLock {
      let gone = list.filter { $0.observer == nil || $0.token == nil }
      list.removeAll { $0.observer == nil || $0.token == nil }
      list.append(registration)
      return gone
    }
    for registration in gone { registration.end() }
  }

  func end(of observer: AnyObject, in center: NotificationCenter, where matches: (ObserverRegistration) -> Bool) {
    let ended = lock.withLock {
      let ended = list.filter { $0.observer === observer && $0.center === center && matches($0) }
      list.removeAll { registration in ended.contains { $0 === registration } }
      return ended
    }
    for registration in ended { registration.end() }
  }
}
