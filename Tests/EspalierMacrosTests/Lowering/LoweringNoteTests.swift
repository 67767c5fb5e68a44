// SPDX-License-Identifier: MIT

import Testing

@Suite struct LoweringNoteTests {
  @Test(
    "Constructs that need a module or the runtime are noted and stay",
    arguments: [
      (
        "let a = b as CFString",
        "1:11: a cast to 'CFString' compiles on Linux only where a module declares it as a type of Foundation"
      ),
      ("let a = b as NSValue", "1:11: a cast to 'NSValue' does not compile on Linux; use one of its initialisers"),
      (
        "a.observe(\\.b) {}",
        "1:1: key-value observing needs the Objective-C runtime: only user defaults report changes on Linux"
      ),
      (
        "a.addObserver(b, forKeyPath: \"c\", options: [], context: nil)",
        "1:1: key-value observing needs the Objective-C runtime: only user defaults report changes on Linux"
      ),
      (
        "a.publisher(for: \\.b)",
        "1:1: key-value observing needs the Objective-C runtime: only user defaults report changes on Linux"
      ),
      (
        "extension A { override func f() {} }",
        "1:15: an override in an extension does not compile on Linux; move it to the declaration of the class"
      ),
    ])
  func notes(source: String, note: String) throws {
    let file = try LoweredFile(source)
    #expect(file.notes == [note])
    #expect(!file.changed)
  }

  @Test("Casts that Foundation has on Linux are not noted", arguments: ["NSString", "NSError", "NSNumber", "CFoo.Bar"])
  func casts(type: String) throws {
    #expect(try LoweredFile("let a = b as \(type)").notes == [])
  }

  @Test func branchesOfOtherPlatformsAreNotNoted() throws {
    #expect(try LoweredFile("#if os(macOS)\nlet a = b as CFString\n#endif").notes == [])
  }
}
