// SPDX-License-Identifier: MIT

import Foundation

/// Files in the desktop's file manager, by the service that most file managers have.
package enum ShownFiles {
  private static let object = SessionBus.Object(
    name: "org.freedesktop.FileManager1", path: "/org/freedesktop/FileManager1",
    interface: "org.freedesktop.FileManager1")

  /// Shows the folder of the files, with the files selected. Returns whether the service did.
  package static func show(_ files: [URL]) -> Bool {
    let addresses = files.map(\.absoluteString)
    return (try? SessionBus.shared?.call("ShowItems", of: object, [.strings(addresses), .string("")], within: 2)) != nil
  }
}
