// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The measures of the lines between views that share a window, in points.
enum SplitMetrics {
  /// Thickness of the visible line.
  static let line: CGFloat = 1
  /// Thickness of the area that the pointer can drag.
  static let grip: CGFloat = 9
  /// Distance by which a screen reader moves a line.
  static let step: CGFloat = 20
}

/// The line at an edge of a view that the pointer drags to resize the view. It overlaps the view, and half of its grip the next
/// one.
package struct SplitDivider: View {
  /// The axis along which the view is resized.
  let axis: Axis
  /// Whether the line is at the leading edge, or the top, instead of the other end.
  var isAtStart = false
  /// Possible lengths in points; nil if the length is fixed.
  let range: (@MainActor () -> ClosedRange<CGFloat>)?
  /// Called with the length to which the line was dragged, within the range; with nil for a double click, which restores the
  /// view's ideal length.
  let change: @MainActor (CGFloat?) -> Void
  /// Called when the drag ends.
  var ended: @MainActor () -> Void = {}
  @State private var start: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  package init(
    axis: Axis, isAtStart: Bool = false, range: (@MainActor () -> ClosedRange<CGFloat>)?,
    change: @escaping @MainActor (CGFloat?) -> Void, ended: @escaping @MainActor () -> Void = {}
  ) {
    self.axis = axis
    self.isAtStart = isAtStart
    self.range = range
    self.change = change
    self.ended = ended
  }

  package var body: some View {
    GeometryReader { proxy in
      let length = axis == .horizontal ? proxy.size.width : proxy.size.height
      handle(length)
        .padding(outerEdge, -(SplitMetrics.grip - SplitMetrics.line) / 2)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private var outerEdge: Edge.Set {
    switch axis {
    case .horizontal: isAtStart ? .leading : .trailing
    case .vertical: isAtStart ? .top : .bottom
    }
  }

  private var alignment: Alignment {
    switch axis {
    case .horizontal: isAtStart ? .leading : .trailing
    case .vertical: isAtStart ? .top : .bottom
    }
  }

  private var line: some View {
    Color.separator
      .frame(
        width: axis == .horizontal ? SplitMetrics.line : nil, height: axis == .vertical ? SplitMetrics.line : nil)
  }

  @ViewBuilder private func handle(_ length: CGFloat) -> some View {
    let grip = line.frame(
      width: axis == .horizontal ? SplitMetrics.grip : nil, height: axis == .vertical ? SplitMetrics.grip : nil)
    if let range {
      grip
        .contentShape(Rectangle())
        .gesture(TrackingGesture { follow($0, length, range) })
        .simultaneousGesture(
          TapGesture(count: 2).onEnded {
            change(nil)
            ended()
          }
        )
        .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
        .modifier(accessible(length, range))
    } else {
      grip.allowsHitTesting(false).accessibilityHidden(true)
    }
  }

  /// The line moves with the view's edge: locations in its coordinates are relative to its current place.
  private func follow(
    _ touch: TrackingGesture.Touch, _ length: CGFloat, _ range: @MainActor () -> ClosedRange<CGFloat>
  ) {
    let location = axis == .horizontal ? touch.location.x : touch.location.y
    switch touch.phase {
    case .began: start = location
    case .moved:
      let isReversed = isAtStart != (axis == .horizontal && direction == .rightToLeft)
      set(length + (isReversed ? start - location : location - start), range)
    case .ended, .cancelled: ended()
    }
  }

  private func set(_ length: CGFloat, _ range: @MainActor () -> ClosedRange<CGFloat>) {
    let range = range()
    change(min(max(length, range.lowerBound), range.upperBound))
  }

  private func accessible(_ length: CGFloat, _ range: @escaping @MainActor () -> ClosedRange<CGFloat>)
    -> AccessibleControl<Text>
  {
    func move(to length: CGFloat) {
      set(length, range)
      ended()
    }
    let bounds = range()
    return AccessibleControl(
      role: .slider,
      range: AccessibilityRange(
        value: length, bounds: Double(bounds.lowerBound)...Double(min(bounds.upperBound, 100_000)),
        step: Double(SplitMetrics.step), set: { move(to: $0) }),
      takesKeyboard: false, unseenLabel: Text(verbatim: axis == .horizontal ? "Column width" : "Row height"),
      adjust: { move(to: length + ($0 == .increment ? SplitMetrics.step : -SplitMetrics.step)) })
  }
}
