// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A window host that opens and closes windows.
@MainActor
package protocol WindowOpener: AnyObject {
  /// Opens a window, or brings the existing one for the same value to the front.
  func open(id: String?, value: AnyHashable?)
  /// Opens the app's settings, or brings them to the front.
  func openSettings()
  /// Closes the windows with this name, or for this value.
  func dismiss(id: String?, value: AnyHashable?)
}

/// Opens windows of the app. In hosts without a display it warns.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated(unsafe) private weak var opener: (any WindowOpener)?

  nonisolated package init(_ opener: (any WindowOpener)? = nil) { self.opener = opener }

  /// - Parameter id: The id of a `WindowGroup` or `Window`.
  public func callAsFunction(id: String) { open(id, nil) }

  /// Opens the window for a value, of the group for values of its type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value)) }

  /// Opens the window for a value, of the group with this id, or brings it to the front.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, AnyHashable(value)) }

  private func open(_ id: String?, _ value: AnyHashable?) {
    guard let opener else { return WindowsMissing.warn("openWindow") }
    opener.open(id: id, value: value)
  }
}

/// Closes windows of the app.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated(unsafe) private weak var opener: (any WindowOpener)?
  private let closeOwn: (@MainActor () -> Void)?

  nonisolated package init(_ opener: (any WindowOpener)? = nil, closeOwn: (@MainActor () -> Void)? = nil) {
    self.opener = opener
    self.closeOwn = closeOwn
  }

  /// Closes the window that contains the view.
  public func callAsFunction() {
    guard let closeOwn else { return WindowsMissing.warn("dismissWindow") }
    closeOwn()
  }

  /// Closes the windows with this id.
  public func callAsFunction(id: String) { dismiss(id, nil) }

  /// Closes the windows for this value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { dismiss(nil, AnyHashable(value)) }

  /// Closes the windows with this id for this value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { dismiss(id, AnyHashable(value)) }

  private func dismiss(_ id: String?, _ value: AnyHashable?) {
    guard let opener else { return WindowsMissing.warn("dismissWindow") }
    opener.dismiss(id: id, value: value)
  }
}

@MainActor
enum WindowsMissing {
  static func warn(_ action: String) {
    Diagnostics.warn("\(action): this host has no windows; nothing happens.", subject: action)
  }
}

extension EnvironmentValues {
  /// Opens windows of the app.
  @EnvironmentEntry public package(set) var openWindow: OpenWindowAction = OpenWindowAction()

  /// Closes windows of the app.
  @EnvironmentEntry public package(set) var dismissWindow: DismissWindowAction = DismissWindowAction()

  /// Whether the host can show more than one window.
  public var supportsMultipleWindows: Bool { openWindow.canOpen }

  /// The value that the window presents.
  @EnvironmentEntry package var windowValue: AnyHashable? = nil
}

extension OpenWindowAction {
  nonisolated fileprivate var canOpen: Bool { opener != nil }
}
