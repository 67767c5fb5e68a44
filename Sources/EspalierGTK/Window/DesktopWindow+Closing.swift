// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierCore
import EspalierHosting
import EspalierNumbers
import EspalierPrimitives
import Foundation

// How a window ends: whether it may, what it keeps for the next one, and in which order its parts stop.

extension DesktopWindow {
  /// The user closes the window: not while a sheet or a dialog in front of its content waits for an answer, as on macOS.
  func closeRequested() {
    if isBehindDialog { refuse() } else { close() }
  }

  /// Comes to the front with a bell: a sheet or a dialog of the window is to be answered first.
  func refuse() {
    present()
    gtk_widget_error_bell(canvas.widget)
  }

  /// Ends the tree and the window: not at once, for the request may come from the tree itself.
  /// - Parameter asks: Whether a document that is not saved keeps the window until its user has answered.
  func close(asks: Bool = true) {
    guard !isClosed else { return }
    if let document {
      guard asks else {
        keep(document)
        return closeNow()
      }
      present()
      return send { _ in document.close { [weak self] mayClose in if mayClose { self?.closeNow() } } } ?? ()
    }
    closeNow()
  }

  private func closeNow() {
    guard !isClosed else { return }
    isClosed = true
    DispatchQueue.main.async { self.end() }
  }

  /// What the window that comes after this one begins with.
  func keepSize() {
    guard let store, let ownSize, gtk_window_get_resizable(window) != 0 else { return }
    let isMaximized = gtk_window_is_maximized(window) != 0
    KeptSize(width: Int(ownSize.width), height: Int(ownSize.height), isMaximized: isMaximized).keep(in: store)
  }

  private func end() {
    keepSize()
    graph.work.onWork = nil
    phase = .background
    graph.changeEnvironment { $0.scenePhase = .background }
    graph.update()
    frames?.stop()
    keyboard?.stop()
    accessibility?.stop()
    fileWatch = nil
    widgets.end()
    canvas.content = nil
    gtk_window_destroy(window)
    onClose(self)
  }
}
