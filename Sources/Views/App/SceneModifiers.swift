import CoreGeometry
import Foundation
import ViewCore

/// Who decides how large a window may be.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The system: the content says how small the window may become.
  public static let automatic = WindowResizability(name: "automatic")
  /// The content: a window around content of one size cannot be resized.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The content says how small the window may become, the user how large.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A scene whose windows come up in another way.
public struct _ModifiedWindows<Content: Scene>: _PrimitiveScene {
  let content: Content
  let change: (inout WindowSettings) -> Void

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    var inputs = inputs
    let outer = inputs.settings
    inputs.settings = WindowSettings()
    scene.attribute.peek().change(&inputs.settings)
    inputs.settings.fill(from: outer)
    Content._makeWindows(scene: scene[\.content], inputs: inputs)
  }
}

extension WindowSettings {
  /// What is nearer to the window counts.
  fileprivate mutating func fill(from outer: WindowSettings) {
    defaultSize = defaultSize ?? outer.defaultSize
    if resizability == .automatic { resizability = outer.resizability }
  }
}

extension Scene {
  /// How large the content of a new window is, in points.
  public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedWindows(content: self) { $0.defaultSize = size }
  }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Who decides how large the windows may be.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _ModifiedWindows(content: self) { $0.resizability = resizability }
  }
}
