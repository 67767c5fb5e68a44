// SPDX-License-Identifier: MIT

/// A word or a punctuation mark of a file.
struct Token: Equatable {
  let text: String
  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false }
}

extension SourceCode {
  /// Names, numbers, attributes (`@main`), macros (`#Preview`) and single marks, in order.
  func tokens() -> [Token] {
    var tokens: [Token] = []
    var index = 0
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "`"
    }
    while index < characters.count {
      let first = characters[index]
      var end = index + 1
      if first.isWhitespace {
        index = end
        continue
      }
      if isName(first) || first == "@" || first == "#" {
        while end < characters.count, isName(characters[end]) { end += 1 }
      }
      tokens.append(Token(text: String(characters[index..<end]).filter { $0 != "`" }))
      index = end
    }
    return tokens
  }
}
