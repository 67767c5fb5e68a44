// SPDX-License-Identifier: MIT

import EspalierContent
import Foundation

/// Foundation on Linux has no `Codable` of attributed strings. The form is a list of texts, each followed by its attributes;
/// those are links, languages and the emphasis of Markdown. Other attributes are left out.
extension AttributedString: @retroactive Codable {
  private struct Attributes: Codable {
    var link: URL?
    var language: String?
    var intent: InlinePresentationIntent?

    enum CodingKeys: String, CodingKey {
      case link = "NSLink"
      case language = "NSLanguage"
      case intent = "NSInlinePresentationIntent"
    }
  }

  /// Writes the texts and their attributes.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for run in runs {
      try list.encode(String(characters[run.range]))
      try list.encode(
        Attributes(link: run.link, language: run.languageIdentifier, intent: run.inlinePresentationIntent))
    }
  }

  /// Reads the form of `encode(to:)`, or a text without attributes.
  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      var part = AttributedString(try list.decode(String.self))
      let attributes = try list.decode(Attributes.self)
      part.link = attributes.link
      part.languageIdentifier = attributes.language
      part.inlinePresentationIntent = attributes.intent
      append(part)
    }
  }
}
