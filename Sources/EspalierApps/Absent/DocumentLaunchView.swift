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
