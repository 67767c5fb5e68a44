// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite struct ContainerTests {
  @Test func aGroupHasAFolderOfTheUser() throws {
    let name = "group.test.\(UUID().uuidString)"
    let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.lastPathComponent == name)
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test(arguments: ["", "../x", "/etc", "a/b", ".hidden"])
  func aNameThatIsAPathHasNoFolder(name: String) {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }

  @Test func noFileIsInICloud() {
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
  }
}
