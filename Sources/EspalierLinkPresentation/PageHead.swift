// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The values in the head of an HTML page: its title, and what it says to previews (`og:title`, `og:image` and their like).
struct PageHead {
  private(set) var title: String?
  private(set) var image, icon, video, address: String?

  init(_ html: String) {
    var meta: [String: String] = [:]
    var icons: [(rank: Int, address: String)] = []
    var ownTitle: String?
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      guard let tag = Tag(&rest) else { continue }
      switch tag.name {
      case "title" where ownTitle == nil:
        ownTitle = Self.text(rest[..<(rest.firstIndex(of: "<") ?? rest.endIndex)])
      case "meta":
        if let name = tag["property"] ?? tag["name"], let content = tag["content"], meta[name.lowercased()] == nil {
          meta[name.lowercased()] = content
        }
      case "link":
        let kinds = (tag["rel"] ?? "").lowercased().split(separator: " ")
        if let place = tag["href"] {
          if kinds.contains("apple-touch-icon") {
            icons.append((2, place))
          } else if kinds.contains("icon") {
            icons.append((1, place))
          }
        }
      // The text of scripts and styles has no tags of the page.
      case "script", "style":
        rest = rest.range(of: "</\(tag.name)", options: .caseInsensitive).map { rest[$0.upperBound...] } ?? ""
      default: break
      }
    }
    title = [meta["og:title"], meta["twitter:title"], ownTitle].compactMap { $0 }.first { !$0.isEmpty }
    image = meta["og:image:secure_url"] ?? meta["og:image"] ?? meta["twitter:image"]
    video = meta["og:video:secure_url"] ?? meta["og:video:url"] ?? meta["og:video"]
    address = meta["og:url"]
    icon = icons.max { $0.rank < $1.rank }?.address
  }

  /// A tag with its attributes.
  private struct Tag {
    var name = ""
    private var attributes: [String: String] = [:]
    subscript(name: String) -> String? { attributes[name] }

    /// Reads to the end of the tag; nil for the end of an element.
    init?(_ rest: inout Substring) {
      func word(_ end: (Character) -> Bool) -> String {
        let text = rest.prefix { !end($0) }
        rest = rest[text.endIndex...]
        return String(text)
      }
      name = word { !$0.isLetter && !$0.isNumber }.lowercased()
      guard !name.isEmpty else { return nil }
      while let character = rest.first, character != ">" {
        guard !character.isWhitespace, character != "/" else {
          rest = rest.dropFirst()
          continue
        }
        let key = word { $0.isWhitespace || "=>/".contains($0) }.lowercased()
        rest = rest.drop(while: \.isWhitespace)
        var value = ""
        if rest.first == "=" {
          rest = rest.dropFirst().drop(while: \.isWhitespace)
          if let quote = rest.first, quote == "\"" || quote == "'" {
            rest = rest.dropFirst()
            value = word { $0 == quote }
            rest = rest.dropFirst()
          } else {
            value = word { $0.isWhitespace || $0 == ">" }
          }
        } else if key.isEmpty {
          rest = rest.dropFirst()
        }
        if attributes[key] == nil { attributes[key] = PageHead.text(value[...]) }
      }
      rest = rest.dropFirst()
    }
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—", "hellip": "…",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "middot": "·", "copy": "©", "reg": "®", "trade": "™",
  ]

  /// A text without references to characters, and without space around it.
  static func text(_ source: Substring) -> String {
    var result = ""
    var rest = source
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(10).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<end]
      let number =
        name.hasPrefix("#x") || name.hasPrefix("#X") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      if name.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      } else {
        result += names[String(name)] ?? "&\(name);"
      }
      rest = rest[rest.index(after: end)...]
    }
    result += rest
    return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
