// SPDX-License-Identifier: MIT

/// The conflict of a merge that Git has left in a file: the most frequent damage of a project.
enum MergeConflict {
  static let reason =
    "a merge conflict is not resolved here; keep one side, and remove the lines <<<<<<<, ======= and >>>>>>>"

  /// The index of the first line that begins a conflict; nil without one. O(bytes).
  static func index(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    if bytes.starts(with: mark) { return 0 }
    var rest = bytes[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      rest = bytes[(newline + 1)...]
      if rest.starts(with: mark) { return newline + 1 }
    }
    return nil
  }
}
