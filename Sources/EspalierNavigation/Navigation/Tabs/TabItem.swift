// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore

/// A view's entry in the tab bar.
struct TabItem {
  /// The label in the bar; nil if the view has no `tabItem`.
  var label: AnyView?
  var badge: Text?
  /// Whether users cannot choose the tab.
  var isDisabled = false
  /// Adds what screen readers read about the tab to its button; nil adds nothing.
  var describe: (@MainActor (AnyView) -> AnyView)?
  /// The section that the tab is in; nil outside of sections.
  var section: TabSectionPlace?
}

struct TabItemTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: TabItem { TabItem() }
}

extension View {
  /// Sets the entry of this view in the bar of a `TabView`: a `Label`, or a text and an image.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TraitWritingModifier<TabItemTraitKey>(value: TabItem(label: AnyView(label()))))
  }
}

/// One of the views of a tab view, its tag, if it has one, and its appearance in the bar.
struct TabDescription {
  /// The page, which is shown in one place only.
  let page: Subview
  let tag: ViewTag?
  let item: TabItem

  /// Called in a rule; depends on the traits of the view.
  @MainActor init(_ page: Subview) {
    let traits = page.traits
    self.page = page
    tag = traits.value(TagTraitKey.self)
    var item = traits.value(TabItemTraitKey.self)
    item.badge = item.badge ?? traits.value(BadgeTraitKey.self)
    self.item = item
  }
}

/// A view made from the views of a tab view's content and their entries, in order. The views of the content are found once, so
/// that each page is one view with one state.
struct TabReader<Content: View, Result: View>: _PrimitiveView {
  let content: Content
  let result: ([TabDescription]) -> Result

  init(content: Content, @ViewBuilder result: @escaping ([TabDescription]) -> Result) {
    self.content = content
    self.result = result
  }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var list = _ViewListInputs(inputs)
    list.needsTags = true
    let tabs = makeSubviews(view[\.content], inputs: list).map("tabs") { pages in pages.map(TabDescription.init) }
    return Result._makeView(view: view.map("view by tabs") { $0.result(tabs.value) }, inputs: inputs)
  }
}
