// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierScrolling
import Foundation

extension View {
  /// Sets when the indicators of scroll views in this view are drawn.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if axes.contains(.vertical) { $0.verticalIndicators = visibility }
      if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
    }
  }

  /// Sets whether scroll views in this view ignore the user's scrolling. Programs can still scroll them.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets whether content of scroll views is also drawn outside of them.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clipsContent = !disabled }
  }

  /// Sets whether scrolling takes the keyboard focus from a field: at once for `immediately` and `interactively`.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scrollSettings) { $0.dismissesKeyboard = mode }
  }

  /// Sets whether a list or form has a background of its own.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets the space around the content of scroll views in this view, in points; nil is the default, none.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.setMargins(edges, { insets[$0] }, for: placement) }
  }

  /// Sets the space around the content of scroll views in this view, in points; nil is the default, none.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.setMargins(edges, { _ in length }, for: placement) }
  }

  /// Sets the space around the content of scroll views in this view, in points.
  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }

  /// Sets the initial position of scroll views in this view, the end that stays when sizes change, and the alignment of small
  /// content.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.commonAnchor = anchor }
  }

  /// Sets the anchor for one of these roles; it takes precedence over the anchor for all of them.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = .some(anchor) }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry package var scrollContentBackground: Visibility = .automatic
}
