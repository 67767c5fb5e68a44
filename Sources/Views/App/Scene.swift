import Graph
import ViewCore

/// A part of an app's user interface that the system shows in windows.
///
/// A scene of your own gives a `body`. The underscored requirements are the framework's; they have defaults.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the views of the first window; nil where the scene has none.
  static func _makeFirstWindow(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs?
}

extension Scene {
  public static func _makeFirstWindow(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs? {
    Body._makeFirstWindow(scene: makeBody(of: scene, inputs: inputs) { $0.body }, inputs: inputs)
  }
}

/// A scene that the framework makes.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body to ask for") }
}

extension Never: Scene {
  public static func _makeFirstWindow(scene: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs? { nil }
}

/// Builds one scene from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
    repeat each Content
  > {
    _TupleScene(content: (repeat each content))
  }
  public static func buildOptional(_ content: (any Scene)?) -> _OptionalScene { _OptionalScene(content: content) }
  public static func buildLimitedAvailability(_ content: any Scene) -> _OptionalScene {
    _OptionalScene(content: content)
  }
}

/// Several scenes; the first window is that of the first scene which has one.
public struct _TupleScene<each Content: Scene>: _PrimitiveScene {
  let content: (repeat each Content)

  public static func _makeFirstWindow(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs? {
    var found: _ViewOutputs?
    var offset = 0
    func visit<Part: Scene>(_ part: Part.Type) {
      offset = alignUp(offset, MemoryLayout<Part>.alignment)
      if found == nil { found = Part._makeFirstWindow(scene: scene.field(at: offset, as: Part.self), inputs: inputs) }
      offset += MemoryLayout<Part>.size
    }
    repeat visit((each Content).self)
    return found
  }
}

/// A scene that may be there. It is decided once, when the app starts.
public struct _OptionalScene: _PrimitiveScene {
  let content: (any Scene)?

  public static func _makeFirstWindow(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs? {
    func open<Content: Scene>(_ content: Content) -> _ViewOutputs? {
      Content._makeFirstWindow(scene: _GraphValue(.input(content)), inputs: inputs)
    }
    return scene.attribute.peek().content.flatMap { open($0) }
  }
}
