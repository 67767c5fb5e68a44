// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite struct ExitStatusTests {
  @Test(
    arguments: [
      ([], 64), (["--help"], 0), (["render", "--help"], 0), (["chekc"], 64), (["run", "a.swift"], 64), (["run"], 64),
      (["inspect", "a.swift"], 64), (["check"], 64), (["check", "nowhere.swift"], 64), (["doctor", "x"], 64),
    ] as [([String], Int32)]) func statuses(arguments: [String], status: Int32)
  {
    #expect(CommandLineTool.run(arguments) == status)
  }
}
