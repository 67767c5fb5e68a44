// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

/// Apps take the first of these lists, which is empty in Foundation on Linux for some directories.
@Suite struct DirectoryTests {
  private let manager = FileManager.default

  @Test(arguments: [
    FileManager.SearchPathDirectory.libraryDirectory, .allLibrariesDirectory, .applicationDirectory,
    .allApplicationsDirectory, .applicationSupportDirectory,
  ])
  func eachDomainHasAFolder(directory: FileManager.SearchPathDirectory) {
    let all = manager._urls(for: directory, in: .allDomainsMask)
    #expect(all.count == 3)
    #expect(Set(all).count == 3)
    for domain in [FileManager.SearchPathDomainMask.userDomainMask, .localDomainMask, .systemDomainMask] {
      #expect(all.contains(manager._urls(for: directory, in: domain)[0]))
    }
    #expect(all[0].hasDirectoryPath && all[2].path.hasPrefix("/usr/share"))
  }

  @Test func theUsersLibraryIsAmongTheDataOfPrograms() throws {
    let data = try #require(manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
    let library = manager._urls(for: .libraryDirectory, in: .userDomainMask)
    #expect(library.map(\.path) == [data.appendingPathComponent("Library").path])
    #expect(URL.libraryDirectory.path == library[0].path)
    #expect(try URL(for: .libraryDirectory, in: .userDomainMask).path == library[0].path)
    #expect(manager.fileExists(atPath: URL.libraryDirectory.path))
  }

  @Test func foundationDecidesAboutTheFoldersThatItHas() {
    for directory in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory, .downloadsDirectory] {
      #expect(
        manager._urls(for: directory, in: .userDomainMask) == manager.urls(for: directory, in: .userDomainMask))
    }
  }

  @Test func theTrashIsTheDesktops() {
    #expect(manager._urls(for: .trashDirectory, in: .allDomainsMask).map(\.path) == [URL.trashDirectory.path])
    #expect(URL.trashDirectory.path.hasSuffix("/Trash/files"))
  }

  @Test func aDirectoryWithoutAFolderIsAnError() {
    #expect(manager._urls(for: .coreServiceDirectory, in: .allDomainsMask).isEmpty)
    #expect(throws: CocoaError.self) {
      try manager._url(for: .coreServiceDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    }
  }

  @Test func aFolderForReplacementsIsFoundations() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("note.txt")
    let folder = try manager._url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: file, create: true)
    defer { try? manager.removeItem(at: folder) }
    #expect(manager.fileExists(atPath: folder.path))
  }

  @Test func pathsAreWrittenWithATildeIfTheyAreNotExpanded() {
    let paths = _NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)
    #expect(paths == [URL.libraryDirectory.path])
    let short = _NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, false)
    #expect(short.map { ($0 as NSString).expandingTildeInPath } == paths)
  }
}
