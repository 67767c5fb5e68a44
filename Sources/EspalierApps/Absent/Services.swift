// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation
import UniformTypeIdentifiers

@available(
  *, unavailable,
  message: "Espalier has no services, for desktops on Linux have none: use ShareLink, copyable(_:) or draggable(_:)."
)
extension View {
  public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View { self }
  public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View {
    self
  }
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no services, for desktops on Linux have none: use pasteDestination(for:action:validator:) or dropDestination(for:action:isTargeted:)."
)
extension View {
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { self }
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no onCommand, for Linux has no selectors of Objective-C: use a Button with a keyboardShortcut(_:), or onCopyCommand(perform:) and its like."
)
extension View {
  public func onCommand<Selector>(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no pictures from other devices, for Linux has no such service: use fileImporter(isPresented:allowedContentTypes:onCompletion:)."
)
public struct ImportFromDevicesCommands: Commands {
  public init() {}
  public var body: Never { fatalError("unavailable") }
}
