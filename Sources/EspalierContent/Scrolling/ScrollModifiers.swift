// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierScrolling
import Foundation

/// What a scroll view does when a finger drags beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  fileprivate enum Kind { case automatic, always, basedOnSize }
  fileprivate let kind: Kind

  /// Whether content can be dragged beyond its end and comes back; content stops at its ends here.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// Whether content can be dragged beyond its end and comes back; content stops at its ends here.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Whether content can be dragged beyond its end and comes back; content stops at its ends here.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

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

  /// Whether scroll views in this view stay where they are when they are touched. Programs can still move them.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Whether content of scroll views is drawn outside of them, too.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clipsContent = !disabled }
  }

  /// Whether moving the content takes the keyboard from a field: at once for `immediately` and `interactively`.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scrollSettings) { $0.dismissesKeyboard = mode }
  }

  /// Nothing bounces here: content stops at its ends.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    self
  }

  /// Whether a list or form has a background of its own.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// The space around the content of scroll views in this view, in points; nil is the default, none.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.setMargins(edges, { insets[$0] }, for: placement) }
  }

  /// The space around the content of scroll views in this view, in points; nil is the default, none.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.setMargins(edges, { _ in length }, for: placement) }
  }

  /// The space around the content of scroll views in this view, in points.
  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }

  /// Where scroll views in this view stand at first, which end stays when sizes change, and where small content lies.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.commonAnchor = anchor }
  }

  /// The same for one of these roles; it counts before the anchor for all of them.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = .some(anchor) }
  }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  package var scrollContentBackground: Visibility {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}
