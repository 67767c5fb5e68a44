// SPDX-License-Identifier: MIT

/// Suggestions for misspelt words.
enum Spelling {
  /// "unknown option --sise; did you mean --size?"
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> String {
    let guesses = closest(to: word, among: known)
    let start = "unknown \(kind) \(word)"
    return guesses.isEmpty ? start + "; `espalier --help` lists them" : "\(start); did you mean \(guesses[0])?"
  }

  /// The known words within a third of the word's length in edits, closest first.
  static func closest(to word: String, among known: [String]) -> [String] {
    let limit = max(1, word.count / 3)
    return known.map { ($0, distance(word.lowercased(), $0.lowercased())) }
      .filter { $0.1 <= limit || $0.0.lowercased().contains(word.lowercased()) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .map(\.0)
  }

  /// Edits (insert, delete, replace, swap neighbours) from one word to the other. O(n·m).
  static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
