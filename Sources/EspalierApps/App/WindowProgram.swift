// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierHosting
import Foundation

/// A program that a window host runs.
@MainActor
package struct WindowProgram {
  /// The name of the app's type.
  package let name: String
  /// The program's name for users: the title of its windows without a title of their own.
  package private(set) var displayName: String
  /// The size of the first window's content, in points; nil for the scene's own size.
  package var size: CGSize?
  /// Changes the environment of every window.
  package var environment: (inout EnvironmentValues) -> Void = { _ in }
  /// The arguments of the program; URLs and files among them are opened.
  package var arguments: [String] = []
  /// The observer of its windows.
  package var inspector: (any WindowInspector)?
  /// Whether its windows' state is restored at the program's next start.
  package let keepsScenes: Bool
  private let makeGraph: (WindowList, EnvironmentValues) -> ViewGraph

  /// Creates a program from an app.
  package init<Program: App>(_ program: Program.Type) {
    name = "\(Program.self)"
    displayName = ProgramName.shown(type: name, information: Bundle.main.infoDictionary ?? [:])
    keepsScenes = true
    makeGraph = {
      let app = Program()
      ProgramLife.shared.start()
      return ProgramRoot.makeGraph(AppRoot(program: app, windows: $0), $1)
    }
  }

  /// Creates a program with one view in one window.
  package init<Root: View>(name: String, _ root: @escaping () -> Root) {
    self.name = name
    displayName = name
    keepsScenes = false
    makeGraph = { ProgramRoot.makeGraph(SceneRoot(scene: WindowGroup { root() }, windows: $0), $1) }
  }

  /// Starts the app. Its own state is in the graph as long as the program runs; its windows read the state there.
  /// - Parameter environment: The environment of the app itself, including its commands.
  package func start(_ environment: EnvironmentValues = EnvironmentValues()) -> (graph: ViewGraph, windows: WindowList)
  {
    let windows = WindowList()
    let graph = makeGraph(windows, environment)
    graph.update()
    return (graph, windows)
  }
}

@MainActor
private enum ProgramRoot {
  static func makeGraph<Root: View>(_ root: Root, _ environment: EnvironmentValues) -> ViewGraph {
    ViewGraph(root: root, environment: environment, size: .unspecified)
  }
}

/// A root view with an app's scenes; it draws nothing.
private struct AppRoot<Program: App>: _PrimitiveView {
  let program: Program
  let windows: WindowList

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let body = makeBody(of: view[\.program], inputs: inputs) { $0.body }
    let windows = view.attribute.peek().windows
    let commands = CommandList()
    Graph.readingWhileMaking {
      Program.Body._makeWindows(
        scene: body, inputs: _SceneInputs(view: inputs, windows: windows, commands: commands))
    }
    return _ViewOutputs(preferences: commands.preferences)
  }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  static var _isUnary: Bool { true }
}

/// A root view with a scene that belongs to no app.
private struct SceneRoot<Content: Scene>: _PrimitiveView {
  let scene: Content
  let windows: WindowList

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let windows = view.attribute.peek().windows
    Graph.readingWhileMaking {
      Content._makeWindows(scene: view[\.scene], inputs: _SceneInputs(view: inputs, windows: windows))
    }
    return _ViewOutputs()
  }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  static var _isUnary: Bool { true }
}
