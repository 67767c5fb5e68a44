// SPDX-License-Identifier: MIT

import EspalierFoundation
import EspalierTestSupport
import Testing

@Suite struct BookmarkTests {
  @Test func aBookmarkIsThePlaceOfItsFile() throws {
    let folder = TemporaryFolder()
    try folder.write("a", to: "a.txt")
    let file = folder.place("a.txt")

    let bookmark = try file.bookmarkData(options: .withSecurityScope)
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, options: .withSecurityScope, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path)
    #expect(!isStale)

    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) { try file.bookmarkData() }
  }
}
