// SPDX-License-Identifier: MIT

import EspalierCore

/// An event for which a phone starts a program in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// A refresh that was requested under an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
  /// The end of the transfers of a session in the background.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
  /// The end of the transfers of a session in the background whose identifier matches.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }
  /// The end of the transfers of any session in the background.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
}

extension Scene {
  /// The action is not called: desktops start no programs in the background. A request for it fails, as in a simulator of Apple's.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
