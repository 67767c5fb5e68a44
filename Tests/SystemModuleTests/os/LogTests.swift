// SPDX-License-Identifier: MIT

import OSLog
import Testing

/// The form of messages, and the values that they hide.
@Suite struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test("a line has the subsystem, the category and the level in front")
  func line() {
    let log = OSLog(subsystem: "org.example.App", category: "network")
    #expect(log.line("no route", .error) == "[org.example.App:network] error: no route")
    #expect(OSLog.default.line("begun", .default) == "notice: begun")
    #expect(log.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("values are shown unless they are private; a mask is the same for the same value")
  func privacy() {
    let name = "Ada"
    #expect(text("\(name) has \(3) rows") == "Ada has 3 rows")
    #expect(text("\(name, privacy: .private) \(name, privacy: .public)") == "<private> Ada")
    #expect(text("\(name, privacy: .sensitive)") == "<private>")
    let masked = text("\(name, privacy: .private(mask: .hash))")
    #expect(masked == text("\("Ada", privacy: .private(mask: .hash))"))
    #expect(masked != text("\("Bob", privacy: .private(mask: .hash))") && !masked.contains("Ada"))
  }

  @Test("numbers have forms, and values have columns")
  func forms() {
    #expect(
      text("\(255, format: .hex(includePrefix: true, uppercase: true)) \(7, format: .decimal(minDigits: 3))")
        == "0xFF 007")
    #expect(text("\(-255, format: .hex)") == "-ff")
    #expect(text("\(1.5, format: .fixed(precision: 2)) \(true, format: .answer) \(false)") == "1.50 yes false")
    #expect(text("|\("a", align: .right(columns: 3))|\("b", align: .left(columns: 3))|") == "|  a|b  |")
    #expect(text("\([1, 2]) \(Int.self)") == "[1, 2] Int")
    let error: any Error = CancellationError()
    #expect(text("\(error): \(error, privacy: .private)") == "CancellationError(): <private>")
  }

  @Test("a format of C takes its arguments in order, and hides what it calls private")
  func format() {
    #expect(CFormat("%{public}@ has %d rows, 100%%").text(["Ada", 3]) == "Ada has 3 rows, 100%")
    #expect(CFormat("%{private}@ %.2f %5ld|").text(["Ada", 1.5, 42]) == "<private> 1.50    42|")
    #expect(CFormat("%d %d").text([1]) == "1 <missing>")
  }
}

/// A lock keeps its state to one thread.
@Suite struct LockTests {
  @Test("a thousand tasks that add one are a thousand")
  func counting() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1000 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 1000)
  }

  @Test("a lock that is taken is not available, and is again once it is given back")
  func availability() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLockIfAvailable { _ in true } == true)
    #expect(lock.lockIfAvailable())
    lock.unlock()
  }
}
