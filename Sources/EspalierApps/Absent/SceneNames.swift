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
