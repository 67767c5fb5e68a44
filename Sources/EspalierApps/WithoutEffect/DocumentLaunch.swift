// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

// The scene that a phone shows before a document is open. A desktop opens documents by its dialog, as on macOS, where the scene
// does not exist.

/// A scene in front of the documents of a phone's app: it has no window here.
public struct DocumentGroupLaunchScene<Actions: View>: _PrimitiveScene {
  /// A scene with a title, actions and a background of views, which are not made.
  public init<Background: View, Accessory: View, Overlay: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}

  /// A scene with a title, actions and a background of views, which are not made.
  public init<Background: View, Accessory: View, Overlay: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}

  /// A scene with a title, actions and a background of a style, which are not made.
  public init<Style: ShapeStyle, Accessory: View, Overlay: View>(
    _ title: LocalizedStringKey, backgroundStyle: Style,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}

  /// A scene with a title, actions and a background of a style, which are not made.
  public init<Style: ShapeStyle, Accessory: View, Overlay: View>(
    _ title: Text? = nil, backgroundStyle: Style,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {}
}

/// The button for a new document in the launch scene.
public struct DefaultDocumentGroupLaunchActions: View {
  /// The button.
  public init() {}
  public var body: some View { NewDocumentButton() }
}

/// The places of the parts of the launch scene.
public struct DocumentLaunchGeometryProxy {
  /// The frame of the scene.
  public var frame: CGRect { .zero }
  /// The frame of the title and the actions.
  public var titleViewFrame: CGRect { .zero }
}

extension View {
  /// No effect: documents are chosen in the desktop's dialog, which has a menu of its own.
  public nonisolated func documentBrowserContextMenu<M: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> M
  ) -> some View { self }
}

extension Scene {
  /// No effect: documents are chosen in the desktop's dialog, which has a menu of its own.
  public func documentBrowserContextMenu<M: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> M
  ) -> some Scene { self }
}
