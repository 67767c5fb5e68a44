// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// What the keyboard in a search field is bound to, whatever the type of its values.
struct SearchFocus {
  let bind: @MainActor (AnyView) -> AnyView
}

extension EnvironmentValues {
  private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

  /// Of the search fields here; nil where nothing is bound.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// Binds the keyboard in a search field.
struct SearchFocusModifier: ViewModifier {
  @Environment(\.searchFocus) private var focus

  init() {}

  @ViewBuilder func body(content: Content) -> some View {
    if let focus { focus.bind(AnyView(content)) } else { content }
  }
}

extension View {
  /// Whether a search field in this view has the keyboard; writing it moves the keyboard there, and away.
  public nonisolated func searchFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(condition)) })
  }

  /// Binds the keyboard in a search field of this view to a value.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
