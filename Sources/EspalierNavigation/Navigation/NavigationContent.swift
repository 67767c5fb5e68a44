// SPDX-License-Identifier: MIT

import EspalierCore

/// The preference of a page's views for their stack.
struct NavigationContent {
  /// The page on top of this one.
  var next: NavigationPage?
  /// The pages of values, by their type.
  var destinations = NavigationDestinations()

  /// With the page of a menu's link, if no view of the page presents one.
  func adding(_ page: NavigationPage?) -> NavigationContent {
    var content = self
    content.next = next ?? page
    return content
  }
}

/// A page that a view presents on top of its own page.
struct NavigationPage {
  let id: ObjectIdentifier
  let content: AnyView
  /// Dismisses the page, and with it the pages on top.
  let dismiss: @MainActor () -> Void
  /// Dismisses a page of an item, unless the item was set in the given frame; nil for other pages.
  var popsItem: (@MainActor (_ frame: Int) -> Void)?
}

/// Makes pages of values.
struct NavigationDestinations {
  private var makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]

  mutating func add<Value: Hashable>(_ type: Value.Type, _ make: @escaping @MainActor (Value) -> AnyView) {
    let id = ObjectIdentifier(type)
    if makers[id] == nil { set(type, make) }
  }

  /// These destinations, completed by those of `outer`.
  func joined(with outer: NavigationDestinations) -> NavigationDestinations {
    NavigationDestinations(makers: makers.merging(outer.makers) { own, _ in own })
  }

  /// Whether there is a destination for the value's type.
  func contains(_ value: AnyHashable) -> Bool { makers[ObjectIdentifier(type(of: value.base))] != nil }

  /// Sets the destination for a type. A view nearer to a stack overrides the views around it.
  mutating func set<Value: Hashable>(_ type: Value.Type, _ make: @escaping @MainActor (Value) -> AnyView) {
    makers[ObjectIdentifier(type)] = { value in (value.base as? Value).map(make) }
  }

  @MainActor func page(for value: AnyHashable) -> AnyView? { makers[ObjectIdentifier(type(of: value.base))]?(value) }

  init() {}
  private init(makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?]) { self.makers = makers }
}

enum NavigationContentKey: PreferenceKey {
  static var defaultValue: NavigationContent { NavigationContent() }

  static func reduce(value: inout NavigationContent, nextValue: () -> NavigationContent) {
    let next = nextValue()
    value.next = next.next ?? value.next
    value.destinations = value.destinations.joined(with: next.destinations)
  }
}

/// The identity of the page on top of this one: the only part that a page itself needs besides the content.
enum NextPageKey: PreferenceKey {
  static var defaultValue: ObjectIdentifier? { nil }
  static func reduce(value: inout ObjectIdentifier?, nextValue: () -> ObjectIdentifier?) {
    value = nextValue() ?? value
  }
}

/// The identity of a page for the lifetime of the view that presents it.
final class NavigationToken {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Presents a page on top while `isPresented` is true.
struct PageOnTop: ViewModifier {
  let isPresented: Bool
  let page: @MainActor () -> AnyView
  let dismiss: @MainActor () -> Void
  /// Dismisses a page of an item; nil for other pages.
  let popsItem: (@MainActor (_ frame: Int) -> Void)?
  @State private var token = NavigationToken()

  nonisolated init(
    isPresented: Bool, popsItem: (@MainActor (_ frame: Int) -> Void)? = nil, page: @escaping @MainActor () -> AnyView,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.isPresented = isPresented
    self.popsItem = popsItem
    self.page = page
    self.dismiss = dismiss
  }

  func body(content: Content) -> some View {
    content
      .transformPreference(NavigationContentKey.self) { [token] value in
        if isPresented {
          value.next = NavigationPage(id: token.id, content: page(), dismiss: dismiss, popsItem: popsItem)
        }
      }
      .transformPreference(NextPageKey.self) { [token] in if isPresented { $0 = token.id } }
  }
}

/// Presents a page on top while `item` is not nil.
struct ItemOnTop<Item: Hashable>: ViewModifier {
  @Binding var item: Item?
  let page: @MainActor (Item) -> AnyView
  @State private var change = ItemChange()
  @FrameNumber private var frame

  init(item: Binding<Item?>, page: @escaping @MainActor (Item) -> AnyView) {
    _item = item
    self.page = page
  }

  func body(content: Content) -> some View {
    let shown = item
    content
      .modifier(
        PageOnTop(
          isPresented: shown != nil,
          // An item that the program has set in that frame, or is about to set, does not belong to the old selection.
          popsItem: { [change, $item] in if change.frame != $0, $item.wrappedValue == shown { $item.wrappedValue = nil }
          },
          page: { AnyView(shown.map { page($0).id($0) }) }, dismiss: { item = nil })
      )
      .onChange(of: shown) { change.frame = frame }
  }
}

/// The frame of an item's last change.
private final class ItemChange {
  var frame: Int?
}
