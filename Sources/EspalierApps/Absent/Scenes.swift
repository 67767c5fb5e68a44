// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import Foundation

@available(
  *, unavailable,
  message:
    "Espalier has no MenuBarExtra, for Linux's desktops have no common place for it: use a WindowGroup or Window instead."
)
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == EspalierControls.Label<Text, Image> {}
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Label == EspalierControls.Label<Text, Image> {}
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
  where Label == EspalierControls.Label<Text, Image> {}
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
  where Label == Text {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == EspalierControls.Label<Text, Image> {}
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == EspalierControls.Label<Text, Image> {}
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == EspalierControls.Label<Text, Image> {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == EspalierControls.Label<Text, Image> {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content)
  where Label == EspalierControls.Label<Text, Image> {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where Label == EspalierControls.Label<Text, Image> {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
  where Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == EspalierControls.Label<Text, Image> {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == EspalierControls.Label<Text, Image> {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == EspalierControls.Label<Text, Image> {}
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError("unavailable") }
}

@available(*, unavailable, message: "Espalier has no MenuBarExtra, and so no style of one.")
extension Scene {
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

@available(*, unavailable, message: "Espalier has no MenuBarExtra, and so no style of one.")
public protocol MenuBarExtraStyle: Sendable {}

@available(*, unavailable, message: "Espalier has no MenuBarExtra, and so no style of one.")
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

@available(*, unavailable, message: "Espalier has no MenuBarExtra, and so no style of one.")
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

@available(*, unavailable, message: "Espalier has no MenuBarExtra, and so no style of one.")
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

@available(*, unavailable, message: "Espalier has no MenuBarExtra, and so no style of one.")
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

@available(*, unavailable, message: "Espalier has no MenuBarExtra, and so no style of one.")
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

@available(*, unavailable, message: "Espalier has no MenuBarExtra, and so no style of one.")
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

@available(
  *, unavailable,
  message: "Espalier has no UtilityWindow, for Linux's desktops have no windows that float over an app: use a Window."
)
public struct UtilityWindow<Content: View>: Scene {
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("unavailable") }
}
