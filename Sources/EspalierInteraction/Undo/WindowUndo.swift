// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion

/// The undo manager of a window.
@MainActor
private final class WindowUndo: HostPart {
  let manager = UndoManager()
  var isOffered = true
  init(_ host: ViewGraph) {}
}

extension ViewGraph {
  /// The undo manager of changes in the window.
  package var undoManager: UndoManager { part(WindowUndo.self).manager }

  /// Whether views find the undo manager in their environment. False in the graph of an app, which is no window.
  package var offersUndo: Bool {
    get { part(WindowUndo.self).isOffered }
    set { part(WindowUndo.self).isOffered = newValue }
  }
}

extension EnvironmentValues {
  /// The undo manager with which changes in the view's window are registered; nil outside of a window.
  public var undoManager: UndoManager? {
    guard let window, MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { window.value.flatMap { $0.offersUndo ? $0.undoManager : nil } }
  }
}
