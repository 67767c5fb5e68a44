// SPDX-License-Identifier: MIT

import EspalierCore

/// What the views of a page send up to the stack that they stand in.
struct NavigationContent {
  /// What lies on top of the page.
  var next: NavigationPage?
  /// How to show values, by their type.
  var destinations = NavigationDestinations()
}

/// A page that a view put on top of its own.
struct NavigationPage {
  let id: ObjectIdentifier
  let content: AnyView
  /// Takes the page away, and with it what lies on top.
  let dismiss: @MainActor () -> Void
  /// Takes a page of an item away, unless the item was set in that frame; nil for other pages.
  var popsItem: (@MainActor (_ frame: Int) -> Void)?
}

/// Makes pages of values.
struct NavigationDestinations {
  private var makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]

  mutating func add<Value: Hashable>(_ type: Value.Type, _ make: @escaping @MainActor (Value) -> AnyView) {
    let id = ObjectIdentifier(type)
    if makers[id] == nil { set(type, make) }
  }

  /// Those of `outer` too, where this has none.
  func joined(with outer: NavigationDestinations) -> NavigationDestinations {
    NavigationDestinations(makers: makers.merging(outer.makers) { own, _ in own })
  }

  /// Whether there is one for the value's type.
  func contains(_ value: AnyHashable) -> Bool { makers[ObjectIdentifier(type(of: value.base))] != nil }

  /// A view that is nearer to a stack shows values of a type in place of the views around it.
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

/// The name of the page that lies on this one: the part of it that a page needs besides what it shows.
enum NextPageKey: PreferenceKey {
  static var defaultValue: ObjectIdentifier? { nil }
  static func reduce(value: inout ObjectIdentifier?, nextValue: () -> ObjectIdentifier?) {
    value = nextValue() ?? value
  }
}

/// Names a page for as long as the view lives that puts it up.
final class NavigationToken {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Puts a page on top while something is true.
struct PageOnTop: ViewModifier {
  let isPresented: Bool
  let page: @MainActor () -> AnyView
  let dismiss: @MainActor () -> Void
  /// Of a page that an item puts up.
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

/// Puts a page on top while there is an item.
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
          // What the program has set in that frame, or is about to, is no page of the old selection.
          popsItem: { [change, $item] in if change.frame != $0, $item.wrappedValue == shown { $item.wrappedValue = nil }
          },
          page: { AnyView(shown.map { page($0).id($0) }) }, dismiss: { item = nil })
      )
      .onChange(of: shown) { change.frame = frame }
  }
}

/// When an item last changed.
private final class ItemChange {
  var frame: Int?
}
