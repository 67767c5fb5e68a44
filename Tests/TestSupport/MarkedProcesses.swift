// SPDX-License-Identifier: MIT

import Foundation

/// Processes with a mark in their environment: a program and all that it has started, regardless of their current parents.
public struct MarkedProcesses {
  public static let variable = "ESPALIER_TEST_MARK"
  public let mark = UUID().uuidString

  public init() {}

  /// The command lines of those that have not ended, by process identifier. The mark is in their initial environment.
  public var running: [pid_t: String] {
    let word = Data("\(Self.variable)=\(mark)".utf8)
    let numbers = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    var found: [pid_t: String] = [:]
    for number in numbers where number != getpid() {
      guard let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ"),
        environment.range(of: word) != nil
      else { continue }
      let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      found[number] = String(decoding: words.map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
    }
    return found
  }

  /// Waits until a condition holds, at most the given seconds.
  public static func wait(_ seconds: Double = 60, until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
      if Date() > end { return false }
      usleep(10_000)
    }
    return true
  }
}
