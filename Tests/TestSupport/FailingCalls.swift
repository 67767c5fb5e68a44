// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The libraries of `Tests/TestSupport/Faults`, in processes that begin with one of them (`LD_PRELOAD`): one call of a kind fails.
public struct FailingCalls {
  private let failCall: @convention(c) (CLong, CInt) -> Void
  private let calls: @convention(c) () -> CLong

  /// Nil in other processes.
  public init?() {
    guard let fail = dlsym(nil, "espalier_fail_call"), let calls = dlsym(nil, "espalier_calls") else { return nil }
    failCall = unsafeBitCast(fail, to: (@convention(c) (CLong, CInt) -> Void).self)
    self.calls = unsafeBitCast(calls, to: (@convention(c) () -> CLong).self)
  }

  /// Runs work in which the call after `count` others fails.
  /// - Returns: Whether so many calls were made.
  public func failing(after count: Int, with error: Int32, _ work: () throws -> Void) -> Bool {
    failCall(count, error)
    try? work()
    let isReached = calls() > count
    failCall(-1, 0)
    return isReached
  }

  /// Compiles one of the libraries, with the C compiler of Swift's toolchain.
  /// - Returns: The library's file.
  public static func compile(_ source: String, into folder: URL) throws -> URL {
    let library = folder.appendingPathComponent(source + ".so")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "clang", "-shared", "-fPIC", "-O1", "-o", library.path,
      Repository.root.appendingPathComponent("Tests/TestSupport/Faults/" + source).path, "-ldl",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return library
  }
}
