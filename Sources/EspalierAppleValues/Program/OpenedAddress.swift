// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierContent
import EspalierCore
import EspalierServices
import Foundation

/// Addresses that the desktop opens.
package enum OpenedAddress {
  /// The address that stands for the app's settings: the program opens its own.
  package static let settings = "app-settings:"
  /// The address that stands for the app's settings for notifications: those of the desktop.
  package static let notificationSettings = "app-settings:notifications"

  /// Whether a program is installed that opens addresses with this scheme, or files of this kind.
  package static func canOpen(_ url: URL) -> Bool {
    if url.scheme == "app-settings" { return true }
    if url.isFileURL {
      guard FileManager.default.fileExists(atPath: url.path) else { return false }
      let file = g_file_new_for_path(url.path)
      defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
      guard let program = g_file_query_default_handler(file, nil, nil) else { return false }
      g_object_unref(UnsafeMutableRawPointer(program))
      return true
    }
    guard let scheme = url.scheme, let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Opens an address with the desktop's program for it, by the same way as links. Returns whether that began.
  @MainActor package static func open(_ url: URL) -> Bool {
    guard url.scheme == "app-settings" else { return OpenURLAction.system(url) }
    guard let program = RunningPrograms.current else { return false }
    program.openSettings()
    return true
  }

  /// Shows files in the desktop's file manager, selected if it can do that.
  @MainActor package static func show(_ files: [URL]) -> Bool {
    guard !files.isEmpty else { return false }
    if ShownFiles.show(files) { return true }
    return OpenURLAction.system(files[0].deletingLastPathComponent())
  }
}
