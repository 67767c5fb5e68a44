// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

// Content of several views that counts as one view in any container.

extension View {
  /// Several views side by side as one: the label of a control, which has one background and one area to press.
  @MainActor package func inImplicitRow() -> AnyView {
    Self.isWrittenAsSeveral ? AnyView(ImplicitStack<InRow, Self>(self)) : AnyView(self)
  }

  /// Several views one below the other as one: the content of a tab.
  @MainActor package func inImplicitColumn() -> AnyView {
    Self.isWrittenAsSeveral ? AnyView(ImplicitStack<InColumn, Self>(self)) : AnyView(self)
  }

  /// The views one below the other, always one view, even if their number is one or none depending on values: the content of a
  /// box, which surrounds all of it.
  @MainActor package func inColumn() -> AnyView {
    Self._isUnary ? AnyView(self) : AnyView(ImplicitStack<InColumn, Self>(self))
  }

  /// Whether a value of the type consists of several statements of a builder, or is a group or a custom view of several views.
  /// False for content that is one view or none, such as a condition.
  @MainActor private static var isWrittenAsSeveral: Bool {
    !_isUnary && ((_viewListCount ?? 0) > 1 || areStatements(self))
  }
}

/// A type that may stand around several statements.
private protocol StatementsHolder {
  @MainActor static var holdsStatements: Bool { get }
}

@MainActor private func areStatements(_ type: Any.Type) -> Bool {
  (type as? any StatementsHolder.Type)?.holdsStatements == true
}

extension TupleView: StatementsHolder {
  @MainActor fileprivate static var holdsStatements: Bool { true }
}

extension ModifiedContent: StatementsHolder {
  @MainActor fileprivate static var holdsStatements: Bool { areStatements(Content.self) }
}

extension Group: StatementsHolder {
  @MainActor fileprivate static var holdsStatements: Bool { areStatements(Content.self) }
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
    return makeImplicitRoot(view: view[\.content], inputs: inner)
  }
}

extension IDView: StatementsHolder {
  @MainActor fileprivate static var holdsStatements: Bool { areStatements(Content.self) }
}
