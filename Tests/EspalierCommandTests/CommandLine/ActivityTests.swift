// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import EspalierCommand

/// A long activity is announced, once; a short one is silent.
@Suite struct ActivityTests {
  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  @Test func whatTakesLongIsAnnounced() throws {
    let lines = Lines()
    let value = Activity.during("compiling 3 files", after: 0.05, print: lines.add) {
      usleep(600_000)
      return 7
    }
    #expect(value == 7 && lines.all == ["compiling 3 files …"])
  }

  @Test func whatIsDoneSoonIsNot() throws {
    let lines = Lines()
    Activity.during("compiling 3 files", after: 0.4, print: lines.add) {}
    usleep(600_000)
    #expect(lines.all.isEmpty)
  }

  @Test func oneFileIsNamed() {
    #expect(Activity.compiling(["a/B.swift"]) == "compiling a/B.swift")
    #expect(Activity.compiling(["A.swift", "B.swift"]) == "compiling 2 files")
  }
}
