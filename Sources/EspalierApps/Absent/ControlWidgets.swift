// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder var body: Body { get }
  init()
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
extension ControlWidget {
  public static func main() {}
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body
  var body: Body { get }
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
extension ControlWidgetConfiguration {
  public func displayName(_ displayName: LocalizedStringKey) -> some ControlWidgetConfiguration { self }
  public func description(_ description: LocalizedStringKey) -> some ControlWidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
@resultBuilder
@MainActor @preconcurrency
public struct ControlWidgetConfigurationBuilder {
  public static func buildExpression<C: ControlWidgetConfiguration>(_ content: C) -> C { content }
  public static func buildBlock<C: ControlWidgetConfiguration>(_ content: C) -> C { content }
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public init() {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body
  var body: Body { get }
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
extension ControlWidgetTemplate {
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
@resultBuilder
@MainActor @preconcurrency
public struct ControlWidgetTemplateBuilder {
  public static func buildExpression<C: ControlWidgetTemplate>(_ content: C) -> C { content }
  public static func buildBlock<C: ControlWidgetTemplate>(_ content: C) -> C { content }
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public init() {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message:
    "Espalier has no controls outside of windows, for Linux's desktops show none: use a WindowGroup, or commands."
)
extension View {
  public func controlWidgetActionHint(_ hint: Text) -> some View { self }
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func controlWidgetStatus(_ status: Text) -> some View { self }
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}
