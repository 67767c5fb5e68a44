// SPDX-License-Identifier: MIT

import EspalierCore

/// A part of an app's user interface that the system shows in windows.
///
/// A custom scene has a `body`. The underscored requirements belong to the framework; they have defaults.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of `body`; the compiler infers it.
  associatedtype Body: Scene

  /// The scenes, in order.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Declares the windows that the scene may have.
  static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs)
}

extension Scene {
  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    Body._makeWindows(scene: makeBody(of: scene, inputs: inputs.view) { $0.body }, inputs: inputs)
  }
}

/// A scene implemented by the framework.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body") }
}

extension Never: Scene {
  public static func _makeWindows(scene: _GraphValue<Never>, inputs: _SceneInputs) {}
}

/// Builds one scene from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
  /// A statement of the builder is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A builder with one statement is that scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// The scenes of several statements, in order; the first scene with a window opens when the app starts.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
    repeat each Content
  > {
    _TupleScene(content: (repeat each content))
  }

  /// A scene of an `if` without `else`; nil is none.
  public static func buildOptional(_ content: (any Scene)?) -> _OptionalScene { _OptionalScene(content: content) }
  /// A scene under `if #available`.
  public static func buildLimitedAvailability(_ content: any Scene) -> _OptionalScene {
    _OptionalScene(content: content)
  }
}

/// Several scenes; the first window is that of the first scene with one.
public struct _TupleScene<each Content: Scene>: _PrimitiveScene {
  let content: (repeat each Content)

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    var offset = 0
    func visit<Part: Scene>(_ part: Part.Type) {
      offset = alignUp(offset, MemoryLayout<Part>.alignment)
      Part._makeWindows(scene: scene.field(at: offset, as: Part.self), inputs: inputs)
      offset += MemoryLayout<Part>.size
    }
    repeat visit((each Content).self)
  }
}

/// An optional scene. Whether it exists is decided once, when the app starts.
public struct _OptionalScene: _PrimitiveScene {
  let content: (any Scene)?

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    func visit<Content: Scene>(_ content: Content) {
      Content._makeWindows(scene: _GraphValue(.input(content)), inputs: inputs)
    }
    if let content = scene.attribute.peek().content { visit(content) }
  }
}
