// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import Foundation
import UniformTypeIdentifiers

@available(
  *, unavailable,
  message:
    "Espalier has no scene in front of documents: put a Window with a NewDocumentButton before the DocumentGroup."
)
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  public init<Background: View, Accessory: View, Overlay: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}
  public init<Background: View, Accessory: View, Overlay: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}
  public init<Style: ShapeStyle, Accessory: View, Overlay: View>(
    _ title: LocalizedStringKey, backgroundStyle: Style,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}
  public init<Style: ShapeStyle, Accessory: View, Overlay: View>(
    _ title: Text? = nil, backgroundStyle: Style,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message:
    "Espalier has no scene in front of documents: put a Window with a NewDocumentButton before the DocumentGroup."
)
public struct DefaultDocumentGroupLaunchActions: View {
  public init() {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message:
    "Espalier has no scene in front of documents: put a Window with a NewDocumentButton before the DocumentGroup."
)
public struct DocumentLaunchGeometryProxy {
  public var frame: CGRect { .zero }
  public var titleViewFrame: CGRect { .zero }
}

@available(
  *, unavailable,
  message:
    "Espalier has no browser of documents: use NewDocumentButton, and fileImporter(isPresented:allowedContentTypes:onCompletion:)."
)
public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  public init<Background: View, Accessory: View, Overlay: View>(
    _ title: LocalizedStringKey? = nil, for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}
  public init<Style: ShapeStyle, Accessory: View, Overlay: View>(
    _ title: LocalizedStringKey? = nil, for contentTypes: [UTType], backgroundStyle: Style,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Accessory = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay = { _ in EmptyView() }
  ) {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message:
    "Espalier has no browser of documents: use NewDocumentButton, and fileImporter(isPresented:allowedContentTypes:onCompletion:)."
)
extension View {
  public func documentBrowserContextMenu<M: View>(@ViewBuilder _ menu: @escaping ([URL]?) -> M) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no browser of documents: use NewDocumentButton, and fileImporter(isPresented:allowedContentTypes:onCompletion:)."
)
extension Scene {
  public func documentBrowserContextMenu<M: View>(@ViewBuilder _ menu: @escaping ([URL]?) -> M) -> some Scene { self }
}
