// SPDX-License-Identifier: MIT

import EspalierCore

/// What brings the content of a view up to date.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  package init(_ action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  /// Brings the content up to date; returns when it is.
  public func callAsFunction() async { await action() }

  /// The same without waiting for it.
  @MainActor package func start(in host: ViewGraph) { host.tasks.start(action) }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// What brings the content of the views here up to date; nil where nothing does.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
