// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The `Info.plist` that belongs to a program's project: it names the file of the program's settings.
@Suite("Places of the project's property list") final class ProjectListsTests {
  private let folder = TemporaryFolder()

  private func put(_ names: String...) throws {
    for name in names { try "".writeFile(folder.place(name)) }
  }

  /// The lists that are there, by their places.
  private func found(_ lists: [URL]) -> [String] {
    lists.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  private func lists(ofFolder name: String) -> [String] { found(ProjectLists.files(of: folder.place(name))) }
  private func lists(ofFile name: String) -> [String] { found(ProjectLists.files(around: folder.place(name))) }

  @Test func aNeighbourDoesNotCount() throws {
    try put("A/A.swift", "B/Info.plist", "Info.plist")
    #expect(lists(ofFile: "A/A.swift") == [])
    #expect(lists(ofFolder: "A") == [])
  }

  @Test func aFileOutsideOfAProjectHasTheListBesideIt() throws {
    try put("A.swift", "Info.plist", "B/Info.plist")
    #expect(lists(ofFile: "A.swift") == ["Info.plist"])
  }

  @Test func aFolderHasItsOwnListAndThoseDirectlyBelow() throws {
    try put("A/Info.plist", "A/Support/Info.plist", "A/.hidden/Info.plist", "A/Deep/Deeper/Info.plist")
    #expect(lists(ofFolder: "A") == ["A/Info.plist", "A/Support/Info.plist"])
  }

  @Test(arguments: [".git/config", "Package.swift", "Trees.xcodeproj/project.pbxproj", "Trees.xcworkspace/contents"])
  func inAProjectTheFoldersAboveCountUpToItsRoot(mark: String) throws {
    try put(
      "Trees/" + mark, "Trees/App/Views/A.swift", "Trees/App/Info.plist", "Trees/Support/Info.plist", "Info.plist")
    let expected = ["Trees/App/Info.plist", "Trees/Support/Info.plist"]
    #expect(
      lists(ofFile: "Trees/App/Views/A.swift").reduce(into: []) { if !$0.contains($1) { $0.append($1) } } == expected)
    #expect(lists(ofFolder: "Trees/App/Views").first == "Trees/App/Info.plist")
    // The nearest root ends the search.
    try put("Trees/App/Package.swift")
    #expect(lists(ofFile: "Trees/App/Views/A.swift") == ["Trees/App/Info.plist"])
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser can give files away"))
  func whatAnotherUserHasPutThereDoesNotCount() throws {
    try put("A/A.swift", "A/Info.plist", "A/Theirs/Info.plist", "A/Open/Info.plist", "A/.git/config")
    #expect(lists(ofFolder: "A") == ["A/Info.plist", "A/Open/Info.plist", "A/Theirs/Info.plist"])
    #expect(chown(folder.place("A/Info.plist").path, 1, 1) == 0)
    #expect(chown(folder.place("A/Theirs").path, 1, 1) == 0)
    // Anyone may put files there.
    #expect(chmod(folder.place("A/Open").path, 0o777) == 0)
    #expect(lists(ofFolder: "A") == [])
    // A root of another user makes no project: not in a folder above, and not where the mark is theirs.
    try put("B/Views/A.swift", "B/Info.plist", "B/Package.swift")
    #expect(lists(ofFile: "B/Views/A.swift") == ["B/Info.plist"])
    #expect(chown(folder.place("B/Package.swift").path, 1, 1) == 0)
    #expect(lists(ofFile: "B/Views/A.swift") == [])
    // Who owns the source owns its project: a folder that is mounted into a container.
    for name in ["B", "B/Views", "B/Views/A.swift", "B/Info.plist"] {
      #expect(chown(folder.place(name).path, 1, 1) == 0)
    }
    #expect(lists(ofFile: "B/Views/A.swift") == ["B/Info.plist"])
  }
}
