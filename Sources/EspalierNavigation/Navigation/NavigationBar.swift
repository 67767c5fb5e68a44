// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The heights of a page's bars.
package struct NavigationBarShape: Equatable {
  var isHidden: Bool
  /// Whether a search takes the place of the bar above. The bar keeps its state, and comes back.
  let isAway: Bool
  var hasLargeTitle: Bool
  var hasBottomBar: Bool
  /// Heights in points: the bar above without a large title, a large title, the bar below.
  private let barHeight, largeTitleHeight, bottomHeight: CGFloat

  /// A page without a title, items or a back button has no bar, unless it requests one.
  /// - Parameters:
  ///   - isNeeded: Whether an empty bar is shown, too.
  ///   - isAway: Whether a search takes the place of the bar above.
  package init(
    _ settings: NavigationBarSettings, _ toolbar: ToolbarShape, hasBack: Bool, outerIsLarge: Bool,
    hasSidebarToggle: Bool = false, isNeeded: Bool = false, isAway: Bool = false, _ values: BarValues
  ) {
    self.isAway = isAway
    barHeight = values.height
    largeTitleHeight = values.largeTitleHeight + (toolbar.hasLargeSubtitle ? values.largeSubtitleHeight : 0)
    bottomHeight = values.bottomHeight
    let showsBack = hasBack && settings.hidesBackButton != true
    let isEmpty =
      settings.title == nil && !toolbar.hasItemsAbove(values) && !showsBack && !hasSidebarToggle && !isNeeded
    isHidden = settings.visibility == .hidden || (isEmpty && settings.visibility != .visible)
    hasLargeTitle = !isHidden && settings.title != nil && settings.isLarge(outer: outerIsLarge)
    hasBottomBar = toolbar.hasItemsBelow(values)
  }

  var top: CGFloat {
    if isHidden || isAway { return 0 }
    return barHeight + largeTitle
  }
  /// The height of the large title.
  var largeTitle: CGFloat { hasLargeTitle && !isAway ? largeTitleHeight : 0 }
  var bottom: CGFloat { hasBottomBar ? bottomHeight : 0 }
}

extension NavigationBarSettings {
  /// - Parameter outer: Whether the page below has a large title.
  func isLarge(outer: Bool) -> Bool {
    switch displayMode ?? .automatic {
    case .automatic: outer
    case .inline: false
    case .large: true
    }
  }
}

/// The bar above a page: the back button, the title, the items. A large title scrolls up with the content, and is then in the
/// bar.
struct NavigationBar: View {
  let settings: NavigationBarSettings
  let shape: NavigationBarShape
  /// The part of a large title that has scrolled behind the bar, in points.
  let collapse: CGFloat
  let toolbar: Toolbar
  let back: NavigationBack?
  let sidebarToggle: SidebarToggle?
  /// The background, if content has scrolled behind the bar; nil is none.
  let background: SystemColor?
  @State private var ends = CoveredEnds()
  @Environment(\.design) private var design

  init(
    settings: NavigationBarSettings, shape: NavigationBarShape, collapse: CGFloat, toolbar: Toolbar,
    back: NavigationBack?, sidebarToggle: SidebarToggle? = nil, background: SystemColor?
  ) {
    self.settings = settings
    self.shape = shape
    self.collapse = collapse
    self.toolbar = toolbar
    self.back = back
    self.sidebarToggle = sidebarToggle
    self.background = background
  }

  var body: some View {
    let values = design.bar
    let items = toolbar.itemsInMiddle(values)
    let title =
      collapse >= shape.largeTitle && (items.isEmpty || values.keepsTitle)
      ? BarTitle(inRowWith: settings, toolbar: toolbar) : nil
    VStack(alignment: .leading, spacing: 0) {
      BarRow(toolbar: toolbar, ends: ends, canCutMiddle: items.isEmpty) {
        if let sidebarToggle { SidebarToggleButton(toggle: sidebarToggle) }
        if let back, settings.hidesBackButton != true { NavigationBackButton(back: back) }
      } title: {
        if !items.isEmpty { title }
      } middle: {
        BarMiddle(items: items, title: title)
      }
      .padding(.horizontal, values.inset)
      .modifier(BesideWindowCorners(ends))
      .frame(height: values.height)
      if collapse < shape.largeTitle, let title = settings.title {
        LargeTitle(settings: settings, title: title, toolbar: toolbar, height: shape.largeTitle - collapse)
      }
    }
    .modifier(EdgeBarContent())
    .background { BarBackground(toolbar: toolbar, color: background, edge: .bottom) }
    .modifier(EdgeBar())
    .modifier(BarScheme(scheme: toolbar.colorScheme))
    .modifier(BarTextSize())
    .modifier(ToolbarSurroundings())
  }
}

/// The bar below a page.
struct BottomBar: View {
  let toolbar: Toolbar
  @Environment(\.design) private var design

  init(toolbar: Toolbar) { self.toolbar = toolbar }

  var body: some View {
    HStack(spacing: design.bar.gap) { BarItems(items: toolbar.itemsBelow(design.bar)) }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, design.bar.inset)
      .frame(height: design.bar.bottomHeight)
      .background { BarBackground(toolbar: toolbar, color: .barBackground, edge: .top) }
      .modifier(BarScheme(scheme: toolbar.colorScheme))
      .modifier(BarTextSize())
      .modifier(ToolbarSurroundings())
  }
}

/// The items in the middle of a bar, or the title.
private struct BarMiddle: View {
  let items: [_ToolbarEntry]
  /// Nil if no title is in the bar's row.
  let title: BarTitle?
  @Environment(\.design) private var design

  init(items: [_ToolbarEntry], title: BarTitle?) {
    self.items = items
    self.title = title
  }

  var body: some View {
    if !items.isEmpty {
      HStack(spacing: design.bar.gap) { BarItems(items: items) }
    } else if let title {
      title
    }
  }
}

private struct BarItems: View {
  let items: [_ToolbarEntry]
  var body: some View {
    ForEach(items.indices, id: \.self) { ToolbarItemView(item: items[$0]) }.modifier(BarControls())
  }
}

private struct BarBackground: View {
  let toolbar: Toolbar
  /// Nil draws no background.
  let color: SystemColor?
  /// The edge between the bar and the page.
  let edge: VerticalEdge
  @Environment(\.design) private var design

  init(toolbar: Toolbar, color: SystemColor?, edge: VerticalEdge) {
    self.toolbar = toolbar
    self.color = color
    self.edge = edge
  }

  var body: some View {
    // The background extends to the edges of the window wherever the bar is adjacent to a safe area.
    background.ignoresSafeArea(edges: edge == .bottom ? [.top, .horizontal] : [.bottom, .horizontal])
  }

  @ViewBuilder private var background: some View {
    if let color {
      if let style = toolbar.background {
        Rectangle().fill(style)
      } else {
        Color(color).overlay(alignment: edge == .bottom ? .bottom : .top) {
          Color.separator.frame(height: design.bar.line)
        }
      }
    }
  }
}

private struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      // Bars show their buttons in the tint, whatever the foreground style around the stack is.
      .environment(\.foregroundStyles, nil).environment(\.defaultForeground, nil)
  }
}
