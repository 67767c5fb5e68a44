// SPDX-License-Identifier: MIT

import EspalierCore

/// An action that updates the content of a view.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  package init(_ action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  /// Updates the content; returns when that is done.
  public func callAsFunction() async { await action() }

  /// Starts the action without waiting for it.
  @MainActor package func start(in host: ViewGraph) { host.tasks.start(action) }
}

extension EnvironmentValues {
  /// The action that updates the content of the views here; nil if there is none.
  @EnvironmentEntry public package(set) var refresh: RefreshAction? = nil
}
