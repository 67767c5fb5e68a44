// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The behaviour of a bar at the upper edge of a window without the desktop's title bar: its empty parts move the window, and it
/// is dimmed while another window is active. The window reads the frames of its bars.
struct EdgeBar: ViewModifier {
  @Environment(\.titleAtEdge) private var title

  init() {}

  func body(content: Content) -> some View {
    content
      .modifier(WindowHandle(isActive: title != nil))
      .anchorPreference(key: EdgeBarsKey.self, value: .bounds) { [$0] }
  }
}

/// Dims the content of a bar in a window that is not active.
struct EdgeBarContent: ViewModifier {
  @Environment(\.titleAtEdge) private var title
  @Environment(\.appearsActive) private var isActive
  @Environment(\.design) private var design

  init() {}

  func body(content: Content) -> some View {
    content.opacity(title != nil && !isActive ? design.bar.inactive : 1)
  }
}

/// The frames of a window's bars.
enum EdgeBarsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Gives the content of a window, or a column of it, a bar of its own, unless bars inside are at both upper corners: so every
/// window can be moved, and no content is below the desktop's buttons.
package struct OwnEdgeBar: ViewModifier {
  let settings: NavigationBarSettings
  let isAllowed: Bool
  /// Whether bars inside are at both upper corners; nil before the layout, during which no bar is added.
  @State private var hasBars: Bool?
  @State private var toolbar = ToolbarShape()
  @Environment(\.design) private var design

  /// - Parameter isAllowed: False never adds a bar, whatever the content is.
  package init(_ settings: NavigationBarSettings, isAllowed: Bool = true) {
    self.settings = settings
    self.isAllowed = isAllowed
  }

  package func body(content: Content) -> some View {
    let isShown = isAllowed && hasBars == false
    var settings = settings
    settings.visibility = isShown ? .visible : nil
    if !isShown { settings.title = nil }
    let shape = NavigationBarShape(settings, toolbar, hasBack: false, outerIsLarge: false, design.bar)
    // If the bar leaves too little space, bars inside still reach the edge: the added bar then disappears.
    return PageArea(fits: shape.isHidden && !shape.hasBottomBar, bar: isShown ? shape.top : nil) { content }
      .modifier(EdgeBarsReader { hasBars = $0 })
      .modifier(PageBars(settings: settings, shape: shape))
      .onPreferenceChange(ToolbarShapeKey.self) { toolbar = $0 }
      .preference(key: AddedBarKey.self, value: isShown && !toolbar.hasItemsAbove(design.bar) ? shape.top : 0)
  }
}

/// Reads whether bars are at both upper corners of a view.
struct EdgeBarsReader: ViewModifier {
  let action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.backgroundPreferenceValue(EdgeBarsKey.self) { bars in
      // Not `onChange(of:initial:)`: its action runs with those of `onAppear`, whose animations would animate the bar's height.
      Color.clear.onGeometryChange(for: Bool.self) { proxy in
        Self.covers(proxy.size, bars.map { proxy[$0] })
      } action: {
        action($0)
      }
    }
  }

  private static func covers(_ size: CGSize, _ bars: [CGRect]) -> Bool {
    func isCovered(_ x: CGFloat) -> Bool {
      bars.contains { abs($0.minY) < 1 && $0.minX <= x && x <= $0.maxX && $0.height > 0 }
    }
    return isCovered(1) && isCovered(size.width - 1)
  }
}

/// The height of the bar that is added only because the desktop gives the window none, in points: not part of the window's
/// content.
enum AddedBarKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension ViewGraph {
  /// The height of the bar that is added to the window's content, in points.
  package var addedBarHeight: CGFloat { preference(AddedBarKey.self) }
}

extension EnvironmentValues {
  /// Whether windows of this design have bars of their own at the upper edge, instead of the desktop's title bar.
  package var drawsEdgeBars: Bool { design.bar.areForWindows }

  /// The height of a bar at the window's upper edge, and the distances of its content from the window's sides and between its
  /// items, in points.
  package var edgeBarHeight: CGFloat { design.bar.height }
  package var edgeBarGap: CGFloat { design.bar.gap }
  package var edgeBarInset: CGFloat { design.bar.inset }

  /// The opacity of such a bar's content while another window is active.
  package var edgeBarInactive: Double { design.bar.inactive }
}
