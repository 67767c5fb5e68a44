// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// `navigationDestination(for:)`.
struct ValueDestination<Value: Hashable>: ViewModifier {
  let page: @MainActor (Value) -> AnyView

  nonisolated init(page: @escaping @MainActor (Value) -> AnyView) { self.page = page }

  func body(content: Content) -> some View {
    content
      // For stacks in columns below: they show the value of another column's link.
      .transformEnvironment(\.containerOffers.destinations) { $0.set(Value.self, page) }
      .transformPreference(NavigationContentKey.self) { $0.destinations.add(Value.self, page) }
  }
}

extension View {
  /// How the stack around this view shows values of a type: those of links and those that are in its path.
  /// Where several are given for one type, the first from the root counts.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination<D>(page: { AnyView(destination($0)) }))
  }

  /// Puts a page on top of this view's while the binding is true. Going back sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      PageOnTop(
        isPresented: isPresented.wrappedValue, page: { AnyView(destination()) },
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Puts a page on top of this view's while there is an item. Going back sets it to nil.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemOnTop(item: item) { AnyView(destination($0)) })
  }
}
