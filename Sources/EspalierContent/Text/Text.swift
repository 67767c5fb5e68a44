// SPDX-License-Identifier: MIT

import EspalierText
import Foundation

/// One or more lines of text.
///
/// Texts that are added to each other are one text: they wrap as one paragraph (specification L122).
public struct Text: Equatable, Sendable {
  /// The two commonest kinds need no array.
  package enum Content: Equatable, Sendable {
    case plain(String)
    case localized(LocalizedStringKey)
    case segments([TextSegment])
  }

  package var content: Content

  package init(_ segments: [TextSegment]) { content = .segments(segments) }
  package init(_ source: TextSegment.Source) { content = .segments([TextSegment(source)]) }
  package init(_ computed: any ComputedText) { self.init(.computed(ComputedTextBox(computed))) }

  /// The string as it is.
  public init(verbatim content: String) { self.content = .plain(content) }

  /// A string as it is: it is neither translated nor read as Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .plain(String(content)) }

  /// The translation of a key, in the words of the environment's locale; the key itself where there is none.
  ///
  /// - Parameters:
  ///   - tableName: `Localizable` if nil.
  ///   - bundle: the main one if nil.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    if tableName == nil, bundle == nil {
      content = .localized(key)
    } else {
      let source = LocalizedTextSource(key.format, table: tableName, bundle: bundle)
      content = .segments([TextSegment(.localized(source))])
    }
  }

  /// The translation that a resource names.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.localized(resource.source)) }

  /// A string whose runs carry their style. Links can be tapped.
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

  /// Which part of a text that does not fit is left out: its beginning, its end or its middle.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning is left out.
    case head
    /// The end is left out.
    case tail
    /// The middle is left out.
    case middle
  }
  /// All capitals, or all lower case.
  public enum Case: Hashable, Sendable {
    /// All letters are capitals.
    case uppercase
    /// All letters are in lower case.
    case lowercase
  }
}
