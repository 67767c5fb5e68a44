// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import Foundation

/// Calls an action on the main thread soon, once for any number of requests, which may come from any thread.
final class WakeUp: @unchecked Sendable {
  private let lock = NSLock()
  private var isPending = false
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  func callAsFunction() {
    let isFirst = lock.withLock {
      defer { isPending = true }
      return !isPending
    }
    guard isFirst else { return }
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        onMain(data) { owner($0, as: WakeUp.self).run() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<WakeUp>.fromOpaque($0!).release() })
  }

  @MainActor
  private func run() {
    lock.withLock { isPending = false }
    action()
  }
}
