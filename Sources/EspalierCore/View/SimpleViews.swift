// SPDX-License-Identifier: MIT

import EspalierGraph

/// A view without content: it takes no slot in a container.
@frozen public struct EmptyView: _PrimitiveView {
  /// A view that shows nothing and takes no place in a container.
  public nonisolated init() {}

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs() }
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs { .empty }
  public static var _isUnary: Bool { false }
  public static var _viewListCount: Int? { 0 }
}

/// Views that belong together without a layout of their own. A modifier on a group goes to each of its members.
@frozen public struct Group<Content> {
  package var content: Content

  /// A group whose members may be of another type than views.
  package static func of(_ members: Content) -> Group { Group(content: members) }

  private init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("Group is a primitive view: it has no body") }

  /// Makes a group of views. They take their places in the container around; a modifier of the group is applied to each
  /// of them.
  public init(@ViewBuilder content: () -> Content) { self = .of(content()) }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: view.field(at: 0, as: Content.self), inputs: inputs)
  }
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Content._makeViewList(view: view.field(at: 0, as: Content.self), inputs: inputs)
  }
  public static var _isUnary: Bool { Content._isUnary }
  public static var _viewListCount: Int? { Content._viewListCount }
}
