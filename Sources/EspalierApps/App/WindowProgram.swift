// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierHosting
import Foundation

/// A program as a window host runs it.
@MainActor
package struct WindowProgram {
  /// What its windows are called where they have no title.
  package let name: String
  /// What users call it.
  package private(set) var displayName: String
  /// Points, of the first window's content; nil leaves it to the scene.
  package var size: CGSize?
  /// Changes what every window finds in its environment.
  package var environment: (inout EnvironmentValues) -> Void = { _ in }
  /// What the program was started with: addresses and files among them are opened.
  package var arguments: [String] = []
  /// What follows its windows.
  package var inspector: (any WindowInspector)?
  /// Whether what its windows keep is there again when it is started the next time.
  package let keepsScenes: Bool
  private let makeGraph: (WindowList, EnvironmentValues) -> ViewGraph

  /// An app.
  package init<Program: App>(_ program: Program.Type) {
    name = "\(Program.self)"
    displayName = ProgramName.shown(type: name, information: Bundle.main.infoDictionary ?? [:])
    keepsScenes = true
    makeGraph = { ProgramRoot.makeGraph(AppRoot(program: Program(), windows: $0), $1) }
  }

  /// One view in a window of its own.
  package init<Root: View>(name: String, _ root: @escaping () -> Root) {
    self.name = name
    displayName = name
    keepsScenes = false
    makeGraph = { ProgramRoot.makeGraph(SceneRoot(scene: WindowGroup { root() }, windows: $0), $1) }
  }

  /// Makes the app. Its own state lives in the graph, for as long as the program runs; its windows read it there.
  /// - Parameter environment: What the app itself, its commands among it, finds around it.
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

/// An app that draws nothing itself.
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

/// A scene without an app.
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
