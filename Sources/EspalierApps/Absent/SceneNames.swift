// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierPrimitives
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no AlertScene, for its alerts belong to views: use alert(_:isPresented:actions:message:)."
)
public struct AlertScene<Actions: View, Message: View>: Scene {
  public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
  where Message == EmptyView {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
  where Message == EmptyView {}
  public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
  where Message == EmptyView {}
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) {}
  public init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) where Message == EmptyView {}
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no icon, severity or suppression of alerts: put an Image and a Toggle into a sheet."
)
extension Scene {
  public func dialogIcon(_ icon: Image?) -> some Scene { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene { self }
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some Scene {
    self
  }
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some Scene { self }
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene { self }
}

@available(
  *, unavailable,
  message: "Espalier has no tasks in the background, for desktops start no app for them: use task(priority:_:)."
)
extension Scene {
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

@available(
  *, unavailable,
  message: "Espalier has no tasks in the background, for desktops start no app for them: use task(priority:_:)."
)
public struct BackgroundTask<Request, Response>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
}

@available(
  *, unavailable, message: "Espalier has no AssistiveAccess, for Linux's desktops have no such mode: use a WindowGroup."
)
public struct AssistiveAccess<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no icons for Assistive Access, a mode that Linux's desktops lack: use navigationTitle(_:)."
)
extension View {
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no button for a window's visibility: use a Button with openWindow(id:) or dismissWindow(id:)."
)
public struct WindowVisibilityToggle<Label: View>: View {
  public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no button for a window's visibility: use a Button with openWindow(id:) or dismissWindow(id:)."
)
public struct DefaultWindowVisibilityToggleLabel: View {
  public var body: Never { fatalError("unavailable") }
}
