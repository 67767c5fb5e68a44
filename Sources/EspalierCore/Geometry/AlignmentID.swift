// SPDX-License-Identifier: MIT

import Foundation

/// A kind of alignment guide, with its position in a view that does not set it itself.
///
/// Source: Apple's reference, AlignmentID; the combination of explicit values: specification L81–L83.
public protocol AlignmentID {
  /// The guide's position in a view of the size `context`, in points from the view's left or top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Adds one child's explicit value to the container's value; `n` values were added before. A Swift witness, so public.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// A custom guide: the mean of the children that have it.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = ((parentValue ?? 0) * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// Guides that belong to a view's frame and are not passed to the container around it (specification L83).
protocol FrameAlignment: AlignmentID {}

extension FrameAlignment {
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

enum LeadingAlignment: FrameAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenterAlignment: FrameAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingAlignment: FrameAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopAlignment: FrameAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenterAlignment: FrameAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomAlignment: FrameAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The highest of the children's first baselines; a view without text stands on its bottom edge (specification L80,
/// L81).
enum FirstTextBaselineAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(parentValue ?? childValue, childValue)
  }
}

/// The lowest of the children's last baselines (specification L81).
enum LastTextBaselineAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(parentValue ?? childValue, childValue)
  }
}

/// The beginning of a row's separator: the leftmost of the guides in the row's content.
enum ListRowSeparatorLeadingAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(parentValue ?? childValue, childValue)
  }
}

/// The end of a row's separator: the rightmost of the guides in the row's content.
enum ListRowSeparatorTrailingAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(parentValue ?? childValue, childValue)
  }
}
