// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierNumbers
import Foundation

/// The rectangle in which a scroll view shows its content: its frame, extended over the covered area at the edges that
/// the frame touches.
struct ScrollViewport: Equatable {
  var frame: ViewFrame
  /// The lengths by which it reaches beyond the scroll view's own frame, on the sides of the screen: `leading` is left.
  var covered = EdgeInsets()
}

// Reads: the scroll view's frame, the safe area around it.
// Produces: the viewport.
// Costs: O(layers of the safe area).
struct ScrollViewportRule: Rule {
  let frame: Attribute<ViewFrame>
  let safeArea: SafeAreaReader

  mutating func value() -> ScrollViewport {
    let frame = self.frame.value
    let covered = safeArea.insets(around: frame)
    if covered == EdgeInsets() { return ScrollViewport(frame: frame) }
    let rect = frame.rect.inset(by: covered.negated)
    return ScrollViewport(
      frame: ViewFrame(
        origin: rect.origin, size: ViewSize(rect.size, proposal: frame.size.proposal.inset(by: covered.negated))),
      covered: covered)
  }

  nonisolated static var label: String { "viewport" }
}

extension _ViewInputs {
  /// The inputs of a view that fills the whole scroll view, including its covered parts.
  @MainActor package var overSafeArea: _ViewInputs {
    guard let safeAreaReader else { return self }
    var result = self
    result.frame = Attribute(ScrollViewportRule(frame: frame, safeArea: safeAreaReader))
      .field(at: 0, as: ViewFrame.self)
    return result
  }
}

// Reads: the viewport; if a side across is covered, the transform out of the content's space.
// Produces: the safe area of the content: scrolling content has nothing to grow into along the axis, and across as much
// as the scroll view itself.
// Costs: O(1).
struct ScrollContentSafeArea: Rule {
  let configuration: Attribute<ScrollConfiguration>
  let viewport: Attribute<ScrollViewport>
  let transform: Attribute<ViewTransform>

  /// A length greater than that of any content.
  private static let length: CGFloat = 1e7

  mutating func value() -> SafeArea {
    let axes = configuration.value.axes
    let viewport = self.viewport.value
    var covered = viewport.covered
    if axes.contains(.horizontal) { (covered.leading, covered.trailing) = (0, 0) }
    if axes.contains(.vertical) { (covered.top, covered.bottom) = (0, 0) }
    if covered == EdgeInsets() { return .none }
    var bounds = CGRect(origin: .zero, size: viewport.frame.size.size)
    for axis in Axis.allCases where axes.contains(axis) {
      bounds.origin[axis] = -Self.length
      bounds.size[axis] = 2 * Self.length
    }
    return SafeArea(bounds: bounds, transform: transform.value, insets: [SafeArea.Insets(covered)], around: nil)
  }

  nonisolated static var label: String { "safe area of scrolled content" }
}

// Reads: the scroll view's size, the margins.
// Produces: the size that is available to content in the viewport.
// Costs: O(1).
struct ScrollAvailableSize: Rule {
  let size: Attribute<ViewSize>
  let settings: Attribute<ScrollSettings>
  mutating func value() -> Proposal {
    let settings = self.settings.value
    return size.value.offer.inset(by: settings.insets(settings.contentMargins))
  }
  nonisolated static var label: String { "available size in a scroll view" }
}
