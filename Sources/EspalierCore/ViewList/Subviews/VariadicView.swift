// SPDX-License-Identifier: MIT

import EspalierGraph

/// Views that are passed to a container as a list: the API that packages used before `Group(subviews:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with its content.
  @frozen public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
  }
}

public protocol _VariadicView_Root {}

/// A type that makes a view of a list of views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
  /// Whether the result is one view, however many views the body has.
  nonisolated static var _isSingle: Bool { get }
}

/// A root whose result is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose result is a list again.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot { public nonisolated static var _isSingle: Bool { true } }
extension _VariadicView_MultiViewRoot { public nonisolated static var _isSingle: Bool { false } }

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Root.Body._makeView(view: makeBody(view, _ViewListInputs(inputs)), inputs: inputs)
  }

  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if Root._isSingle { return .unary(view, inputs) }
    return Root.Body._makeViewList(view: makeBody(view, inputs), inputs: inputs)
  }

  @MainActor public static var _isUnary: Bool { Root._isSingle }

  @MainActor private static func makeBody(_ view: _GraphValue<Self>, _ inputs: _ViewListInputs) -> _GraphValue<
    Root.Body
  > {
    let subviews = makeSubviews(view[\.content], inputs: inputs)
    return _GraphValue(
      Attribute(
        SubviewTransform(owner: view.attribute, subviews: subviews, host: inputs.base.host) {
          $0.root.body(children: _VariadicView_Children($1))
        }))
  }
}
