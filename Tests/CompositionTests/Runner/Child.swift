// SPDX-License-Identifier: MIT

import Foundation

/// This test program once more, in a process of its own, with a part of the compositions.
final class Child {
  let names: [String]
  private let process = Process()
  private let folder: URL
  private var journalLength = 0
  private var lastProgress = (date: Date(), computed: TimeInterval(0))
  private var wasEnded = false

  init(_ names: [String], isBrief: Bool, in parent: URL) throws {
    self.names = names
    folder = parent.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(names.joined(separator: "\n").utf8).write(to: file("names"))
    for name in ["journal", "output"] { try Data().write(to: file(name)) }
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "CompositionTests.CompositionFuzzTests/part",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "ESPALIER_COMPOSITION_NAMES": file("names").path, "ESPALIER_COMPOSITION_JOURNAL": file("journal").path,
      "ESPALIER_COMPOSITION_BRIEF": isBrief ? "1" : "0", "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let output = try FileHandle(forWritingTo: file("output"))
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  var isRunning: Bool { process.isRunning }

  /// Ends a process that has written nothing for so many seconds of its own computing; a busy machine does not count. One
  /// that waits for something that never comes computes nothing: it has ten times as long.
  func endIfIdle(for limit: TimeInterval) {
    let length = (try? FileManager.default.attributesOfItem(atPath: file("journal").path)[.size] as? Int) ?? 0
    let computed = secondsComputed
    if length != journalLength {
      journalLength = length
      lastProgress = (Date(), computed)
    } else if computed - lastProgress.computed > limit || Date().timeIntervalSince(lastProgress.date) > 10 * limit {
      wasEnded = true
      kill(process.processIdentifier, SIGKILL)
    }
  }

  private var secondsComputed: TimeInterval {
    guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return lastProgress.computed }
    // The name is the second field; time in the program and in the system are the 14th and 15th.
    let fields = text[end...].split(separator: " ").dropFirst()
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The faults that the ended process found, and the compositions that it left undone.
  func outcome() -> (faults: [Fault], rest: [String]) {
    let entries = JournalEntry.entries((try? Data(contentsOf: file("journal"))) ?? Data())
    var faults: [Fault] = []
    var begun: [String] = []
    for entry in entries {
      switch entry {
      case .began(let name): begun.append(name)
      case .found(let fault): faults.append(fault)
      case .ended: return (faults, [])
      }
    }
    guard let last = begun.last else {
      let fault = Fault(composition: names[0], kind: .crash, occasion: "before the first composition", details: message)
      return (faults + [fault], Array(names.dropFirst()))
    }
    let fault = Fault(
      composition: last, kind: wasEnded ? .hang : .crash, occasion: "status \(process.terminationStatus)",
      details: message)
    return (faults + [fault], Array(names.dropFirst(begun.count)))
  }

  /// The last output of the process: the reason, and where it was.
  private var message: [String] {
    let output = String(decoding: (try? Data(contentsOf: file("output"))) ?? Data(), as: UTF8.self)
    let lines = output.split(separator: "\n").map(String.init)
    let start = lines.lastIndex { $0.contains("Fatal error") || $0.contains("fatal error") } ?? max(0, lines.count - 3)
    return lines[start...].prefix(12).map { "  " + $0.prefix(300) }
  }
}
