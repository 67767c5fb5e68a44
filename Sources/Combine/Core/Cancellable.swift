// SPDX-License-Identifier: MIT

/// Something that runs until it is cancelled.
public protocol Cancellable {
  /// Ends the activity. It may be called several times, and from any thread.
  func cancel()
}

/// Cancels its activity when it is cancelled or released, whichever comes first; exactly once.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Runs the closure when it is cancelled or released, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Cancels another cancellable when it is cancelled or released, once.
  public convenience init<C: Cancellable>(_ cancellable: C) {
    self.init { cancellable.cancel() }
  }

  deinit { cancel() }

  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps the subscription for as long as `set` lives.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription for as long as `collection` lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps the subscription for as long as `set` lives.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }

  /// Keeps the subscription for as long as `collection` lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(cancel).store(in: &collection)
  }
}
