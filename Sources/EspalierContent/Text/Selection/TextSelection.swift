// SPDX-License-Identifier: MIT

import EspalierCore

/// What is selected in a text field or a text editor: ranges of its text, or the place where typing inserts.
///
/// Indices are those of the text that the field has. What lies outside of it, because the text is shorter by now, counts as its end.
public struct TextSelection: Hashable, Sendable {
  /// The parts of a text that are selected.
  public enum Indices: Hashable, Sendable {
    /// One range; an empty one is the place where typing inserts.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices
  /// Where the insertion point is drawn between two lines.
  public var affinity = TextSelectionAffinity.automatic

  /// A selection of one range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// A selection of several ranges. Fields here select the first of them.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Nothing is selected, and typing inserts before the character at an index.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether nothing is selected: there is an insertion point alone.
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

/// Which of two lines an insertion point belongs to that stands where a text wraps.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the surroundings have it; at the beginning of the second line where they leave it open.
  case automatic
  /// To the character before: at the end of the first line.
  case upstream
  /// To the character behind: at the beginning of the second line.
  case downstream
}

extension EnvironmentValues {
  private enum AffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }

  /// Which line an insertion point belongs to that stands where a text wraps.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[AffinityKey.self] }
    set { self[AffinityKey.self] = newValue }
  }
}

extension View {
  /// Which line an insertion point in this view belongs to that stands where a text wraps.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
