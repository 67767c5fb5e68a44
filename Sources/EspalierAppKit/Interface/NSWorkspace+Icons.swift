// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierAppleValues
import EspalierServices
import Foundation

extension NSWorkspace {
  /// Options of the pictures that are made for an icon; a desktop scales the picture that is set.
  public struct IconCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No pictures in the older form.
    public static let excludeQuickDrawElementsIconCreationOption = IconCreationOptions(rawValue: 1 << 1)
    /// No pictures in the newer form.
    public static let exclude10_4ElementsIconCreationOption = IconCreationOptions(rawValue: 1 << 2)
  }

  /// Sets the icon of a file in the desktop's file manager, or removes it: the attribute `metadata::custom-icon` of the desktop's store
  /// of attributes (GVfs). The picture is a file in the program's data folder. Returns false if the store is absent, or the file.
  @discardableResult
  public nonisolated func setIcon(_ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = [])
    -> Bool
  {
    guard FileManager.default.fileExists(atPath: fullPath) else { return false }
    guard let image else { return FileIcon.set(nil, of: fullPath) }
    guard let data = image.pngFile() else { return false }
    let picture = ProgramData("Icons/\(UUID().uuidString).png")
    do { try picture.write(data) } catch { return false }
    if FileIcon.set(picture.url, of: fullPath) { return true }
    try? FileManager.default.removeItem(at: picture.url)
    return false
  }
}

/// The attribute of a file with the address of its icon.
private enum FileIcon {
  private static let attribute = "metadata::custom-icon"

  static func set(_ icon: URL?, of path: String) -> Bool {
    let file = g_file_new_for_path(path)
    defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
    guard let icon else {
      return g_file_set_attribute(file, attribute, G_FILE_ATTRIBUTE_TYPE_INVALID, nil, G_FILE_QUERY_INFO_NONE, nil, nil)
        != 0
    }
    return g_file_set_attribute_string(file, attribute, icon.absoluteString, G_FILE_QUERY_INFO_NONE, nil, nil) != 0
  }
}
