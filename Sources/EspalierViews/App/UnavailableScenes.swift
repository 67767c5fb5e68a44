// SPDX-License-Identifier: MIT

import EspalierCore

// Scenes and attributes of Apple's systems that have no counterpart here: naming one is an error with a reason.

@available(
  *, unavailable, message: "The desktops of Linux have no common place for it: use a WindowGroup or Window instead."
)
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {}
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) where Label == Text {}
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Not here yet: use a WindowGroup(for: URL.self), and read and write the file with Foundation."
)
public struct DocumentGroup<Document, Content: View>: Scene {
  public init(newDocument: @autoclosure () -> Document, @ViewBuilder editor: (Document) -> Content) {}
  public init(viewing: Document.Type, @ViewBuilder viewer: (Document) -> Content) {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable, message: "There is no AppKit on Linux: use the App's init(), scenePhase, onOpenURL and commands."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { fatalError("unavailable") }
}

@available(
  *, unavailable, message: "There is no UIKit on Linux: use the App's init(), scenePhase, onOpenURL and commands."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { fatalError("unavailable") }
}
