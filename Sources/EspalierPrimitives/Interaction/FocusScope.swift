// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension EnvironmentValues {
  private enum FocusScopesKey: EnvironmentKey { static var defaultValue: Set<Namespace.ID> { [] } }

  /// The namespaces of the scopes around a view.
  fileprivate var focusScopes: Set<Namespace.ID> {
    get { self[FocusScopesKey.self] }
    set { self[FocusScopesKey.self] = newValue }
  }
}

extension View {
  /// Makes a scope in which views may request the initial keyboard focus.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    transformEnvironment(\.focusScopes) { $0.insert(namespace) }
  }

  /// Moves the keyboard focus to this view if it appears in the scope of the namespace while no view has the focus.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    modifier(PreferredFocus(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

nonisolated private struct PreferredFocus: ViewModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
  @FocusState private var isFocused: Bool
  @Environment(\.focusScopes) private var scopes
  @Environment(\.window) private var window

  nonisolated init(isPreferred: Bool, namespace: Namespace.ID) {
    self.isPreferred = isPreferred
    self.namespace = namespace
  }

  @MainActor func body(content: Content) -> some View {
    content.focused($isFocused).onAppear {
      if isPreferred, scopes.contains(namespace), window?.value?.focus.targetInFront == nil { isFocused = true }
    }
  }
}
