// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierCore
import EspalierHosting
import EspalierPrimitives
import Foundation

// The program as its own code outside of views sees it.

extension DesktopProgram: RunningProgram {
  var openWindows: [any ProgramWindow] { windows }
  var frontProgramWindow: (any ProgramWindow)? { frontWindow }
  func quit() { quit(asks: true) }
  func openWindow(_ source: any WindowSource) -> any ProgramWindow { open(source, value: nil, size: nil) }

  func runModal(_ source: any WindowSource, until isOver: @MainActor () -> Bool) {
    let owner = frontWindow
    let window = open(source, value: nil, size: nil)
    if let owner { gtk_window_set_transient_for(window.window, owner.window) }
    gtk_window_set_modal(window.window, 1)
    MainLoop.runNested(while: { !isOver() && !window.isClosed })
    window.close(asks: false)
  }

  func wait(seconds: Double, until isOver: @MainActor () -> Bool) {
    let end = Date(timeIntervalSinceNow: seconds)
    MainLoop.runNested(while: { !isOver() && Date() < end }, sleeping: false)
  }

  func runModal(_ dialog: FileDialog) -> [URL]? {
    var chosen: [URL]?
    var isOver = false
    frontFileDialogs.request(dialog) { urls in
      chosen = urls
      isOver = true
    }
    MainLoop.runNested(while: { !isOver })
    return chosen
  }
}

extension DesktopWindow: ProgramWindow {
  var shownTitle: String { gtk_window_get_title(window).map { String(cString: $0) } ?? program.displayName }
  func bringToFront() { present() }
  func closeByProgram() { close() }
}
