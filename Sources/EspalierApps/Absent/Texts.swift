// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import Foundation

@available(*, unavailable, message: "Espalier's fields have no suggestions: use searchable with searchSuggestions(_:).")
extension View {
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { self }
  public func textInputCompletion(_ completion: String) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier writes each paragraph in the direction of its first letter: use environment(\\.layoutDirection, _:)."
)
extension View {
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
}

extension Text {
  @available(
    *, unavailable,
    message:
      "Espalier writes each paragraph in the direction of its first letter: use environment(\\.layoutDirection, _:)."
  )
  public struct WritingDirectionStrategy: Hashable, Sendable {
    public static let `default` = WritingDirectionStrategy()
    public static let layoutBased = WritingDirectionStrategy()
    public static let contentBased = WritingDirectionStrategy()
  }

  @available(
    *, unavailable, message: "Espalier aligns lines by the layout's direction: use multilineTextAlignment(_:)."
  )
  public struct AlignmentStrategy: Hashable, Sendable {
    public static let `default` = AlignmentStrategy()
    public static let layoutBased = AlignmentStrategy()
    public static let writingDirectionBased = AlignmentStrategy()
  }
}

@available(
  *, unavailable, message: "Espalier has no lineHeight(_:): use lineSpacing(_:) or a Font's leading(_:)."
)
extension View {
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
}

extension AttributedString {
  @available(
    *, unavailable, message: "Espalier has no LineHeight: use lineSpacing(_:) or a Font's leading(_:)."
  )
  public struct LineHeight: Hashable, Sendable {
    public static var variable: LineHeight { LineHeight() }
    public static var normal: LineHeight { LineHeight() }
    public static var loose: LineHeight { LineHeight() }
    public static var tight: LineHeight { LineHeight() }
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight() }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
  }
}

@available(
  *, unavailable, message: "Espalier has no lineHeight: use lineSpacing(_:) or a Font's leading(_:)."
)
extension AttributedStringProtocol {
  public var lineHeight: AttributedString.LineHeight? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

@available(
  *, unavailable, message: "Espalier has no lineHeight: use lineSpacing(_:) or a Font's leading(_:)."
)
extension AttributeContainer {
  public var lineHeight: AttributedString.LineHeight? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

@available(
  *, unavailable, message: "Espalier has no lineHeight: use lineSpacing(_:) or a Font's leading(_:)."
)
extension EnvironmentValues {
  public var lineHeight: AttributedString.LineHeight? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}
