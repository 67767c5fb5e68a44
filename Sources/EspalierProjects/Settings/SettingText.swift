// SPDX-License-Identifier: MIT

import Foundation

/// The texts that modifiers of build settings make of values.
enum SettingText {
  /// The value after a modifier, as in `$(NAME:lower)`; nil for an unknown one.
  static func modified(_ value: String, by modifier: String) -> String? {
    switch modifier {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "identifier": identifier(value, allowing: "_", replacement: "_")
    case "rfc1034identifier": identifier(value, allowing: "-", replacement: "-")
    case "c99extidentifier": extendedIdentifier(value)
    case "quote": value.contains(" ") ? "\"\(value)\"" : value
    case "dir": value.lastIndex(of: "/").map { String(value[...$0]) } ?? "./"
    case "file": lastComponent(value)
    case "base": String(parts(ofName: lastComponent(value)).stem)
    case "suffix": String(parts(ofName: lastComponent(value)).ending)
    case "standardizepath": value.hasPrefix("/") ? ProjectPath.joined("/", value) : value
    case "not": value == "YES" ? "NO" : "YES"
    default: nil
    }
  }

  /// A name in which other characters than ASCII letters and digits are replaced, and a digit at the start, too.
  private static func identifier(_ value: String, allowing mark: Character, replacement: Character) -> String {
    String(
      value.decomposedStringWithCanonicalMapping.unicodeScalars.enumerated().map { offset, scalar in
        let character = Character(scalar)
        guard scalar.isASCII, let byte = character.asciiValue else { return replacement }
        if character == mark { return character }
        let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        return byte.isLetterOrDigit && !(isDigit && offset == 0) ? character : replacement
      })
  }

  /// A name that is an identifier of Swift: letters of all scripts stay.
  private static func extendedIdentifier(_ value: String) -> String {
    var name = ""
    for scalar in value.unicodeScalars {
      let properties = scalar.properties
      if scalar == "_" || properties.isXIDContinue && (!name.isEmpty || properties.isXIDStart) {
        name.unicodeScalars.append(scalar)
      } else if name.isEmpty, properties.isXIDContinue {
        // A digit may stand anywhere but at the start.
        name = "_"
      } else {
        name += "_"
      }
    }
    return name
  }

  private static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func parts(ofName name: String) -> (stem: Substring, ending: Substring) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name[...], "") }
    return (name[..<dot], name[dot...])
  }

  /// The items of a list: separated by white space, with quotes and backslashes as in the shell. O(characters).
  package static func items(_ value: String) -> [String] {
    var items: [String] = []
    var current: String?
    var quote: Character?
    var isEscaped = false
    for character in value {
      if isEscaped {
        current = (current ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { current?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        current = current ?? ""
      } else if character.isWhitespace {
        if let item = current { items.append(item) }
        current = nil
      } else {
        current = (current ?? "") + String(character)
      }
    }
    if let item = current { items.append(item) }
    return items
  }
}
