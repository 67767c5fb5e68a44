// SPDX-License-Identifier: MIT

/// A type that a file declares, or one of its extensions.
struct TypeDeclaration: Equatable {
  enum Kind: String { case `struct`, `class`, `enum`, `actor`, `extension`, `protocol` }

  let kind: Kind
  /// With the names of the types around it: `Outer.Inner`.
  let name: String
  /// What stands after the colon, last components only: `SwiftUI.View` is `View`.
  let inherited: [String]
  let isMain: Bool
  let isPrivate: Bool
  let isGeneric: Bool
  /// Where the declaration stands in the file's tokens, from its keyword to its closing brace.
  let range: Range<Int>
}

extension TypeDeclaration {
  /// Finds all type declarations. O(n) in the number of tokens.
  static func all(in tokens: [Token]) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var open: [(declaration: Int?, name: String?)] = []
    var pending: (header: Header, start: Int)?
    var modifiers: Set<String> = []
    var index = 0
    while index < tokens.count {
      let text = tokens[index].text
      if let kind = Kind(rawValue: text), index + 1 < tokens.count, tokens[index + 1].isWord,
        tokens[index + 1].text != "func", tokens[index + 1].text != "var", tokens[index + 1].text != "let",
        index == 0 || tokens[index - 1].text != "."
      {
        let header = Header(kind: kind, tokens: tokens, after: index, modifiers: modifiers)
        pending = (header, index)
        index = header.end
        modifiers = []
        continue
      }
      switch text {
      case "{":
        if let (header, start) = pending {
          let outer = open.compactMap(\.name)
          found.append(
            TypeDeclaration(
              kind: header.kind, name: (outer + [header.name]).joined(separator: "."), inherited: header.inherited,
              isMain: header.isMain, isPrivate: header.isPrivate, isGeneric: header.isGeneric,
              range: start..<tokens.count))
          open.append((found.count - 1, header.name))
          pending = nil
        } else {
          open.append((nil, nil))
        }
        modifiers = []
      case "}":
        if let closed = open.popLast()?.declaration { found[closed] = found[closed].ending(at: index + 1) }
        modifiers = []
      default:
        if Header.modifiers.contains(text) {
          modifiers.insert(text)
        } else if text.first != "@", !Header.alongside.contains(text) {
          modifiers = []
        }
      }
      index += 1
    }
    return found
  }

  private func ending(at end: Int) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: name, inherited: inherited, isMain: isMain, isPrivate: isPrivate, isGeneric: isGeneric,
      range: range.lowerBound..<end)
  }
}

/// What stands between `struct` and `{`.
private struct Header {
  /// The modifiers that matter here.
  static let modifiers: Set<String> = ["@main", "private", "fileprivate"]
  /// What may stand between them and the keyword.
  static let alongside: Set<String> = ["public", "internal", "package", "open", "final", "indirect", "nonisolated"]

  let kind: TypeDeclaration.Kind
  let isMain: Bool
  let isPrivate: Bool
  private(set) var name = ""
  private(set) var inherited: [String] = []
  private(set) var isGeneric = false
  /// The first token that is not part of the header: its `{` as a rule.
  private(set) var end: Int

  init(kind: TypeDeclaration.Kind, tokens: [Token], after start: Int, modifiers: Set<String>) {
    self.kind = kind
    isMain = modifiers.contains("@main")
    isPrivate = !modifiers.isDisjoint(with: ["private", "fileprivate"])
    end = start + 1
    while end < tokens.count, tokens[end].isWord || tokens[end].text == "." {
      guard tokens[end].text != "where" else { break }
      name += tokens[end].text
      end += 1
    }
    if end < tokens.count, tokens[end].text == "<" {
      isGeneric = true
      skipAngles(tokens)
    }
    guard end < tokens.count, tokens[end].text == ":" else {
      skipToBrace(tokens)
      return
    }
    end += 1
    var path = ""
    while end < tokens.count, tokens[end].text != "{", tokens[end].text != "where" {
      switch tokens[end].text {
      case ",", "&":
        inherited.append(path)
        path = ""
      case "<":
        skipAngles(tokens)
        continue
      case ".": path = ""
      case let text where text.first != "@": path = text
      default: break
      }
      end += 1
    }
    inherited.append(path)
    skipToBrace(tokens)
  }

  private mutating func skipAngles(_ tokens: [Token]) {
    var depth = 0
    while end < tokens.count {
      if tokens[end].text == "<" { depth += 1 }
      if tokens[end].text == ">", end == 0 || tokens[end - 1].text != "-" { depth -= 1 }
      end += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipToBrace(_ tokens: [Token]) {
    while end < tokens.count, tokens[end].text != "{", tokens[end].text != "}" { end += 1 }
  }
}
