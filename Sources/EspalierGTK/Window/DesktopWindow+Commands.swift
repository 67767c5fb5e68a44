// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierCore
import EspalierInteraction
import Foundation

/// What commands of the app, addresses and dialogs do in a window.
extension DesktopWindow {
  /// What a key does that no command of the app has. Returns whether there is something.
  func keyAfterCommands(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    send { $0.keyAfterCommands(key, modifiers: modifiers) } ?? false
  }

  /// Takes the last change back. Returns whether there was one.
  @discardableResult
  func undo() -> Bool {
    guard graph.undoManager.canUndo else { return false }
    send { _ in graph.undoManager.undo() }
    return true
  }

  /// Makes the change again that was taken back last. Returns whether there was one.
  @discardableResult
  func redo() -> Bool {
    guard graph.undoManager.canRedo else { return false }
    send { _ in graph.undoManager.redo() }
    return true
  }

  /// Returns whether a view takes the address.
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
