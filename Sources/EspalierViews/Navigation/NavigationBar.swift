// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierLayout
import Foundation

/// The measures of bars, in points.
enum NavigationBarMetrics {
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let bottomHeight: CGFloat = 44
  static let inset: CGFloat = 16
}

/// How high the bars of a page are.
struct NavigationBarShape: Equatable {
  var isHidden: Bool
  var hasLargeTitle: Bool
  var hasBottomBar: Bool

  /// A page without a title, items or a way back has no bar, unless it requests one.
  init(_ settings: NavigationBarSettings, _ toolbar: ToolbarShape, hasBack: Bool, outerIsLarge: Bool) {
    let showsBack = hasBack && settings.hidesBackButton != true
    let isEmpty = settings.title == nil && !toolbar.hasTop && !showsBack
    isHidden = settings.visibility == .hidden || (isEmpty && settings.visibility != .visible)
    hasLargeTitle = !isHidden && settings.title != nil && settings.isLarge(outer: outerIsLarge)
    hasBottomBar = toolbar.hasBottom
  }

  var top: CGFloat {
    if isHidden { return 0 }
    return NavigationBarMetrics.height + (hasLargeTitle ? NavigationBarMetrics.largeTitleHeight : 0)
  }
  var bottom: CGFloat { hasBottomBar ? NavigationBarMetrics.bottomHeight : 0 }
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

/// The bar above a page: the way back, the title, the items.
struct NavigationBar: View {
  let settings: NavigationBarSettings
  let shape: NavigationBarShape
  let toolbar: Toolbar
  let back: NavigationBack?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: 12) {
          if let back, settings.hidesBackButton != true { NavigationBackButton(back: back) }
          BarItems(items: toolbar.content(at: .leading))
          Spacer(minLength: 0)
          BarItems(items: toolbar.content(at: .trailing))
        }
        BarMiddle(settings: settings, showsTitle: !shape.hasLargeTitle, items: toolbar.content(at: .principal))
      }
      .padding(.horizontal, NavigationBarMetrics.inset)
      .frame(height: NavigationBarMetrics.height)
      if shape.hasLargeTitle, let title = settings.title {
        title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          .padding(.horizontal, NavigationBarMetrics.inset)
          .frame(maxWidth: .infinity, minHeight: NavigationBarMetrics.largeTitleHeight, alignment: .leading)
      }
    }
    .background { BarBackground(toolbar: toolbar, isShown: settings.background != .hidden, edge: .bottom) }
    .modifier(BarScheme(scheme: toolbar.colorScheme))
  }
}

/// The bar below a page.
struct BottomBar: View {
  let toolbar: Toolbar

  var body: some View {
    HStack(spacing: 12) { BarItems(items: toolbar.content(at: .bottom)) }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, NavigationBarMetrics.inset)
      .frame(height: NavigationBarMetrics.bottomHeight)
      .background { BarBackground(toolbar: toolbar, isShown: true, edge: .top) }
      .modifier(BarScheme(scheme: toolbar.colorScheme))
  }
}

/// The way back to the page below.
struct NavigationBack {
  var title: Text?
  var action: @MainActor () -> Void
}

private struct NavigationBackButton: View {
  let back: NavigationBack

  var body: some View {
    Button(action: back.action) {
      HStack(spacing: 6) {
        Arrowhead(.leading)
          .stroke(.tint, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
          .frame(width: 9, height: 16)
        (back.title ?? Text(verbatim: "Back")).lineLimit(1)
      }
      .contentShape(Rectangle())
    }
  }
}

private struct BarMiddle: View {
  let settings: NavigationBarSettings
  let showsTitle: Bool
  let items: [AnyView]

  var body: some View {
    if !items.isEmpty {
      HStack(spacing: 12) { BarItems(items: items) }
    } else if showsTitle, let title = settings.title {
      VStack(spacing: 0) {
        title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        if let subtitle = settings.subtitle { subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1) }
      }
    }
  }
}

private struct BarItems: View {
  let items: [AnyView]
  var body: some View { ForEach(items.indices, id: \.self) { items[$0] } }
}

private struct BarBackground: View {
  let toolbar: Toolbar
  let isShown: Bool
  let edge: VerticalEdge

  var body: some View {
    // On to the edges of the window, where the bar touches what is covered there.
    background.ignoresSafeArea(edges: edge == .bottom ? [.top, .horizontal] : [.bottom, .horizontal])
  }

  @ViewBuilder private var background: some View {
    if isShown {
      if let style = toolbar.background {
        Rectangle().fill(style)
      } else {
        Color.background.overlay(alignment: edge == .bottom ? .bottom : .top) { Color.separator.frame(height: 0.5) }
      }
    }
  }
}

private struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      // Bars show their buttons in the tint, whatever the foreground around the stack is.
      .environment(\.foregroundStyles, nil).environment(\.defaultForeground, nil)
  }
}
