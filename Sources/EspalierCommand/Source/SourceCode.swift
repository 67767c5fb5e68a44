// SPDX-License-Identifier: MIT

/// A Swift file with comments and the contents of strings blanked, so that braces and names can be trusted.
struct SourceCode {
  /// The characters, each at its own place: what was blanked is a space, line ends stay.
  let characters: [Character]

  /// O(n) in the length of the file.
  init(_ text: String) {
    var scanner = Blanking(Array(text))
    scanner.run()
    characters = scanner.output
  }

  var text: String { String(characters) }
}

/// Walks a file once. Code inside `\( )` of a string is blanked with the string: names used only there are rare.
private struct Blanking {
  let input: [Character]
  var output: [Character] = []
  var index = 0

  init(_ input: [Character]) {
    self.input = input
    output.reserveCapacity(input.count)
  }

  mutating func run() {
    while index < input.count {
      if starts("//") {
        while index < input.count, !input[index].isNewline { blank() }
      } else if starts("/*") {
        blockComment()
      } else if input[index] == "\"" || input[index] == "#" {
        stringOrHash()
      } else {
        keep()
      }
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        blank(2)
      } else if starts("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && index < input.count
  }

  private mutating func stringOrHash() {
    var hashes = 0
    while index + hashes < input.count, input[index + hashes] == "#" { hashes += 1 }
    guard index + hashes < input.count, input[index + hashes] == "\"" else {
      keep(max(hashes, 1))
      return
    }
    let fence = String(repeating: "#", count: hashes)
    let isMultiline = starts(fence + "\"\"\"")
    let close = (isMultiline ? "\"\"\"" : "\"") + fence
    blank(hashes + (isMultiline ? 3 : 1))
    stringBody(close: close, escape: "\\" + fence, isMultiline: isMultiline)
  }

  private mutating func stringBody(close: String, escape: String, isMultiline: Bool) {
    while index < input.count {
      if starts(close) {
        blank(close.count)
        return
      }
      if !isMultiline, input[index].isNewline { return }
      if starts(escape + "(") {
        blank(escape.count + 1)
        interpolation()
      } else if starts(escape) {
        blank(escape.count + 1)
      } else {
        blank()
      }
    }
  }

  private mutating func interpolation() {
    var depth = 1
    while index < input.count, depth > 0 {
      switch input[index] {
      case "(":
        depth += 1
        blank()
      case ")":
        depth -= 1
        blank()
      case "\"", "#":
        let before = output.count
        stringOrHash()
        for place in before..<output.count where !output[place].isNewline { output[place] = " " }
      default: blank()
      }
    }
  }

  private func starts(_ prefix: String) -> Bool { input[index...].starts(with: prefix) }

  private mutating func keep(_ count: Int = 1) {
    output += input[index..<min(index + count, input.count)]
    index = min(index + count, input.count)
  }

  private mutating func blank(_ count: Int = 1) {
    for character in input[index..<min(index + count, input.count)] {
      output.append(character.isNewline ? character : " ")
    }
    index = min(index + count, input.count)
  }
}
