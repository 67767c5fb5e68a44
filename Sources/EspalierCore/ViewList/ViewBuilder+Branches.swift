// SPDX-License-Identifier: MIT

extension ViewBuilder {
  /// The views of the first branch of `if` or `switch`; state begins anew when the branch changes.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The views of the second branch of `if` or `switch`; state begins anew when the branch changes.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The views under `if #available`, whose type is erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
