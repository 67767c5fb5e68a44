import Graph
import ViewCore

/// What a view tells the bar of tabs about itself.
struct TabItem {
  /// What the bar shows; nil where the view has no `tabItem`.
  var label: AnyView?
  var badge: Text?
}

struct TabItemTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: TabItem { TabItem() }
}

extension View {
  /// What the bar of a `TabView` shows for this view: a `Label`, or a text and an image.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TraitWritingModifier<TabItemTraitKey>(value: TabItem(label: AnyView(label()))))
  }
}

/// One of the views of a tab view: its tag, where it has one, and its look in the bar.
struct TabDescription {
  let tag: ViewTag?
  let item: TabItem
}

/// A view made from what the views of a tab view's content say about themselves, in order.
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
    let tabs = Attribute(Tabs(list: Content._makeViewList(view: view[\.content], inputs: list).list))
    return Result._makeView(view: _GraphValue(Attribute(Made(view: view.attribute, tabs: tabs))), inputs: inputs)
  }

  // Reads: the list of views, the traits of each.
  // Produces: the tabs.
  // Costs: O(tabs).
  private struct Tabs: Rule {
    let list: ViewList?
    mutating func value() -> [TabDescription] {
      var tabs: [TabDescription] = []
      list?.forEachElement { element in
        var item = element.traits.value(TabItemTraitKey.self)
        item.badge = item.badge ?? element.traits.value(BadgeTraitKey.self)
        tabs.append(TabDescription(tag: element.traits.value(TagTraitKey.self), item: item))
      }
      return tabs
    }
    nonisolated static var label: String { "tabs" }
  }

  private struct Made: Rule {
    let view: Attribute<TabReader>
    let tabs: Attribute<[TabDescription]>
    mutating func value() -> Result { view.value.result(tabs.value) }
    nonisolated static var label: String { "view by tabs" }
  }
}
