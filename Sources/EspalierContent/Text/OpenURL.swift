// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Opens a URL: the action of a tapped link.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of a program's own action for a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }
    let kind: Kind

    /// Reports that the action has opened the URL.
    public static let handled = Result(kind: .handled)
    /// Discards the URL without opening it.
    public static let discarded = Result(kind: .discarded)
    /// Opens the URL with the desktop.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// Opens another URL with the desktop.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    /// Opens the URL, or another one, with the desktop. A browser inside of the program, which `prefersInApp` asks for, does not
    /// exist on Linux, so the desktop's browser opens the URL.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .systemAction(url))
    }
  }

  /// The host's action that opens URLs; a host without a desktop opens none.
  package nonisolated(unsafe) static var system: @MainActor (URL) -> Bool = { _ in false }

  private nonisolated(unsafe) let handler: ((URL) -> Result)?

  /// An action that runs instead of the system's; its result determines whether the system opens the URL after all.
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }
  nonisolated init() { handler = nil }

  /// Opens a URL: by the environment's handler, or by the system.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL: by the environment's handler, or by the system. A browser inside of the program, which `prefersInApp` asks for,
  /// does not exist on Linux, so the desktop's browser opens the URL.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) { _ in } }

  /// - Parameter completion: Called with whether the URL was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).kind ?? .systemAction(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): completion(Self.system(other ?? url))
    }
  }
}

extension View {
  /// Opens the URLs of links in this view with the desktop, as without a handler around it. A browser inside of the program, which
  /// `prefersInApp` asks for, does not exist on Linux.
  public func onOpenURL(prefersInApp: Bool) -> some View {
    environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: prefersInApp) })
  }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  @EnvironmentEntry public var openURL: OpenURLAction = OpenURLAction()
}
