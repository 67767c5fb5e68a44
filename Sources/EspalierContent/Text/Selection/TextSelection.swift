// SPDX-License-Identifier: MIT

import EspalierCore

/// The selection in a text field or a text editor: ranges of its text, or the insertion point.
///
/// Indices refer to the field's text. An index beyond its end, because the text is shorter by now, counts as its end.
public struct TextSelection: Hashable, Sendable {
  /// The selected parts of a text.
  public enum Indices: Hashable, Sendable {
    /// One range; an empty one is the insertion point.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected parts.
  public var indices: Indices
  /// The side of a soft wrap at which the insertion point is drawn.
  public var affinity = TextSelectionAffinity.automatic

  /// A selection of one range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// A selection of several ranges. Fields here select only the first one.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// An insertion point before the character at an index, without selected text.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether the selection is an insertion point only.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The range that a field selects; nil for a set without ranges.
  package var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

/// The line of an insertion point at a soft wrap.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The inherited affinity; without one, the beginning of the second line.
  case automatic
  /// The line of the character before: the end of the first line.
  case upstream
  /// The line of the character behind: the beginning of the second line.
  case downstream
}

extension EnvironmentValues {
  /// The line of an insertion point at a soft wrap.
  @EnvironmentEntry public var textSelectionAffinity: TextSelectionAffinity = .automatic
}

extension View {
  /// Sets the line of an insertion point at a soft wrap in this view.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
