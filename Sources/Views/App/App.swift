import Foundation
import Graph
import ViewCore

/// A program with windows. Mark the one type with `@main`.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app until its last window closes. Synchronous, as in Apple's SDK.
  ///
  /// Windows need a window host. Without one in the program this says so in one line and exits with status 69.
  @MainActor @preconcurrency public static func main() {
    FileHandle.standardError.write(Data((AppStart.noWindowHost("\(Self.self)") + "\n").utf8))
    exit(AppStart.unavailable)
  }
}

/// What is said where an app cannot start.
package enum AppStart {
  /// `EX_UNAVAILABLE` of sysexits.h.
  package static let unavailable: Int32 = 69

  package static func noWindowHost(_ app: String) -> String {
    "\(app): a window needs the GTK host, which comes later; "
      + "draw the app with no display: espalier render FILE.swift --out picture.png"
  }
}

/// The first window of an app as a view: what its body is made from lives as long as the view.
package struct AppView<Program: App>: _PrimitiveView {
  let program: Program

  package init(_ program: Program) { self.program = program }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let body = makeBody(of: view[\.program], inputs: inputs) { $0.body }
    return Program.Body._makeFirstWindow(scene: body, inputs: inputs) ?? _ViewOutputs()
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  package static var _isUnary: Bool { true }
}
