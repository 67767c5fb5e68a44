import CoreGeometry
import Foundation
import Graph
import ViewCore

/// A program as a window host runs it.
@MainActor
package struct WindowProgram {
  /// What its windows are called where they have no title.
  package let name: String
  /// Points, of the first window's content; nil leaves it to the scene.
  package var size: CGSize?
  /// Changes what every window finds in its environment.
  package var environment: (inout EnvironmentValues) -> Void = { _ in }
  private let makeGraph: (WindowList) -> ViewGraph

  /// An app.
  package init<Program: App>(_ program: Program.Type) {
    name = "\(Program.self)"
    makeGraph = { ProgramRoot.makeGraph(AppRoot(program: Program(), windows: $0)) }
  }

  /// One view in a window of its own.
  package init<Root: View>(name: String, _ root: @escaping () -> Root) {
    self.name = name
    makeGraph = { ProgramRoot.makeGraph(SceneRoot(scene: WindowGroup { root() }, windows: $0)) }
  }

  /// Makes the app. Its own state lives in the graph, for as long as the program runs; its windows read it there.
  package func start() -> (graph: ViewGraph, windows: WindowList) {
    let windows = WindowList()
    let graph = makeGraph(windows)
    graph.update()
    return (graph, windows)
  }
}

@MainActor
private enum ProgramRoot {
  static func makeGraph<Root: View>(_ root: Root) -> ViewGraph {
    ViewGraph(root: root, environment: EnvironmentValues(), size: .unspecified)
  }
}

/// An app that draws nothing itself.
private struct AppRoot<Program: App>: _PrimitiveView {
  let program: Program
  let windows: WindowList

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let body = makeBody(of: view[\.program], inputs: inputs) { $0.body }
    let windows = view.attribute.peek().windows
    Program.Body._makeWindows(scene: body, inputs: _SceneInputs(view: inputs, windows: windows))
    return _ViewOutputs()
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
    Content._makeWindows(scene: view[\.scene], inputs: _SceneInputs(view: inputs, windows: windows))
    return _ViewOutputs()
  }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  static var _isUnary: Bool { true }
}
