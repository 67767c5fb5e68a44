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
}

/// Makes pages of values.
struct NavigationDestinations {
  private var makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]

  mutating func add<Value: Hashable>(_ type: Value.Type, _ make: @escaping @MainActor (Value) -> AnyView) {
    let id = ObjectIdentifier(type)
    if makers[id] != nil { return }
    makers[id] = { value in (value.base as? Value).map(make) }
  }

  /// Those of `outer` too, where this has none.
  func joined(with outer: NavigationDestinations) -> NavigationDestinations {
    NavigationDestinations(makers: makers.merging(outer.makers) { own, _ in own })
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
  @State private var token = NavigationToken()

  nonisolated init(
    isPresented: Bool, page: @escaping @MainActor () -> AnyView, dismiss: @escaping @MainActor () -> Void
  ) {
    self.isPresented = isPresented
    self.page = page
    self.dismiss = dismiss
  }

  func body(content: Content) -> some View {
    content
      .transformPreference(NavigationContentKey.self) { [token] value in
        if isPresented { value.next = NavigationPage(id: token.id, content: page(), dismiss: dismiss) }
      }
      .transformPreference(NextPageKey.self) { [token] in if isPresented { $0 = token.id } }
  }
}
