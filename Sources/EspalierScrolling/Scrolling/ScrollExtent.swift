// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// The sizes of a scroll view and of its content, and the range of the content's offset.
///
/// An offset is the point of the content that lies at the viewport's origin. The content starts at zero; margins around it
/// are reached with offsets below zero and beyond its end.
package struct ScrollExtent: Equatable {
  package var axes: Axis.Set = .vertical
  /// The viewport's size.
  package var container: CGSize = .zero
  /// The content, in the space that scrolls.
  package var content = ViewFrame.zero
  /// The space around the content that scrolls with it, on the sides of the screen: the leading length is that of the left.
  package var margins = EdgeInsets()
  /// Whether the content begins at the right.
  package var isMirrored = false
  /// The part of the margins that is due to the safe area, on the sides of the screen.
  package var covered = EdgeInsets()
  /// The part of the upper margin that gives way while the content moves away from its start, in points: a large title.
  package var collapsing: CGFloat = 0

  package init() {}

  /// The size of the viewport without its covered parts.
  package var uncovered: CGSize { container.inset(by: covered) }

  package func least(_ axis: Axis) -> CGFloat {
    guard axes.contains(axis) else { return 0 }
    // Not the negative of a margin: without one that would be −0, which programs print.
    return 0 - (axis == .horizontal ? margins.leading : margins.top)
  }

  package func greatest(_ axis: Axis) -> CGFloat {
    guard axes.contains(axis) else { return 0 }
    let end = axis == .horizontal ? margins.trailing : margins.bottom
    return max(least(axis), content.size.size[axis] + end - container[axis])
  }

  package func canScroll(_ axis: Axis) -> Bool { greatest(axis) > least(axis) }

  /// The nearest offset in the range.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases { result[axis] = min(max(offset[axis], least(axis)), greatest(axis)) }
    return result
  }

  /// Whether two offsets differ by less than a point along the axes that scroll.
  func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    Axis.allCases.allSatisfy { !axes.contains($0) || abs(a[$0] - b[$0]) < 1 }
  }

  /// The offset at a fraction of the distance, 0…1 along each axis, from the content's start to its end.
  package func offset(at x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: least(.horizontal) + x * (greatest(.horizontal) - least(.horizontal)),
      y: least(.vertical) + y * (greatest(.vertical) - least(.vertical)))
  }

  /// The part of the margins that has given way at an offset, in points.
  package func collapsed(at offset: CGPoint) -> CGFloat { min(max(offset.y - least(.vertical), 0), collapsing) }

  /// The viewport without the margins at an offset.
  package func insideMargins(at offset: CGPoint) -> CGRect {
    var margins = margins
    margins.top -= collapsed(at: offset)
    return CGRect(origin: offset, size: container).inset(by: margins)
  }

  /// The offset that shows `rect`, a part of the content.
  ///
  /// - Parameter anchor: The point of the rectangle that is put on the same point of the viewport; nil moves as little
  ///   as needed, and shows the start of a rectangle that is larger than the viewport.
  package func offset(toShow rect: CGRect, anchor: (x: CGFloat, y: CGFloat)?, from offset: CGPoint) -> CGPoint {
    let view = insideMargins(at: offset)
    var result = offset
    for axis in Axis.allCases where axes.contains(axis) {
      func aligned(_ part: CGFloat) -> CGFloat { self.offset(aligning: rect, part, axis, near: offset[axis]) }
      let start = rect.origin[axis]
      let length = rect.size[axis]
      if let anchor {
        result[axis] = aligned(axis == .horizontal ? anchor.x : anchor.y)
      } else if start < view.origin[axis] || length > view.size[axis] {
        result[axis] = aligned(0)
      } else if start + length > view.origin[axis] + view.size[axis] {
        result[axis] = aligned(1)
      }
    }
    return clamped(result)
  }

  /// The offset along one axis at which a part, 0…1, of a rectangle of the content lies at the same part of the space inside the
  /// margins; the nearest to `near` where several do. May be out of the range.
  package func offset(aligning rect: CGRect, _ part: CGFloat, _ axis: Axis, near: CGFloat) -> CGFloat {
    let (before, after) = axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
    let withoutMargin = rect.origin[axis] + part * (rect.size[axis] - (container[axis] - after))
    let expanded = withoutMargin - (1 - part) * before
    guard axis == .vertical, collapsing > 0 else { return expanded }
    // The margin depends on the offset: full at the start, less a point for each point of the way, then without the title.
    let collapsed = expanded + (1 - part) * collapsing
    let least = least(.vertical)
    if collapsed > least + collapsing + 0.5 { return collapsed }
    if expanded < least - 0.5 { return expanded }
    return part == 0 ? min(max(near, least), least + collapsing) : withoutMargin / part
  }
}

/// The position of a scroll view: the value that `onScrollGeometryChange` gives.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// The point of the content at the top left corner of the scroll view, in points; below zero in leading margins.
  public var contentOffset: CGPoint
  /// The size of the content without margins.
  public var contentSize: CGSize
  /// The space around the content; right to left, the leading length is that of the right.
  public var contentInsets: EdgeInsets
  /// The scroll view's size without the insets.
  public var containerSize: CGSize

  /// A geometry of given values, in points; for tests and for views of your own.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content's space that the scroll view shows, including the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
      height: containerSize.height + contentInsets.vertical)
  }

  /// The container's size from the content's offset on, as in Apple's systems (`scroll/geometry` of the recorded frames).
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
      + "containerSize: \(containerSize))"
  }
}

extension ScrollGeometry {
  init(_ extent: ScrollExtent, offset: CGPoint) {
    self.init(
      contentOffset: offset, contentSize: extent.content.size.size,
      contentInsets: extent.isMirrored ? extent.margins.mirrored : extent.margins,
      containerSize: extent.container.inset(by: extent.margins))
  }
}

extension ScrollState {
  /// The height by which the title above the page has collapsed, in points. To be read by rules.
  package var collapsedTitle: CGFloat {
    extent.value.collapsing == 0 ? 0 : extent.value.collapsed(at: shown.value)
  }

  package var geometry: ScrollGeometry { ScrollGeometry(extent.value, offset: shown.value) }

  /// The same outside of rules.
  package var currentGeometry: ScrollGeometry { ScrollGeometry(extent.peek(), offset: shown.peek()) }
}

/// The cause of a movement of a scroll view's content.
public enum ScrollPhase: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
  /// The content does not move.
  case idle
  /// A finger lies on the content and has not moved yet.
  case tracking
  /// A finger or a wheel moves the content.
  case interacting
  /// The content glides on after a finger has let go.
  case decelerating
  /// An animation of the program moves the content.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}
