// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation

/// A store of copied text and items.
@MainActor
package protocol Clipboard: AnyObject {
  var hasText: Bool { get }
  func setText(_ text: String)
  /// Calls `receive` now or later; not at all if there is no text.
  func readText(_ receive: @escaping @MainActor (String) -> Void)
  func setItems(_ items: [NSItemProvider])
  /// Calls `receive` now or later, with an empty array if there are no items.
  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void)
}

/// The clipboards of a window.
@MainActor
private final class Clipboards: HostPart {
  var copied: any Clipboard = MemoryClipboard()
  var selected: (any Clipboard)?
  init(_ host: ViewGraph) {}
}

extension ViewGraph {
  /// The clipboard of copied text and items: the window's own, until a host with a desktop sets the desktop's.
  package var clipboard: any Clipboard {
    get { part(Clipboards.self).copied }
    set { part(Clipboards.self).copied = newValue }
  }

  /// The clipboard of selected text, which the middle button pastes, on desktops that have one.
  package var primarySelection: (any Clipboard)? {
    get { part(Clipboards.self).selected }
    set { part(Clipboards.self).selected = newValue }
  }
}

extension EnvironmentValues {
  /// The clipboard of the window.
  package var clipboard: (@MainActor () -> (any Clipboard)?)? {
    guard let window else { return nil }
    return { window.value?.clipboard }
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
