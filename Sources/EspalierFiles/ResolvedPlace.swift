// SPDX-License-Identifier: MIT

import Foundation

/// Where a path leads: the folder, and the name in it that is no link.
///
/// Links are followed, of the folder and of the last name, also one that leads to nothing yet: a link stays one, and what it leads to
/// is written.
struct ResolvedPlace {
  let folder: FolderHandle
  let name: String
  /// As it was given, for errors.
  let path: String

  /// - Throws: An error of Cocoa's for files: no folder is there, or links lead in a circle, or to bytes that are not UTF-8.
  init(_ url: URL) throws {
    path = url.path
    var place = url.standardizedFileURL.path
    // As many as the system follows.
    for _ in 0..<40 {
      let parent = (place as NSString).deletingLastPathComponent
      let name = (place as NSString).lastPathComponent
      guard !name.isEmpty, name != "/" else { throw CocoaError(.fileWriteInvalidFileName, path: path) }
      guard let link = LinkTarget(ofPath: place) else {
        do {
          folder = try FolderHandle(parent)
        } catch let error as CocoaError { throw error.naming(path) }
        self.name = name
        return
      }
      // Text that is like its bytes would be another place.
      guard let target = link.text else { throw CocoaError(.fileWriteInvalidFileName, path: path) }
      place = target.utf8.first == UInt8(ascii: "/") ? target : parent + "/" + target
    }
    throw CocoaError(writing: ELOOP, path: path)
  }
}
