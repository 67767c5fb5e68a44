// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The modifier of `navigationDestination(for:)`.
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
  /// Sets how the enclosing stack shows values of a type: those of links and those in its path. Of several destinations for one
  /// type, the first from the root takes precedence.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination<D>(page: { AnyView(destination($0)) }))
  }

  /// Presents a page on top of this view's while the binding is true. Going back sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      PageOnTop(
        isPresented: isPresented.wrappedValue, page: { AnyView(destination()) },
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Presents a page on top of this view's while `item` is not nil. Going back sets it to nil.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemOnTop(item: item) { AnyView(destination($0)) })
  }
}
