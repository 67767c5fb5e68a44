// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// Saves a context soon after its changes, in one go, and when the program ends.
final class Autosave {
  /// From the first change to the save, in seconds: long enough for one action of a user, too short to lose much.
  private static let delay = 0.25
  private unowned let context: ModelContext
  private var isScheduled = false

  init(_ context: ModelContext) {
    self.context = context
    if context.isMain { AutosaveAtExit.add(context) }
  }

  func schedule() {
    // Other contexts belong to a thread that this code does not know.
    guard context.isMain, !isScheduled else { return }
    isScheduled = true
    let context = Unchecked(context: context)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { context.context?.autosave.run() }
  }

  private func run() {
    isScheduled = false
    guard context.autosaveEnabled, context.hasChanges else { return }
    do { try context.save() } catch { SwiftDataLog.warn("The changes were not saved by themselves: \(error)") }
  }

  private struct Unchecked: @unchecked Sendable { weak var context: ModelContext? }
}

/// Saves the contexts of views when the program ends regularly.
private enum AutosaveAtExit {
  private struct Weak { weak var context: ModelContext? }
  private static let lock = NSLock()
  @exclusivity(unchecked) nonisolated(unsafe) private static var contexts: [Weak] = []
  private static let registration: Void = { atexit { AutosaveAtExit.save() } }()

  static func add(_ context: ModelContext) {
    _ = registration
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(Weak(context: context))
    }
  }

  private static func save() {
    guard MainQueue.isCurrent else { return }
    for context in lock.withLock({ contexts.compactMap(\.context) }) where context.autosaveEnabled && context.hasChanges
    {
      do { try context.save() } catch { SwiftDataLog.warn("The changes were not saved at the program's end: \(error)") }
    }
  }
}
