// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The contribution of toolbars to the bars of a page. It propagates up to the page, and down to a navigation container in
/// between, whose pages show it in their own bars if the design joins them.
struct OuterToolbar {
  let change: @MainActor (inout Toolbar) -> Void
  let shape: ToolbarShape

  /// Joins two toolbars. Items of the inner one come first.
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
  /// The contribution of the enclosing toolbars.
  var toolbar: OuterToolbar? {
    get { self[OuterToolbar.self] }
    set { self[OuterToolbar.self] = newValue }
  }
}

/// Adds items to the bars of the enclosing page, unless a navigation container inside adds them to its own.
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

/// Adds the items around a container to the bars of the container's page.
struct OuterToolbarItems: ViewModifier {
  /// Nil if there are no items.
  let toolbar: OuterToolbar?

  init(toolbar: OuterToolbar?) { self.toolbar = toolbar }

  @ViewBuilder func body(content: Content) -> some View {
    if let toolbar { content.modifier(ToolbarOfPage(toolbar: toolbar)) } else { content }
  }
}
