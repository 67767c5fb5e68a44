// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension ViewHost {
  /// The window's keyboard, whose keys go to the view that has the focus: `host.keys.press(.tab)`.
  public var keys: HostKeys { HostKeys(host: self) }
}

/// The keyboard of a host's window.
///
/// Keys go to the view that has the focus, then to the layer in front, then to shortcuts. One update of the host comes
/// before an event if any is pending, and one after it, as in a window.
@MainActor
public struct HostKeys {
  let host: any AnyViewHost

  /// Whether the keys that every window has, for undo and search, are handled without an app's commands.
  package var hasStandardKeys: Bool {
    get { host.graph.events.hasStandardKeys }
    nonmutating set { host.graph.events.hasStandardKeys = newValue }
  }

  /// Presses one key. The Tab key moves the focus to the next control.
  /// - Returns: Whether a view, a layer or a shortcut takes it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    var isTaken = false
    host.sendUpdated("a key") { isTaken = $0.key(key, modifiers: modifiers) }
    return isTaken
  }

  /// Holds modifier keys, in place of those that were held before; none releases them. Views read them by
  /// `onModifierKeysChanged(mask:initial:_:)`; a press of a key has modifiers of its own.
  public func hold(_ modifiers: EventModifiers) {
    let graph = host.graph
    host.sendUpdated("modifier keys") { _ in graph.heldModifiers.set(modifiers) }
  }

  /// Presses the key that opens the menu of the view that has the focus.
  public func pressMenu() { host.sendUpdated("the menu key") { $0.menuKey() } }

  /// Types `text`, character by character, each in its own update. Without a view that has the focus it goes nowhere.
  public func type(_ text: String) {
    for character in text {
      switch character {
      case "\n", "\r", "\r\n": press(.return)
      case "\t": press(.tab)
      default: insert(String(character))
      }
    }
  }

  /// Inserts `text` at once, as an input method does.
  public func insert(_ text: String) { host.sendUpdated("a text") { $0.text(text) } }
}
