// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import EspalierInteraction
import Foundation

/// The program that runs, for `UIApplication` and `NSApplication`.
@MainActor
package enum RunningPrograms {
  package static var current: (any RunningProgram)? { ProgramLife.shared.program }

  /// Ends the program, with status 0 where no windows run.
  package static func quit() {
    if let current { return current.quit() }
    guard ProgramLife.shared.mayEnd() else { return }
    ProgramLife.shared.end()
    exit(0)
  }

  /// Performs a selector: of a target, or the commands that every window has. Returns whether something took it.
  package static func send(_ selector: Selector, to target: Any?, from sender: Any?, event: Any? = nil) -> Bool {
    if let target { return selector.perform(on: target as AnyObject, with: sender, with: event) }
    guard let graph = ProgramScreen.graph else { return false }
    let isDone = graph.whileCurrent { perform(selector.description, in: graph) }
    return isDone
  }

  private static func perform(_ command: String, in graph: ViewGraph) -> Bool {
    switch command {
    case "resignFirstResponder", "endEditing:":
      guard graph.focus.target != nil else { return false }
      graph.focus.focus(nil)
      return true
    case "copy:": return graph.events.copySelection()
    case "cut:": return graph.events.cutSelection()
    case "paste:": return graph.events.paste()
    case "undo:" where graph.undoManager.canUndo: graph.undoManager.undo()
    case "redo:" where graph.undoManager.canRedo: graph.undoManager.redo()
    case "performClose:": return closeFront()
    case "terminate:":
      quit()
      return true
    case "showSettingsWindow:", "showPreferencesWindow:":
      guard let current else { return false }
      current.openSettings()
      return true
    default: return false
    }
    return true
  }

  private static func closeFront() -> Bool {
    guard let window = current?.frontProgramWindow else { return false }
    window.closeByProgram()
    return true
  }
}
