// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation
import UniformTypeIdentifiers

// Desktops on Linux have no services that a program offers to others: the names behave as on a Mac where no service asks.

extension View {
  /// No effect: no service asks for the payload.
  public nonisolated func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// No effect: no service asks for the payload.
  public nonisolated func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View { self }

  /// No effect: no service asks for the items.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// No effect: no service asks for the items.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// The action is not called: no service sends anything.
  public nonisolated func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { self }

  /// The action is not called: no service and no other device sends anything.
  public nonisolated func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}

/// The menu of pictures from other devices on macOS, as empty as on a Mac without such a device.
public struct ImportFromDevicesCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}
