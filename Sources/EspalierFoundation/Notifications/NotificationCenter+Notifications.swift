// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other, for as long as the sequence is read. Foundation on Linux lacks it.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to collect notifications: those that are posted later are returned, in their order.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let token = Token(
        center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Posted(notification: $0)) },
        in: center)
      return Iterator(stream: stream.makeAsyncIterator(), token: token)
    }

    /// The notifications from the beginning of an iteration.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Posted>.Iterator
      fileprivate let token: Token

      /// The next notification; nil after the task was cancelled.
      public mutating func next() async -> Notification? { await stream.next()?.notification }
    }
  }

  /// The notifications of a name and of an object; nil is each.
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(self, name, object) }
}

/// A notification on its path to the reader's task, which is the only one that uses it.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// The observation of an iteration, which ends with it.
private final class Token: @unchecked Sendable {
  private let observer: any NSObjectProtocol
  private let center: NotificationCenter

  init(_ observer: any NSObjectProtocol, in center: NotificationCenter) {
    self.observer = observer
    self.center = center
  }

  deinit { center.removeObserver(observer) }
}
