// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation
import Synchronization

/// User defaults as a store.
///
/// Foundation on Linux posts no notification of changes. A view's change is announced from here; the host detects other
/// code's changes before each update.
package final class DefaultsStore: KeyedStore, @unchecked Sendable {
  private let defaults: UserDefaults
  private let lock = NSLock()
  private var isSaving = false
  private let file: SettingsFile?

  package init(_ defaults: UserDefaults) {
    self.defaults = defaults
    file = SettingsFile(defaults)
    // A copy that a process keeps while it writes remains only if the process ends during the write.
    if let file, Self.recovered.withLock({ $0.insert(file.url).inserted }) { file.recover() }
  }

  private static let recovered = Mutex<Set<URL>>([])

  package func value(forKey key: String, as kind: StoredValue.Kind) -> StoredValue? {
    guard let object = defaults.object(forKey: key) else { return nil }
    // Foundation gives 0 or false for what is no number.
    switch kind {
    case .bool: return Self.isTruthValue(object) ? .bool(defaults.bool(forKey: key)) : nil
    case .int: return Self.isNumber(object) ? .int(defaults.integer(forKey: key)) : nil
    case .double: return Self.isNumber(object) ? .double(defaults.double(forKey: key)) : nil
    case .date:
      if let date = object as? Date { return .double(date.timeIntervalSinceReferenceDate) }
      return value(forKey: key, as: .double)
    case .string: return defaults.string(forKey: key).map { .string($0) }
    case .data: return defaults.data(forKey: key).map { .data($0) }
    case .url: return defaults.string(forKey: key).flatMap { URL(string: $0) }.map { .url($0) }
    }
  }

  /// Whether Foundation reads a stored object as a number: a text, as a program's argument is one, only if it is a number's.
  private static func isNumber(_ object: Any) -> Bool {
    if let text = object as? String { return Double(text) != nil }
    return object is NSNumber
  }

  private static func isTruthValue(_ object: Any) -> Bool {
    if let text = object as? String, ["yes", "no", "true", "false"].contains(text.lowercased()) { return true }
    return isNumber(object)
  }

  package func set(_ value: StoredValue?, forKey key: String) {
    switch value {
    case nil: defaults.removeObject(forKey: key)
    case .bool(let value): defaults.set(value, forKey: key)
    case .int(let value): defaults.set(value, forKey: key)
    case .double(let value): defaults.set(value, forKey: key)
    case .string(let value): defaults.set(value, forKey: key)
    case .data(let value): defaults.set(value, forKey: key)
    case .url(let value): defaults.set(value.absoluteString, forKey: key)
    }
    save()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  /// Foundation on Linux writes to the disk only when `synchronize()` is called: here once for all changes of one turn
  /// of the main queue.
  private func save() {
    let isFirst = lock.withLock {
      defer { isSaving = true }
      return !isSaving
    }
    guard isFirst else { return }
    // The host whose view writes.
    let writer = MainQueue.isCurrent ? MainActor.assumeIsolated { WeakReceiver(Diagnostics.receiver) } : nil
    DispatchQueue.main.async { [self] in
      lock.withLock { isSaving = false }
      if file?.save(defaults.synchronize) ?? defaults.synchronize() { return }
      let text =
        "@AppStorage: the settings could not be written to their file, which may be read-only, or its disk full: they "
        + "last until the program ends."
      MainActor.assumeIsolated {
        // Written by a host that is gone, or by none: no other host receives the warning.
        guard let receiver = writer?.receiver else {
          return Diagnostics.logOnce(Warning(text: text, subject: "AppStorage"))
        }
        let last = Diagnostics.receiver
        Diagnostics.receiver = receiver
        defer { Diagnostics.receiver = last }
        Diagnostics.warnOnce(text, subject: "AppStorage")
      }
    }
  }

  package func observe(_ action: @escaping @Sendable () -> Void) -> AnyObject {
    DefaultsObservation(action)
  }
}

private final class WeakReceiver: @unchecked Sendable {
  weak var receiver: (any WarningReceiver)?
  init(_ receiver: (any WarningReceiver)?) { self.receiver = receiver }
}

private final class DefaultsObservation {
  private let token: any NSObjectProtocol

  init(_ action: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in action() }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

extension EnvironmentValues {
  /// The store of the values of `@AppStorage`; nil is `UserDefaults.standard`.
  @EnvironmentEntry package var defaultAppStorage: UserDefaults? = nil
}
