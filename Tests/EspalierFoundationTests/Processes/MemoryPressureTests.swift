// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierFoundation

@Suite("Shortages of memory")
struct MemoryPressureTests {
  private static func text(some: Double, full: Double) -> String {
    "some avg10=\(some) avg60=0.00 avg300=0.00 total=1\nfull avg10=\(full) avg60=50.00 avg300=0.00 total=1\n"
  }

  @Test("A tenth of the time is a shortage, of some programs a warning and of all a critical one")
  func levels() {
    #expect(MemoryPressureSource.level(in: Self.text(some: 9.9, full: 0)) == .normal)
    #expect(MemoryPressureSource.level(in: Self.text(some: 10, full: 9.9)) == .warning)
    #expect(MemoryPressureSource.level(in: Self.text(some: 60, full: 10)) == .critical)
    #expect(MemoryPressureSource.level(in: "no such format") == .normal)
  }

  @Test("The handler is called when a shortage begins that the source has in its mask") func changes() throws {
    let folder = TemporaryFolder()
    let file = folder.place("memory")
    try Self.text(some: 0, full: 0).write(to: file, atomically: true, encoding: .utf8)
    let source: any DispatchSourceMemoryPressure = MemoryPressureSource(
      [.warning, .critical], DispatchQueue(label: "pressure"), file: file.path, interval: .milliseconds(5))
    let called = DispatchSemaphore(value: 0)
    source.setEventHandler { called.signal() }
    source.resume()
    #expect(called.wait(timeout: .now() + .milliseconds(40)) == .timedOut)
    try Self.text(some: 20, full: 0).write(to: file, atomically: true, encoding: .utf8)
    #expect(called.wait(timeout: .now() + .seconds(10)) == .success)
    #expect(source.data == .warning && source.mask == [.warning, .critical])
    source.cancel()
  }
}
