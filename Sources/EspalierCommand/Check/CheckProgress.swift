// SPDX-License-Identifier: MIT

import Foundation

/// The last line of a terminal while files are checked: the number of files that the compiler has reached, and the current one.
/// If standard error is no terminal, nothing is written.
final class CheckProgress: @unchecked Sendable {
  private let lock = NSLock()
  private let isTerminal: Bool
  private let write: (String) -> Void
  private let total: Int
  private var reached: Set<String> = []
  private var isShown = false

  init(
    total: Int, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
    write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    self.total = total
    self.isTerminal = isTerminal
    self.write = write
  }

  /// A function for the compiler, which also names files of libraries and of macros' expansions; nil without a terminal.
  func observer(of files: [String]) -> ((String) -> Void)? {
    let known = Set(files)
    return isTerminal ? { if known.contains($0) { self.reach($0) } } : nil
  }

  /// Shows a file that the compiler has reached.
  func reach(_ path: String) {
    guard isTerminal else { return }
    lock.lock()
    defer { lock.unlock() }
    guard reached.insert(path).inserted else { return }
    isShown = true
    write("\r\u{1B}[Kchecking \(reached.count) of \(total)  \(URL(fileURLWithPath: path).lastPathComponent)")
  }

  /// Removes the line before other output is printed.
  func clear() {
    lock.lock()
    defer { lock.unlock() }
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }
}
