// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension EnvironmentValues {
  /// The namespaces of the scopes around a view.
  @EnvironmentEntry fileprivate var focusScopes: Set<Namespace.ID> = []
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
  @State private var id = ObjectIdentity()
  @Environment(\.focusScopes) private var scopes
  @Environment(\.window) private var window

  nonisolated init(isPreferred: Bool, namespace: Namespace.ID) {
    self.isPreferred = isPreferred
    self.namespace = namespace
  }

  @MainActor private var isCandidate: Bool { isPreferred && scopes.contains(namespace) }
  @MainActor private var candidates: DefaultFocusCandidates? { window?.value?.part(DefaultFocusCandidates.self) }

  @MainActor func body(content: Content) -> some View {
    content.focused($isFocused)
      .onAppear {
        if isCandidate, window?.value?.focus.targetInFront == nil { isFocused = true }
        register()
      }
      .onChange(of: isCandidate) { register() }
      .onDisappear { candidates?.remove(id) }
  }

  @MainActor private func register() {
    candidates?.remove(id)
    if isCandidate { candidates?.add(id, in: namespace) { isFocused = true } }
  }
}

/// The identity of a modifier while its view exists.
private final class ObjectIdentity: Sendable {
  nonisolated init() {}
}

/// The views of a window that prefer the initial focus of a scope, in the order of their appearance.
@MainActor
private final class DefaultFocusCandidates: HostPart {
  private var candidates: [(id: ObjectIdentity, namespace: Namespace.ID, focus: () -> Void)] = []

  init(_ host: ViewGraph) {}

  func add(_ id: ObjectIdentity, in namespace: Namespace.ID, focus: @escaping () -> Void) {
    candidates.append((id, namespace, focus))
  }

  func remove(_ id: ObjectIdentity) { candidates.removeAll { $0.id === id } }

  func focus(in namespace: Namespace.ID) { candidates.first { $0.namespace == namespace }?.focus() }
}

/// Moves the keyboard focus to the view of a scope that prefers it.
public struct ResetFocusAction {
  fileprivate let window: WeakHost?

  /// Focuses the first view with `prefersDefaultFocus(_:in:)` in the scope of a namespace; without one the focus stays.
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {
    window?.value?.part(DefaultFocusCandidates.self).focus(in: namespace)
  }
}

extension EnvironmentValues {
  /// The action that moves the keyboard focus to the view of a scope that prefers it.
  public var resetFocus: ResetFocusAction { ResetFocusAction(window: window) }
}
