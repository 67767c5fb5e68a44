// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierControls
import EspalierCore
import EspalierHosting
import EspalierNumbers
import EspalierPrimitives
import EspalierServices
import Foundation

// The end of a window: whether it may close, its state for the next one, and the order in which its parts stop.

extension DesktopWindow {
  /// Handles the user's request to close: refused while a sheet or a dialog in front of the content waits for an answer, as on
  /// macOS, and where the content does not let the user close it.
  func closeRequested() {
    if isBehindDialog || behaviors.dismiss == .disabled { refuse() } else { close() }
  }

  /// Brings the window to the front with a bell: a sheet or a dialog of the window is to be answered first.
  func refuse() {
    present()
    gtk_widget_error_bell(canvas.widget)
  }

  /// Ends the tree and the window: not at once, because the request may come from the tree itself.
  /// - Parameter asks: Whether a document that is not saved, or a question of the content, keeps the window until its user has
  ///   answered.
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
    if asks, let question = graph.preference(DismissalQuestionKey.self) {
      present()
      return send { _ in question.ask { [weak self] in self?.closeNow() } } ?? ()
    }
    closeNow()
  }

  private func closeNow() {
    guard !isClosed else { return }
    isClosed = true
    ProgramActivity.record(ObjectIdentifier(self), isActive: false)
    DispatchQueue.main.async { self.end() }
  }

  /// Saves the size that the window after this one begins with.
  func keepSize() {
    guard let store, let ownSize, gtk_window_get_resizable(window) != 0 else { return }
    let isMaximized = gtk_window_is_maximized(window) != 0
    KeptSize(width: Int(ownSize.width), height: Int(ownSize.height), isMaximized: isMaximized).keep(in: store)
  }

  private func end() {
    keepSize()
    graph.work.onWork = nil
    graph.leave(.program) {
      phase = $0
      onPhase(self)
    }
    frames?.stop()
    keyboard?.stop()
    accessibility?.stop()
    fileWatch = nil
    widgets.end()
    popups?.end()
    canvas.content = nil
    gtk_window_destroy(window)
    SceneWork.program.during { graph.end() }
    onClose(self)
  }
}
