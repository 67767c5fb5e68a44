// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body
  var body: Body { get }
  init()
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
extension Widget {
  public static func main() {}
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body
  @WidgetBundleBuilder var body: Body { get }
  init()
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
extension WidgetBundle {
  public static func main() {}
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
  public static func buildExpression<W>(_ content: W) -> W { content }
  public static func buildBlock<W>(_ content: W) -> W { content }
  @_disfavoredOverload
  public static func buildBlock<each W>(_ content: repeat each W) -> EmptyWidgetConfiguration {
    EmptyWidgetConfiguration()
  }
  public static func buildOptional<W>(_ content: W?) -> EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  public static func buildLimitedAvailability<W>(_ content: W) -> EmptyWidgetConfiguration {
    EmptyWidgetConfiguration()
  }
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body
  var body: Body { get }
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
extension WidgetConfiguration {
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ backgroundURLSessionEvents: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration { self }
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
extension EmptyWidgetConfiguration: Widget {}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: use a WindowGroup."
)
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no widgets and no WidgetKit, for Linux's desktops show none: show the view in a window."
)
extension View {
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public func widgetURL(_ url: URL?) -> some View { self }
}
