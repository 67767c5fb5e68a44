// SPDX-License-Identifier: MIT

import EspalierServices
import Foundation
import Testing

@Suite struct ProgramActivityTests {
  @Test("a program is active while one of its windows is")
  func windows() {
    let (first, second) = (NSObject(), NSObject())
    ProgramActivity.record(ObjectIdentifier(first), isActive: true)
    ProgramActivity.record(ObjectIdentifier(second), isActive: true)
    ProgramActivity.record(ObjectIdentifier(first), isActive: false)
    #expect(ProgramActivity.isActive)
    ProgramActivity.record(ObjectIdentifier(second), isActive: false)
    #expect(!ProgramActivity.isActive)
  }
}
