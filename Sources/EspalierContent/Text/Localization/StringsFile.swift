// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierNumbers
import Foundation

/// A `.strings` file: `"key" = "value";`, with comments.
package enum StringsFile {
  /// The entries of a file; nil if it is not a strings file.
  package static func entries(_ data: Data) -> [String: String]? {
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      return StringsDictionary.propertyList(data) as? [String: String]
    }
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else { return nil }
    var scanner = Scanner(text.unicodeScalars)
    return scanner.entries()
  }

  private struct Scanner {
    private var rest: Substring.UnicodeScalarView

    init(_ text: String.UnicodeScalarView) { rest = text[...] }

    mutating func entries() -> [String: String]? {
      var result: [String: String] = [:]
      skipBlanks()
      if rest.first == "\u{FEFF}" { rest.removeFirst() }
      while true {
        skipBlanks()
        if rest.isEmpty { return result }
        guard let key = token() else { return nil }
        skipBlanks()
        if take("=") {
          skipBlanks()
          guard let value = token() else { return nil }
          result[key] = value
          skipBlanks()
        } else {
          result[key] = key
        }
        guard take(";") || rest.isEmpty else { return nil }
      }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard rest.first == scalar else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func skipBlanks() {
      while let first = rest.first {
        if first.properties.isWhitespace {
          rest.removeFirst()
        } else if rest.starts(with: "//".unicodeScalars) {
          rest = rest.drop { $0 != "\n" }
        } else if rest.starts(with: "/*".unicodeScalars) {
          rest = rest.dropFirst(2)
          while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
          rest = rest.dropFirst(2)
        } else {
          return
        }
      }
    }

    /// A word, or the text between quotation marks.
    private mutating func token() -> String? {
      guard take("\"") else {
        let word = rest.prefix { $0.properties.isAlphabetic || "0123456789_-.$/:".unicodeScalars.contains($0) }
        rest = rest[word.endIndex...]
        return word.isEmpty ? nil : String(String.UnicodeScalarView(word))
      }
      var result = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        if scalar == "\"" { return String(result) }
        if scalar == "\\" { escape(&result) } else { result.append(scalar) }
      }
      return nil
    }

    private mutating func escape(_ result: inout String.UnicodeScalarView) {
      guard let scalar = rest.popFirst() else { return }
      switch scalar {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = rest.prefix(4).prefix { $0.properties.isASCIIHexDigit }
        rest = rest[digits.endIndex...]
        if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let code = Unicode.Scalar(value) {
          result.append(code)
        }
      default: result.append(scalar)
      }
    }
  }
}

/// A `.stringsdict` file: formats with variables that follow the plural.
package enum StringsDictionary {
  /// Nil for data that is not a property list, or is nested too deeply.
  fileprivate static func propertyList(_ data: Data) -> Any? {
    guard (try? NestingLimit.usual.check(propertyList: data)) != nil else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// The entries of a file; nil if it is not such a file.
  package static func entries(_ data: Data) -> [String: LocalizedEntry]? {
    guard let all = propertyList(data) as? [String: Any] else { return nil }
    return all.compactMapValues { value in
      guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        return nil
      }
      var variables: [String: LocalizedEntry.Substitution] = [:]
      for (name, value) in entry {
        guard let rule = value as? [String: String] else { continue }
        var variable = LocalizedEntry.Substitution()
        variable.specifier =
          rule["NSStringFormatValueTypeKey"].flatMap {
            LocalizedEntry.Substitution.isSpecifier($0) ? $0 : nil
          } ?? "lld"
        for category in PluralCategory.allCases { variable.forms[category] = rule[category.rawValue] }
        variables[name] = variable
      }
      return .substitutions(format, variables)
    }
  }
}
