// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// The binding of a search field's keyboard focus, whatever the type of its values.
struct SearchFocus {
  let bind: @MainActor (AnyView) -> AnyView
}

extension EnvironmentValues {
  /// The binding of search fields here; nil without one.
  @EnvironmentEntry var searchFocus: SearchFocus? = nil
}

/// Binds the keyboard focus of a search field.
struct SearchFocusModifier: ViewModifier {
  @Environment(\.searchFocus) private var focus

  init() {}

  @ViewBuilder func body(content: Content) -> some View {
    if let focus { focus.bind(AnyView(content)) } else { content }
  }
}

extension View {
  /// Binds the keyboard focus of a search field in this view to a Boolean; writing it moves the focus to the field, and away.
  public nonisolated func searchFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(condition)) })
  }

  /// Binds the keyboard focus of a search field in this view to a value.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
