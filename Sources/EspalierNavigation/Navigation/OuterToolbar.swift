// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// What toolbars add to the bars of a page. It goes up to the page, and down to a navigation container in between, whose pages
/// show it in their own bars where the look joins them.
struct OuterToolbar {
  let change: @MainActor (inout Toolbar) -> Void
  let shape: ToolbarShape

  /// Items of an inner toolbar come first.
  func before(_ outer: OuterToolbar?) -> OuterToolbar {
    guard let outer else { return self }
    var joined = shape
    ToolbarShapeKey.reduce(value: &joined) { outer.shape }
    return OuterToolbar(
      change: { [change] in
        change(&$0)
        outer.change(&$0)
      }, shape: joined)
  }
}

extension ContainerOffers {
  /// Of the toolbars around.
  var toolbar: OuterToolbar? {
    get { self[OuterToolbar.self] }
    set { self[OuterToolbar.self] = newValue }
  }
}

/// Adds to the bars of the page around, unless a navigation container inside does so in its own.
struct ToolbarOfPage: ViewModifier {
  let toolbar: OuterToolbar

  func body(content: Content) -> some View {
    content
      .transformPreference(ToolbarKey.self) { if !$0.joinsOuterItems { toolbar.change(&$0) } }
      .transformPreference(ToolbarShapeKey.self) { shape in
        if !shape.joinsOuterItems { ToolbarShapeKey.reduce(value: &shape) { toolbar.shape } }
      }
  }
}

/// Adds to the bars of a container's page what is around the container.
struct OuterToolbarItems: ViewModifier {
  /// Nil where there is nothing.
  let toolbar: OuterToolbar?

  init(toolbar: OuterToolbar?) { self.toolbar = toolbar }

  @ViewBuilder func body(content: Content) -> some View {
    if let toolbar { content.modifier(ToolbarOfPage(toolbar: toolbar)) } else { content }
  }
}
