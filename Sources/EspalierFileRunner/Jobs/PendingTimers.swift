// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Glibc

/// The armed timers of this process: those of run loops, of Dispatch and of Swift's sleeping tasks. On Linux each of
/// them is a timer descriptor of the kernel.
enum PendingTimers {
  /// Seconds until the earliest timer is due; nil if none is armed. O(open files).
  ///
  /// Dispatch has a timer of its own, once a second, after a queue other than the main one has worked.
  static func next() -> Double? {
    guard let folder = opendir("/proc/self/fd") else { return nil }
    defer { closedir(folder) }
    var earliest: Double?
    while let entry = readdir(folder) {
      // The names are numbers, except "." and "..".
      let number = withUnsafeBytes(of: &entry.pointee.d_name) {
        Int32(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self))
      }
      guard let number else { continue }
      var state = itimerspec()
      // The call fails for any other kind of file. The time of a timer that is not armed, or is due, is zero.
      guard timerfd_gettime(number, &state) == 0 else { continue }
      let seconds = Double(state.it_value.tv_sec) + Double(state.it_value.tv_nsec) / 1e9
      if seconds > 0 { earliest = min(earliest ?? .infinity, seconds) }
    }
    return earliest
  }
}

// The toolchain's module of the C library leaves <sys/timerfd.h> out.
@_silgen_name("timerfd_gettime")
private func timerfd_gettime(_ descriptor: Int32, _ state: UnsafeMutablePointer<itimerspec>) -> Int32
