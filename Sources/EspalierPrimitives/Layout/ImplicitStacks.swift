// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

// Content of several views that counts as one view wherever it stands.

extension View {
  /// The views side by side where they are several: the label of a control, which has one background and one area to press.
  @MainActor package func inImplicitRow() -> AnyView {
    Self.isWrittenAsSeveral ? AnyView(ImplicitStack<InRow, Self>(self)) : AnyView(self)
  }

  /// The views below each other where they are several: the content of a tab.
  @MainActor package func inImplicitColumn() -> AnyView {
    Self.isWrittenAsSeveral ? AnyView(ImplicitStack<InColumn, Self>(self)) : AnyView(self)
  }

  /// The views below each other, one view also where they are one or none by their values: the content of a box, which is around
  /// all of it.
  @MainActor package func inColumn() -> AnyView {
    Self._isUnary ? AnyView(self) : AnyView(ImplicitStack<InColumn, Self>(self))
  }

  /// Whether a value of the type is several statements of a builder, or a group or a view of one's own that consists of several views.
  /// Not what may be one or none, as a condition.
  @MainActor private static var isWrittenAsSeveral: Bool {
    !_isUnary && ((_viewListCount ?? 0) > 1 || self is any ViewStatements.Type)
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
    // Spacers and lines inside go by this stack, and not by the one around.
    inner.stackAxis = Direction.axis
    inner.changingStackAxis = nil
    return makeImplicitRoot(view: view[\.content], inputs: inner)
  }
}
