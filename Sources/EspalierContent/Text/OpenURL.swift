// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Opens an address: what a tapped link does.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What an action of a program's own did with an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }
    let kind: Kind

    /// It was opened.
    public static let handled = Result(kind: .handled)
    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The desktop opens it.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The desktop opens another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  /// How the host opens addresses; a host without a desktop opens none.
  package nonisolated(unsafe) static var system: @MainActor (URL) -> Bool = { _ in false }

  private nonisolated(unsafe) let handler: ((URL) -> Result)?

  /// An action that runs instead of the system's; its result determines whether the system opens the address after all.
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }
  nonisolated init() { handler = nil }

  /// Opens an address: by the environment's handler, or by the system.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// - Parameter completion: Gets whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).kind ?? .systemAction(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): completion(Self.system(other ?? url))
    }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

  /// What opens addresses here.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
