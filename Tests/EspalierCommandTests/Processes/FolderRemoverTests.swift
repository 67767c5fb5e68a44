// SPDX-License-Identifier: MIT

import EspalierCProcesses
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The folder of temporary files is removed when the processes that use it have ended.
@Suite struct FolderRemoverTests {
  private let folder = TemporaryFolder()

  /// A compiler that is killed may still end a write when the command is gone: the group of a terminal is killed at once.
  @Test func whatIsWrittenDuringTheRemovalGoesAsWell() throws {
    let own = folder.place("own")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    // Enough that the removal takes a while.
    for number in 0..<2_000 {
      try "".write(to: own.appendingPathComponent("\(number)"), atomically: false, encoding: .utf8)
    }
    let ends = try SupervisedProcess.pipe()
    let remover = espalier_remove_at_end(ends.read, own.path)
    close(ends.read)
    let writer = Thread {
      let end = Date(timeIntervalSinceNow: 0.5)
      var number = 0
      while Date() < end {
        close(open(own.path + "/late-\(number)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
        number += 1
      }
    }
    writer.start()
    close(ends.write)
    var status: Int32 = 0
    while waitpid(remover, &status, 0) < 0, errno == EINTR {}
    #expect(MarkedProcesses.wait(10) { writer.isFinished })
    #expect(!FileManager.default.fileExists(atPath: own.path))
  }
}
