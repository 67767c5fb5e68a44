// SPDX-License-Identifier: MIT

import Foundation

/// The destination of a tree.
struct StandardOutput {
  private let descriptor: Int32

  static let shared = StandardOutput(descriptor: STDOUT_FILENO)

  /// Keeps standard output for the tree alone: output of the user's code goes to standard error from here on.
  static func keptForTree() -> StandardOutput {
    fflush(nil)
    let kept = dup(STDOUT_FILENO)
    guard kept >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return shared }
    return StandardOutput(descriptor: kept)
  }

  func print(_ text: String) throws {
    do {
      try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw Stop.failed("cannot write the tree: \(String(cString: strerror(errno)))")
    }
  }
}

enum StandardError {
  static func print(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
