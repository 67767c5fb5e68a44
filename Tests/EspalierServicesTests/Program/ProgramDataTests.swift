// SPDX-License-Identifier: MIT

import EspalierServices
import EspalierTestSupport
import Foundation
import Testing

@Suite struct ProgramDataTests {
  private let folder = TemporaryFolder()

  @Test("the file is in the user's data folder, as the XDG rules define it")
  func place() {
    func path(_ environment: [String: String]) -> String {
      ProgramData("a.plist", of: "org.example.App", environment: environment).url.path
    }
    #expect(path(["XDG_DATA_HOME": "/data", "HOME": "/home/u"]) == "/data/org.example.App/a.plist")
    #expect(path(["HOME": "/home/u"]) == "/home/u/.local/share/org.example.App/a.plist")
    #expect(path(["XDG_DATA_HOME": "relative", "HOME": "/home/u"]) == "/home/u/.local/share/org.example.App/a.plist")
  }

  @Test("the content is replaced, in a folder that no other user can read")
  func content() throws {
    let data = ProgramData("a.plist", of: "org.example.App", environment: ["XDG_DATA_HOME": folder.path])
    #expect(try data.read() == nil)
    for text in ["one", "two"] {
      try data.write(Data(text.utf8))
      #expect(try data.read() == Data(text.utf8))
    }
    let place = data.url.deletingLastPathComponent().path
    #expect(try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int == 0o700)
    #expect(try data.whileLocked { 3 } == 3)
  }
}
