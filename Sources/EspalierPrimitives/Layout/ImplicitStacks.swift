// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

// Content of several views that counts as one view in any container.

extension View {
  /// The views side by side, always one view, even if their number is one or none depending on values: the label of a button, which
  /// has one background and one area to press.
  @MainActor package func inRow() -> AnyView {
    ViewNumber(of: Self.self) == .one ? AnyView(self) : AnyView(ImplicitStack<InRow, Self>(self))
  }

  /// Several views side by side as one; content that is one view or none, by a condition, stays as it is.
  @MainActor package func inImplicitRow() -> AnyView {
    ViewNumber(of: Self.self) == .open ? AnyView(ImplicitStack<InRow, Self>(self)) : AnyView(self)
  }

  /// Several views one below the other as one: the content of a tab.
  @MainActor package func inImplicitColumn() -> AnyView {
    ViewNumber(of: Self.self) == .open ? AnyView(ImplicitStack<InColumn, Self>(self)) : AnyView(self)
  }

  /// The views one below the other, always one view, even if their number is one or none depending on values: the content of a
  /// box, which surrounds all of it.
  @MainActor package func inColumn() -> AnyView {
    Self._isUnary ? AnyView(self) : AnyView(ImplicitStack<InColumn, Self>(self))
  }
}

private protocol ImplicitDirection {
  static var axis: Axis { get }
  static var root: ImplicitRoot { get }
}

private enum InRow: ImplicitDirection {
  static var axis: Axis { .horizontal }
  static var root: ImplicitRoot { .horizontalStack }
}

private enum InColumn: ImplicitDirection {
  static var axis: Axis { .vertical }
  static var root: ImplicitRoot { .verticalStack }
}

private struct ImplicitStack<Direction: ImplicitDirection, Content: View>: _PrimitiveView {
  private let content: Content

  init(_ content: Content) { self.content = content }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.implicitRoot = Direction.root
    // Spacers and dividers inside follow this stack, and not the enclosing one.
    inner.stackAxis = Direction.axis
    inner.changingStackAxis = nil
    let list = Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inner)).list
    // Content that is no view by its type is an empty stack, as content that is none by a condition.
    return makeImplicitRoot(list: list ?? JoinedList.empty, inputs: inner)
  }
}
