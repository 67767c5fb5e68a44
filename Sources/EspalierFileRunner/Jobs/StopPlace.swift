// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Glibc

/// Records the main thread's place when the program is ended from outside: a body that does not return is ended by Control-C,
/// and the command reports its line.
enum StopPlace {
  nonisolated(unsafe) private static var file: Int32 = -1
  nonisolated(unsafe) private static var mainThread = pthread_self()
  nonisolated(unsafe) private static var length: off_t = 0

  /// Reads `ESPALIER_STACK`, the path of the file; does nothing without it. To be called on the main thread, before the user's
  /// code, whose own handlers take precedence.
  static func follow() {
    guard let path = getenv("ESPALIER_STACK").map({ String(cString: $0) }) else { return }
    unsetenv("ESPALIER_STACK")
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    guard let place = InterruptedStack.place(of: program) else { return }
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    length = off_t(place.utf8.count)
    _ = place.withCString { Glibc.write(file, $0, place.utf8.count) }
    mainThread = pthread_self()
    InterruptedStack.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var old = sigaction()
      sigaction(number, nil, &old)
      // Ignored, as by `nohup`.
      guard old.__sigaction_handler.sa_handler == nil else { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, _, context in
        guard pthread_equal(pthread_self(), StopPlace.mainThread) != 0 else {
          pthread_kill(StopPlace.mainThread, number)
          return
        }
        InterruptedStack.write(context, to: StopPlace.file, at: StopPlace.length)
        signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = Int32(SA_NODEFER) | Int32(SA_SIGINFO)
      sigaction(number, &action, nil)
    }
  }
}
