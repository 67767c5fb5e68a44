// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Processes that a command follows.
@Suite("Processes of previews and sessions")
struct LiveProcessTests {
  @Test("The end of a process is reported after the last line that it has written")
  func lastLine() async throws {
    let folder = TemporaryFolder()
    let program = try folder.write("#!/bin/sh\necho 'Fatal error: out of range' >&2\nkill -ILL $$\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    for _ in 0..<40 {
      let process = try LiveProcess(program, environment: [:])
      let errors = await withCheckedContinuation { continuation in
        process.follow({ _, _ in }, ended: { process, _ in continuation.resume(returning: process.lastErrors) })
      }
      #expect(errors == "Fatal error: out of range\n")
    }
  }

  @Test("A process that leaves its standard error to another one is reported nevertheless")
  func leftOpen() async throws {
    let folder = TemporaryFolder()
    let program = try folder.write("#!/bin/sh\nsleep 30 &\nexit 3\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let process = try LiveProcess(program, environment: [:])
    let status = await withCheckedContinuation { continuation in
      process.follow(
        { _, _ in },
        ended: { _, end in
          if case .status(let status) = end {
            continuation.resume(returning: status)
          } else {
            continuation.resume(returning: -1)
          }
        })
    }
    process.kill()
    #expect(status == 3)
  }
}
