// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierCore
import EspalierInteraction
import Foundation

/// Actions of the app's commands, of addresses and of dialogs in a window.
extension DesktopWindow {
  /// Presses a key in the view with the keyboard.
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) { keyboard?.press(key, modifiers) }

  func keyLeft(_ key: guint, _ state: GdkModifierType) -> Bool {
    keyboard?.press(key, state, nil, isLeft: true) ?? false
  }

  /// Handles a key that no command of the app has. Returns whether it was handled.
  func keyAfterCommands(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    send { $0.keyAfterCommands(key, modifiers: modifiers) } ?? false
  }

  /// Takes the last change back. Returns whether such a change exists.
  @discardableResult
  func undo() -> Bool {
    guard graph.undoManager.canUndo else { return false }
    send { _ in graph.undoManager.undo() }
    return true
  }

  /// Repeats the change that was taken back last. Returns whether such a change exists.
  @discardableResult
  func redo() -> Bool {
    guard graph.undoManager.canRedo else { return false }
    send { _ in graph.undoManager.redo() }
    return true
  }

  /// Passes an address to the views. Returns whether a view takes it.
  func open(_ url: URL) -> Bool {
    let handlers = graph.preference(OpenedURLKey.self)
    send { _ in for handler in handlers { handler(url) } }
    return !handlers.isEmpty
  }

  /// Keeps a window of GTK's own in front of this one.
  func adopt(_ other: UnsafeMutablePointer<GtkWindow>) { gtk_window_set_transient_for(other, window) }

  /// Shows a dialog for files over the window.
  func show(_ request: PendingFileDialog) {
    fileChooser = FileChooser(request, over: window, in: graph.environment.values) { [weak self] urls in
      self?.send { _ in
        if let urls { request.choose(urls) } else { request.cancel() }
      }
    }
  }
}
