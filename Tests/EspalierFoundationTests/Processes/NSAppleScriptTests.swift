// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite("AppleScript, which Linux does not have") struct NSAppleScriptTests {
  @Test("A script that runs fails with a message") func failsWithMessage() throws {
    let script = try #require(NSAppleScript(source: "tell application \"Terminal\" to activate"))
    #expect(script.source?.hasPrefix("tell") == true)
    var error: NSDictionary?
    script.executeAndReturnError(&error)
    let message = try #require(error?[NSAppleScript.errorMessage] as? String)
    #expect(message.contains("Linux has no AppleScript"))
    #expect(error?["NSAppleScriptErrorNumber"] as? Int == -1750)
  }

  @Test("A script without a place for its error, and its result") func withoutPlace() throws {
    let script = try #require(NSAppleScript(source: "return 1"))
    let result = script.executeAndReturnError(nil)
    #expect(result.stringValue == nil && result.int32Value == 0 && result.numberOfItems == 0)
    #expect(!script.compileAndReturnError(nil) && !script.isCompiled)
  }

  @Test("A file that does not exist is an error") func absentFile() {
    var error: NSDictionary?
    #expect(NSAppleScript(contentsOf: URL(fileURLWithPath: "/no/such/script.applescript"), error: &error) == nil)
    #expect(error?[NSAppleScript.errorMessage] as? String != nil)
  }
}
