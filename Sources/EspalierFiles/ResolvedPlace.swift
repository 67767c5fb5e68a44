// SPDX-License-Identifier: MIT

import Foundation

/// The folder and the name to which a path leads; the name is not a link.
///
/// Links are followed, both of the folder and of the last name, even one to a file that does not exist yet: the link
/// stays, and its target is written.
struct ResolvedPlace {
  let folder: FolderHandle
  let name: String
  /// The path as it was given, for errors.
  let path: String

  /// - Throws: An error of Cocoa's for files: the folder does not exist, or links form a cycle, or lead to bytes that
  ///   are not UTF-8.
  init(_ url: URL) throws {
    path = url.path
    var place = url.standardizedFileURL.path
    // The number of links that the system follows.
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
      // A text with replaced bytes would be another path.
      guard let target = link.text else { throw CocoaError(.fileWriteInvalidFileName, path: path) }
      place = target.utf8.first == UInt8(ascii: "/") ? target : parent + "/" + target
    }
    throw CocoaError(writing: ELOOP, path: path)
  }
}
