// SPDX-License-Identifier: MIT

/// The Swift name of an asset, by the rules that the results of Xcode's symbol generation show: `BackgroundColor` is
/// `background`, `note-card` is `noteCard`, `2x2` is `_2X2`, `BMW` stays, `TLS2016` is `TLS_2016`.
struct AssetIdentifier {
  private let words: [String]
  private let isUppercase: Bool

  /// - Parameter suffix: a last word that is left out, `color` or `image`, unless it is the only one.
  init(_ name: String, without suffix: String? = nil) {
    let words = Self.words(of: name)
    self.words = words.count > 1 && words.last?.lowercased() == suffix ? words.dropLast() : words
    isUppercase = !words.joined().contains { $0.isLowercase }
  }

  /// The name of a colour or an image; nil if it has no letter or digit of ASCII.
  var member: String? { joined { $0.lowercased() } }

  /// The name of a folder that provides a namespace.
  var namespace: String? { joined(first: Self.capitalized) }

  private func joined(first: (String) -> String) -> String? {
    guard let head = words.first else { return nil }
    let name =
      isUppercase
      ? words.joined(separator: "_") : first(head) + words.dropFirst().map(Self.capitalized).joined()
    return head.first!.isNumber ? "_" + name : name
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The words of a name: ASCII letters and digits. A word ends before a capital letter after a small one, before the last
  /// capital letter of several if a small one follows it, and between letters and digits.
  private static func words(of name: String) -> [String] {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return parts.flatMap { part in
      part.matches(of: /[0-9]+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { String($0.0) }
    }
  }

  /// A name as it is declared: a keyword is in backticks.
  static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer
    do else fallthrough for guard if in repeat return throw switch where while as false is nil self super throws true try
    Any Self Type Protocol
    """.split { $0.isWhitespace }.map(String.init))
}
