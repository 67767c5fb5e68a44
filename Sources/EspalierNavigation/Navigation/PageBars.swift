// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// The bars of a page or of a window around its content, outside of the content's safe area, with the items from the content's
/// preferences.
package struct PageBars: ViewModifier {
  let settings: NavigationBarSettings
  let shape: NavigationBarShape
  let back: NavigationBack?
  let sidebarToggle: SidebarToggle?

  /// Distance by which content of the page has scrolled behind the bar above, in points, as far as it changes the bar.
  @State private var scrolled: CGFloat = 0
  @State private var listBackground: SystemColor?
  @Environment(\.design) private var design

  package init(
    settings: NavigationBarSettings, shape: NavigationBarShape, back: NavigationBack? = nil,
    sidebarToggle: SidebarToggle? = nil
  ) {
    self.settings = settings
    self.shape = shape
    self.back = back
    self.sidebarToggle = sidebarToggle
  }

  package func body(content: Content) -> some View {
    content
      .modifier(ScrolledDistance(limit: shape.largeTitle) { if scrolled != $0 { scrolled = $0 } })
      .onPreferenceChange(ListBackgroundKey.self) { listBackground = $0 }
      .safeAreaPadding(.top, shape.top)
      .safeAreaPadding(.bottom, shape.bottom)
      .overlayPreferenceValue(ToolbarKey.self, alignment: .top) { toolbar in
        if !shape.isHidden {
          NavigationBar(
            settings: settings, shape: shape, collapse: min(scrolled, shape.largeTitle), toolbar: toolbar, back: back,
            sidebarToggle: sidebarToggle, background: background
          )
          .modifier(ShowingModifier(isShown: !shape.isAway))
        }
      }
      .overlayPreferenceValue(ToolbarKey.self, alignment: .bottom) { toolbar in
        if shape.hasBottomBar { BottomBar(toolbar: toolbar) }
      }
  }

  /// Nil until content has scrolled behind the bar, which is flat before.
  private var background: SystemColor? {
    guard settings.background == .visible || (settings.background != .hidden && scrolled > shape.largeTitle)
    else { return nil }
    return listBackground == .sidebarBackground && design.sidebar.colorsBar ? .sidebarBackground : .barBackground
  }
}

/// Reads whether content of the first vertical scroll view has scrolled behind a bar at its top. The bar is flat before.
struct ScrollingBelow: ViewModifier {
  let action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.modifier(ScrolledDistance(limit: 0) { action($0 > 0) })
  }
}

/// Reads the distance by which content of the first vertical scroll view has scrolled from its beginning, in points; distances
/// beyond the limit are reported as one value.
struct ScrolledDistance: ViewModifier {
  let limit: CGFloat
  let action: (CGFloat) -> Void

  init(limit: CGFloat, _ action: @escaping (CGFloat) -> Void) {
    self.limit = limit
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .modifier(
        _ScrollObserver<CGFloat>(
          axis: .vertical, value: { [limit] in min(max(TabPageScroll($0).offset, 0), limit + 1) }, isInitial: true
        ) { _, new, _ in
          action(new)
        }
      )
      .onPreferenceChange(ScrollViewsKey.self) { views in
        if !views.states.contains(where: { $0.extent.peek().axes.contains(.vertical) }) { action(0) }
      }
  }
}
