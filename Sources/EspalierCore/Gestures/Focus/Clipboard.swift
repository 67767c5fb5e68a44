// SPDX-License-Identifier: MIT

import CoreTransferable
import Foundation

/// Where what is copied is kept.
@MainActor
package protocol Clipboard: AnyObject {
  var hasText: Bool { get }
  func setText(_ text: String)
  /// Calls `receive` now or later; not at all where there is no text.
  func readText(_ receive: @escaping @MainActor (String) -> Void)
  func setItems(_ items: [NSItemProvider])
  /// Calls `receive` now or later, with nothing where there is nothing.
  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void)
}

extension EnvironmentValues {
  private enum ClipboardKey: EnvironmentKey { static var defaultValue: (@MainActor () -> (any Clipboard)?)? { nil } }

  /// The clipboard of the window.
  package internal(set) var clipboard: (@MainActor () -> (any Clipboard)?)? {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}

/// A clipboard of one window, for hosts without a desktop.
package final class MemoryClipboard: Clipboard {
  package private(set) var items: [NSItemProvider] = []
  package init() {}

  package var text: String? { items.first?.value as? String }
  package var hasText: Bool { items.first?.canLoad(String.self) ?? false }
  package func setText(_ text: String) { items = [NSItemProvider(transferring: text)] }
  package func setItems(_ items: [NSItemProvider]) { self.items = items }
  package func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) { receive(items) }

  package func readText(_ receive: @escaping @MainActor (String) -> Void) {
    guard hasText, let item = items.first else { return }
    if let text { return receive(text) }
    Task { @MainActor in if let text = try? await item.load(String.self) { receive(text) } }
  }
}
