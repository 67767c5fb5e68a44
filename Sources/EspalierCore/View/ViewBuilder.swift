// SPDX-License-Identifier: MIT

/// Builds one view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// A statement of a builder is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// A builder without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A builder with one statement is that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// The views of a builder with several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// An `if` without `else`; nil has no view.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
