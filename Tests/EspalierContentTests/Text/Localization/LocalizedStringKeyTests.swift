// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

/// The parts of a key that programs for Apple systems read by reflection.
@Suite struct LocalizedStringKeyTests {
  private func part(_ label: String, of key: LocalizedStringKey) -> Any? {
    Mirror(reflecting: key).children.first { $0.label == label }?.value
  }

  @Test("A key's text with its placeholders is found by reflection") func keyByReflection() {
    #expect(part("key", of: "Settings") as? String == "Settings")
    #expect(part("key", of: "\(5) items of \("a")") as? String == "%lld items of %@")
    #expect(Mirror(reflecting: LocalizedStringKey("Settings")).descendant("key") as? String == "Settings")
  }

  @Test("Reflection says whether a key has values, and which") func valuesByReflection() {
    #expect(part("hasFormatting", of: "Settings") as? Bool == false)
    #expect(part("hasFormatting", of: "\(5) items") as? Bool == true)
    #expect((part("arguments", of: "\(5) items") as? [Any])?.count == 1)
  }
}
