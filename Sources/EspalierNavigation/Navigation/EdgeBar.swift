// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// What a bar is at the upper edge of a window without a title bar of the desktop's: its empty parts move the window, and it
/// is quiet while another window has the user's attention. The window receives where its bars are.
struct EdgeBar: ViewModifier {
  @Environment(\.titleAtEdge) private var title

  init() {}

  func body(content: Content) -> some View {
    content
      .modifier(WindowHandle(isActive: title != nil))
      .anchorPreference(key: EdgeBarsKey.self, value: .bounds) { [$0] }
  }
}

/// Makes the content of a bar quiet in a window that is not the front one.
struct EdgeBarContent: ViewModifier {
  @Environment(\.titleAtEdge) private var title
  @Environment(\.appearsActive) private var isActive
  @Environment(\.design) private var design

  init() {}

  func body(content: Content) -> some View {
    content.opacity(title != nil && !isActive ? design.bar.inactive : 1)
  }
}

/// Where the bars of a window are.
enum EdgeBarsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Gives what fills a window, or a column of it, a bar of its own, unless bars inside lie at both upper corners: so every
/// window can be moved, and nothing lies below the desktop's buttons.
package struct OwnEdgeBar: ViewModifier {
  let settings: NavigationBarSettings
  let isAllowed: Bool
  /// Nil before the layout, which then shows none.
  @State private var hasBars: Bool?
  @State private var toolbar = ToolbarShape()
  @Environment(\.design) private var design

  /// - Parameter isAllowed: False where there is no such bar, whatever is inside.
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
    // Where the bar leaves too little space, the bars inside are still seen at the edge: with them the bar goes.
    return PageArea(fits: shape.isHidden && !shape.hasBottomBar, bar: isShown ? shape.top : nil) { content }
      .modifier(EdgeBarsReader { hasBars = $0 })
      .modifier(PageBars(settings: settings, shape: shape))
      .onPreferenceChange(ToolbarShapeKey.self) { toolbar = $0 }
      .preference(key: AddedBarKey.self, value: isShown && !toolbar.hasTop ? shape.top : 0)
  }
}

/// Reads whether bars lie at both upper corners of a view.
struct EdgeBarsReader: ViewModifier {
  let action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.backgroundPreferenceValue(EdgeBarsKey.self) { bars in
      // Not `onChange(of:initial:)`: its action belongs to those of `onAppear`, whose animations would move the bar's height.
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

/// The height of the bar that a window has only because the desktop gives it none, in points: no part of its content.
enum AddedBarKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension ViewGraph {
  /// The height of the bar that the window has besides its content, in points.
  package var addedBarHeight: CGFloat { preference(AddedBarKey.self) }
}

extension EnvironmentValues {
  /// Whether windows in this look have bars of their own at the upper edge, instead of a title bar of the desktop's.
  package var drawsEdgeBars: Bool { design.bar.areForWindows }

  /// The height of a bar at the window's upper edge, and the distances of what is in it from the window's sides and from each
  /// other, in points.
  package var edgeBarHeight: CGFloat { design.bar.height }
  package var edgeBarGap: CGFloat { design.bar.gap }
  package var edgeBarInset: CGFloat { design.bar.inset }

  /// The opacity of what is in such a bar while another window is in front.
  package var edgeBarInactive: Double { design.bar.inactive }
}
