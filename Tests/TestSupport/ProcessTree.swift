// SPDX-License-Identifier: MIT

import Foundation

/// The processes that a process has started.
public enum ProcessTree {
  /// The processes below one, nearest first: its children, theirs, and so on.
  public static func below(_ process: Int32) -> [Int32] {
    var found: [Int32] = []
    var level = [process]
    while !level.isEmpty {
      level = level.flatMap { children(of: $0) }
      found += level
    }
    return found
  }

  /// The nearest process below one that was started with a variable of the environment.
  public static func process(below process: Int32, started variable: String) -> Int32? {
    let word = Data((variable + "\0").utf8)
    return below(process).first {
      FileManager.default.contents(atPath: "/proc/\($0)/environ")?.range(of: word) != nil
    }
  }

  /// The children of a process; each belongs to the thread that has started it.
  private static func children(of process: Int32) -> [Int32] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
      let list = try? String(contentsOfFile: "/proc/\(process)/task/\(thread)/children", encoding: .utf8)
      return list?.split(separator: " ").compactMap { Int32($0) } ?? []
    }
  }
}
