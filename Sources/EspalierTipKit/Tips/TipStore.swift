// SPDX-License-Identifier: MIT

import EspalierNumbers
import EspalierServices
import Foundation
import SwiftUI

/// The state of a program's tips, kept in a file. Safe on all threads.
final class TipStore: @unchecked Sendable {
  static let shared = TipStore()

  /// An occurrence of an event.
  struct KeptDonation: Codable {
    var date: Date
    var info: Data
  }

  /// The state of one tip.
  struct KeptTip: Codable {
    var displays = 0
    var seconds = 0.0
    var invalidation: Tips.InvalidationReason?
  }

  private struct Content: Codable {
    var tips: [String: KeptTip] = [:]
    var donations: [String: [KeptDonation]] = [:]
    var lastDisplay: Date?
  }

  /// A change for tests of the program.
  enum Testing {
    case none
    /// The types that are shown, or hidden; nil stands for all.
    case showing(Set<ObjectIdentifier>?), hiding(Set<ObjectIdentifier>?)
  }

  private static let mostDonations = 1000
  private let lock = NSRecursiveLock()
  private var content = Content()
  private var file: ProgramData?
  private var isReset = false
  private var interval = 0.0
  private var testing = Testing.none
  private var shown: Set<String> = []
  private var listeners: [UUID: @Sendable () -> Void] = [:]

  func configure(_ options: [Tips.ConfigurationOption]) throws {
    try lock.withLock {
      guard file == nil else { throw TipKitError.tipsDatastoreAlreadyConfigured }
      let file = try Self.file(options.compactMap(\.location).last ?? .applicationDefault)
      do {
        if !isReset, let data = try file.read() { content = try JSONDecoder().decode(Content.self, from: data) }
      } catch {
        throw TipKitError(
          kind: .unreadable,
          description: "The state of the tips in \(file.url.path) cannot be read: \(error.localizedDescription)")
      }
      interval = options.compactMap(\.frequency).last?.seconds ?? 0
      self.file = file
      if isReset { save() }
    }
    changed()
  }

  private static func file(_ location: Tips.ConfigurationOption.DatastoreLocation) throws -> ProgramData {
    switch location.place {
    case .standard: return ProgramData("tips.json")
    case .folder(let url):
      return ProgramData(
        "tips.json", of: url.lastPathComponent,
        environment: ["XDG_DATA_HOME": url.deletingLastPathComponent().standardizedFileURL.path])
    case .unsupported(let reason): throw TipKitError(kind: .unsupported, description: reason)
    }
  }

  func resetAtConfiguration() throws {
    try lock.withLock {
      guard file == nil else {
        throw TipKitError(
          kind: .configured, description: "Tips.resetDatastore was called after Tips.configure: call it before.")
      }
      isReset = true
      content = Content()
    }
  }

  /// Forgets the file and everything else, for tests of this module.
  func restart() {
    lock.withLock {
      (content, file, isReset, interval, testing, shown) = (Content(), nil, false, 0, .none, [])
    }
    changed()
  }

  func test(_ change: (inout Testing) -> Void) {
    lock.withLock { change(&testing) }
    changed()
  }

  func status(of tip: some Tip) -> Tips.Status {
    let subject: any Tip = (tip as? AnyTip)?.tip ?? tip
    let type = ObjectIdentifier(Swift.type(of: subject))
    // Rules are closures of the program: they run without the lock.
    let holds = tip.rules.allSatisfy { $0.holds() }
    return lock.withLock {
      switch testing {
      case .showing(let types) where types?.contains(type) ?? true: return .available
      case .hiding(let types) where types?.contains(type) ?? true: return .pending
      default: break
      }
      guard file != nil else { return .pending }
      let kept = content.tips[tip.id] ?? KeptTip()
      if let reason = kept.invalidation { return .invalidated(reason) }
      if let most = tip.options.lazy.compactMap({ $0 as? Tips.MaxDisplayCount }).last?.count, kept.displays >= most,
        !shown.contains(tip.id)
      {
        return .invalidated(.displayCountExceeded)
      }
      guard holds else { return .pending }
      return shown.contains(tip.id) || isTimely(tip) ? .available : .pending
    }
  }

  private func isTimely(_ tip: some Tip) -> Bool {
    if tip.options.contains(where: { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores ?? false }) { return true }
    guard interval > 0, let last = content.lastDisplay else { return true }
    return Date.now.timeIntervalSince(last) >= interval
  }

  /// A view shows the tip.
  func appeared(_ tip: some Tip) {
    lock.withLock {
      guard shown.insert(tip.id).inserted else { return }
      content.tips[tip.id, default: KeptTip()].displays += 1
      content.lastDisplay = .now
      save()
    }
    changed()
  }

  /// No view shows the tip any longer.
  func disappeared(_ tip: some Tip, after seconds: Double) {
    lock.withLock {
      shown.remove(tip.id)
      content.tips[tip.id, default: KeptTip()].seconds += seconds
      let kept = content.tips[tip.id] ?? KeptTip()
      if kept.invalidation == nil {
        for option in tip.options {
          if let most = (option as? Tips.MaxDisplayDuration)?.seconds, kept.seconds >= most {
            content.tips[tip.id]?.invalidation = .displayDurationExceeded
          }
          if let most = (option as? Tips.MaxDisplayCount)?.count, kept.displays >= most {
            content.tips[tip.id]?.invalidation = .displayCountExceeded
          }
        }
      }
      save()
    }
    changed()
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    lock.withLock {
      // The first reason stays: a card that disappears closes a tip that the program has invalidated.
      guard content.tips[id]?.invalidation == nil else { return }
      content.tips[id, default: KeptTip()].invalidation = reason
      save()
    }
    changed()
  }

  func reset(_ id: String) {
    lock.withLock {
      content.tips[id] = nil
      save()
    }
    changed()
  }

  func donations(_ id: String) -> [KeptDonation] { lock.withLock { content.donations[id] ?? [] } }

  func donate(_ id: String, _ info: Data) {
    lock.withLock {
      var kept = content.donations[id] ?? []
      kept.append(KeptDonation(date: .now, info: info))
      content.donations[id] = Array(kept.suffix(Self.mostDonations))
      save()
    }
    changed()
  }

  private func save() {
    guard let file else { return }
    do { try file.write(JSONEncoder().encode(content)) } catch {
      FileHandle.standardError.write(
        Data("The state of the tips cannot be written to \(file.url.path): \(error.localizedDescription)\n".utf8))
    }
  }

  /// Updates the views and the sequences of values.
  func changed() {
    let listeners = lock.withLock { Array(self.listeners.values) }
    for listener in listeners { listener() }
    if Thread.isMainThread {
      MainActor.assumeIsolated { TipChanges.shared.count += 1 }
    } else {
      DispatchQueue.main.async { TipChanges.shared.count += 1 }
    }
  }

  /// A value now, and each other one that it becomes.
  func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let id = UUID()
      let last = LastValue(value())
      continuation.yield(value())
      lock.withLock {
        listeners[id] = {
          let new = value()
          if last.change(to: new) { continuation.yield(new) }
        }
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.lock.withLock { self?.listeners.removeValue(forKey: id) }
      }
    }
  }
}

/// The latest value of a sequence.
private final class LastValue<Value: Equatable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  /// Returns whether the value is another one.
  func change(to new: Value) -> Bool {
    lock.withLock {
      guard new != value else { return false }
      value = new
      return true
    }
  }
}

/// The number of changes of the tips' state: views that read it are updated.
@MainActor @Observable
final class TipChanges {
  static let shared = TipChanges()
  var count = 0
}
