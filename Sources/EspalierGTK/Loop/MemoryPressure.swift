// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import Foundation

/// The system's shortage of memory, which Linux reports without a service.
@MainActor
enum MemoryPressure {
  /// Any process waited for memory for 150 ms within two seconds, in microseconds. A window of a multiple of two seconds is open to
  /// every program, since Linux 6.5.
  private static let threshold = "some 150000 2000000"

  /// Calls an action at each report, at most once in two seconds, as long as the program runs; free memory is returned to the
  /// system afterwards. A system that has no reports, or refuses them, makes none: the caches have limits in any case.
  static func watch(_ action: @escaping @MainActor () -> Void) {
    let file = open("/proc/pressure/memory", O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    // With the zero at its end.
    guard threshold.withCString({ write(file, $0, strlen($0) + 1) }) > 0 else {
      close(file)
      return
    }
    _ = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, file, GIOCondition(rawValue: G_IO_PRI.rawValue | G_IO_ERR.rawValue),
      { file, condition, data in
        guard condition.rawValue & G_IO_ERR.rawValue == 0 else {
          close(file)
          return 0
        }
        onMain(data) { owner($0, as: Action.self).run() }
        malloc_trim(0)
        return 1
      }, Unmanaged.passRetained(Action(run: action)).toOpaque(),
      { Unmanaged<Action>.fromOpaque($0!).release() })
  }

  private final class Action {
    let run: @MainActor () -> Void
    init(run: @escaping @MainActor () -> Void) { self.run = run }
  }
}
