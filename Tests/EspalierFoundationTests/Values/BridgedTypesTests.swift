// SPDX-License-Identifier: MIT

import CoreFoundation
import EspalierFoundation
import Testing

/// Apple's code passes values of Foundation to functions of C with `as`.
@Suite struct BridgedTypesTests {
  private func path(_ url: CFURL) -> String? { url.path }
  private func length(_ text: CFString) -> Int { text.length }

  @Test func valuesBecomeTypesOfCoreFoundation() {
    #expect(path(URL(fileURLWithPath: "/tmp") as CFURL) == "/tmp")
    #expect(length("abc" as CFString) == 3)
    #expect((["a": 1] as CFDictionary).count == 1)
    #expect((["a"] as CFArray).count == 1)
    #expect((kCFBooleanTrue as? Bool) == true)
  }

  @Test func constantsAreValuesOfFoundation() {
    #expect(kCFBundleNameKey as String == "CFBundleName")
    #expect(kCFBooleanFalse as? Bool == false)
  }

  @Test func otherNamesOfCoreFoundationStay() {
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(now - Date.timeIntervalSinceReferenceDate) < 60)
    #expect(CFRunLoopRunInMode(.defaultMode, 0, true) != .stopped)
  }
}
