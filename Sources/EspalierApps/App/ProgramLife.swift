// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// A program with windows, as code outside of views sees it: the delegate of an app, or its application object.
@MainActor
package protocol RunningProgram: AnyObject {
  /// The open windows, in the order in which they were opened.
  var openWindows: [any ProgramWindow] { get }
  /// The window with the user's attention, or the one that had it last.
  var frontProgramWindow: (any ProgramWindow)? { get }
  /// Closes all windows, after the questions of documents, and ends the program.
  func quit()
  /// Opens an app's settings.
  func openSettings()
  /// Opens a window that no scene of the app has.
  func openWindow(_ source: any WindowSource) -> any ProgramWindow
  /// Shows a view in a window of its own above the others, and runs the program until `isOver`. The program's own code waits.
  func runModal(_ source: any WindowSource, until isOver: @MainActor () -> Bool)
  /// Runs the program until `isOver`, for at most some seconds. The program's own code waits.
  func wait(seconds: Double, until isOver: @MainActor () -> Bool)
  /// Shows a dialog for files of the desktop's, and runs the program until it is answered. The program's own code waits.
  func runModal(_ dialog: FileDialog) -> [URL]?
}

/// One window of a running program.
@MainActor
package protocol ProgramWindow: AnyObject {
  var graph: ViewGraph { get }
  /// The window's phase, of which only one window at most is active.
  var phase: ScenePhase { get }
  /// The title in the window's bar.
  var shownTitle: String { get }
  func bringToFront()
  func closeByProgram()
}

/// An object that follows the life of the program, such as an app's delegate.
@MainActor
package protocol ProgramObserver: AnyObject {
  /// The program starts; its scenes are about to be made.
  func programStarts()
  /// The first windows are open.
  func programStarted()
  func programPhaseChanged(from old: ScenePhase, to new: ScenePhase)
  /// Handles addresses and files that the program is to open; returns whether it does.
  func open(_ urls: [URL]) -> Bool
  /// Whether the program ends with its last window.
  var endsWithLastWindow: Bool { get }
  /// Whether the program may end now.
  func mayEnd() -> Bool
  func programEnds()
}

extension ProgramObserver {
  package func programStarts() {}
  package func programStarted() {}
  package func programPhaseChanged(from old: ScenePhase, to new: ScenePhase) {}
  package func open(_ urls: [URL]) -> Bool { false }
  package var endsWithLastWindow: Bool { true }
  package func mayEnd() -> Bool { true }
  package func programEnds() {}
}

/// The life of this process's program: its host reports events here, and observers receive them, each once and in order.
@MainActor
package final class ProgramLife {
  package static let shared = ProgramLife()

  /// The program that runs; nil in a process without windows, such as a test.
  package weak var program: (any RunningProgram)?
  private var observers: [any ProgramObserver] = []
  private var hasStarted = false
  private var hasWindows = false
  private var hasEnded = false
  package private(set) var phase = ScenePhase.background

  /// Changes to the environment of all windows, such as a delegate that their views observe.
  private(set) var windowChanges: [@MainActor (inout _ViewInputs) -> Void] = []

  package init() {}

  /// Puts an object into the environment of the windows that are made from now on.
  package func addObject<Object: AnyObject>(_ object: Object) {
    windowChanges.append { $0.changeEnvironment("object of the program") { $0.setObject(object) } }
  }

  /// Adds an observer for the rest of the program. One that is added late receives the events that have already been.
  package func add(_ observer: any ProgramObserver) {
    observers.append(observer)
    if hasStarted { observer.programStarts() }
    if hasWindows { observer.programStarted() }
  }

  /// The program's object is made, and its scenes are not.
  package func start() {
    guard !hasStarted else { return }
    hasStarted = true
    for observer in observers { observer.programStarts() }
  }

  /// The first windows are open.
  package func windowsOpened() {
    guard !hasWindows else { return }
    hasWindows = true
    for observer in observers { observer.programStarted() }
  }

  package func changePhase(to new: ScenePhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    for observer in observers { observer.programPhaseChanged(from: old, to: new) }
  }

  /// Whether an observer handles addresses and files.
  package func open(_ urls: [URL]) -> Bool {
    for observer in observers where observer.open(urls) { return true }
    return false
  }

  /// Whether the program ends with its last window: unless an observer keeps it.
  package var endsWithLastWindow: Bool { observers.allSatisfy(\.endsWithLastWindow) }

  /// Whether the program may end: unless an observer keeps it.
  package func mayEnd() -> Bool { observers.allSatisfy { $0.mayEnd() } }

  /// The program is about to end. Observers receive this once.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    for observer in observers { observer.programEnds() }
  }
}

extension ProgramLife {
  /// The tree of the front window.
  package var frontGraph: ViewGraph? { program?.frontProgramWindow?.graph }
}
