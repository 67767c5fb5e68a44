// SPDX-License-Identifier: MIT

import EspalierText
import Foundation

/// One or more lines of text.
///
/// Texts that are added to each other are one text: they wrap as one paragraph (specification L122).
public struct Text: Equatable, Sendable {
  /// The two commonest kinds are stored without an array.
  package enum Content: Equatable, Sendable {
    case plain(String)
    case localized(LocalizedStringKey)
    case segments([TextSegment])
  }

  package var content: Content

  package init(_ segments: [TextSegment]) { content = .segments(segments) }
  package init(_ source: TextSegment.Source) { content = .segments([TextSegment(source)]) }
  package init(_ computed: any ComputedText) { self.init(.computed(ComputedTextBox(computed))) }

  /// A string without translation.
  public init(verbatim content: String) { self.content = .plain(content) }

  /// A string without translation and without Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .plain(String(content)) }

  /// The translation of a key, in the format of the environment's locale; the key itself if there is none.
  ///
  /// - Parameters:
  ///   - tableName: The table; nil is `Localizable`.
  ///   - bundle: The bundle of the table; nil is the main one.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    if tableName == nil, bundle == nil {
      content = .localized(key)
    } else {
      let source = LocalizedTextSource(key.format, table: tableName, bundle: bundle)
      content = .segments([TextSegment(.localized(source))])
    }
  }

  /// The translation of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.localized(resource.source)) }

  /// A string whose runs have styles of their own. Links can be tapped.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  package var segments: [TextSegment] {
    switch content {
    case .plain(let string): [TextSegment(.string(string))]
    case .localized(let key): [TextSegment(.localized(LocalizedTextSource(key.format)))]
    case .segments(let segments): segments
    }
  }

  public static func + (a: Text, b: Text) -> Text { Text(a.segments + b.segments) }

  /// The part of a text that is omitted if the text does not fit: its beginning, its end or its middle.
  public enum TruncationMode: Hashable, Sendable {
    /// Omits the beginning.
    case head
    /// Omits the end.
    case tail
    /// Omits the middle.
    case middle
  }
  /// All capitals, or all lower case.
  public enum Case: Hashable, Sendable {
    /// Capital letters only.
    case uppercase
    /// Lower-case letters only.
    case lowercase
  }
}
