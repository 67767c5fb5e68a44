// SPDX-License-Identifier: MIT

import Foundation

/// Runs work as a user other than the superuser who runs the tests, on one thread: the others continue unchanged.
public enum AnotherUser {
  /// Whether the process can become another user: only the superuser can.
  public static let canBe = geteuid() == 0

  /// Runs work as a user and the group of the same number, without the superuser's capabilities.
  /// - Precondition: The superuser runs the tests.
  public static func run<Result>(_ user: uid_t, _ work: () throws -> Result) rethrows -> Result {
    // The C library's functions change all threads; the system's calls only this one. The group is changed first, and restored
    // last: that needs the superuser.
    call(groups, 0, 0, 0)
    call(group, Int(user), Int(user), 0)
    call(self.user, Int(user), Int(user), 0)
    precondition(geteuid() == user && getegid() == user)
    defer {
      call(self.user, 0, 0, 0)
      call(group, 0, 0, 0)
      precondition(geteuid() == 0 && getegid() == 0)
    }
    return try work()
  }

  private static let system = unsafeBitCast(
    dlsym(nil, "syscall")!, to: (@convention(c) (Int, Int, Int, Int) -> Int).self)

  private static func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int) {
    precondition(system(number, a, b, c) == 0, "the thread cannot become another user")
  }

  #if arch(x86_64)
    private static let (groups, user, group) = (116, 117, 119)
  #else
    private static let (groups, user, group) = (159, 147, 149)
  #endif
}
