// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// A program with windows. One type of the program conforms, with the attribute `@main`.
@MainActor @preconcurrency
public protocol App {
  /// The type of `body`; the compiler infers it.
  associatedtype Body: Scene

  /// The app's scenes, from which windows are made.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app, once, before the first window opens.
  @MainActor @preconcurrency init()
}

/// Messages about an app that cannot start.
package enum AppStart {
  /// `EX_UNAVAILABLE` of sysexits.h.
  package static let unavailable: Int32 = 69
  /// `EX_CONFIG` of sysexits.h.
  private static let misconfigured: Int32 = 78

  /// Ends the program if its settings cannot be read, because reading them would block; otherwise recovers settings of an
  /// interrupted write. Must be called before anything reads `UserDefaults.standard`.
  package static func checkSettings(_ settings: SettingsFile = .standard) {
    if let refusal = settings.refusal {
      FileHandle.standardError.write(Data("espalier: \(refusal)\n".utf8))
      exit(misconfigured)
    }
    settings.recover()
  }

  package static func noWindowHost(_ app: String) -> String {
    "\(app): built without windows, for the package trait GTK is off; \(drawing)"
  }

  package static func noDisplay(_ app: String) -> String {
    "\(app): no display to open a window on: nothing answers at WAYLAND_DISPLAY or DISPLAY; \(drawing)"
  }

  package static func noWindow(_ app: String) -> String { "\(app): the app's body has no window" }

  private static let drawing = "draw it with no display: espalier render FILE.swift --out picture.png"
}

/// The first window of an app as a view; the objects made by the app's body live as long as the view.
package struct AppView<Program: App>: _PrimitiveView {
  let program: Program

  package init(_ program: Program) { self.program = program }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let body = makeBody(of: view[\.program], inputs: inputs) { $0.body }
    let windows = WindowList()
    ProgramLife.shared.start()
    Graph.readingWhileMaking {
      Program.Body._makeWindows(scene: body, inputs: _SceneInputs(view: inputs, windows: windows))
    }
    return windows.sources.first?.makeViews(inputs) ?? _ViewOutputs()
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  package static var _isUnary: Bool { true }
}
