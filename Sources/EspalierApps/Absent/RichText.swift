// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no editors of attributed text: use a Binding<String>, and show attributed text by Text(_:)."
)
extension TextEditor {
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    fatalError("unavailable")
  }
}

@available(
  *, unavailable,
  message: "Espalier has no selection of attributed text: its editors take a Binding<String>, with a TextSelection."
)
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  @dynamicMemberLookup
  public struct Attributes: Sendable {
    public subscript<K: AttributedStringKey>(_: K.Type) -> [K.Value?] { [] }
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?] {
      []
    }
  }

  public init() {}
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {}
  public init(range: Range<AttributedString.Index>) {}
  public init(ranges: RangeSet<AttributedString.Index>) {}
  public func indices(in text: AttributedString) -> Indices { .insertionPoint(text.startIndex) }
  public func attributes(in text: AttributedString) -> Attributes { Attributes() }
  public func typingAttributes(in text: AttributedString) -> AttributeContainer { AttributeContainer() }
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
}

@available(
  *, unavailable,
  message: "Espalier has no controls that format text, for its editors take a Binding<String>: use buttons of your own."
)
extension View {
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no controls that format text, for its editors take a Binding<String>: use buttons of your own."
)
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let accessoryBar = Set(rawValue: 4)
    public static let fontPanel = Set(rawValue: 8)
    public static let `default` = Set(rawValue: 16)
    public static let all = Set(rawValue: 31)
  }
}
