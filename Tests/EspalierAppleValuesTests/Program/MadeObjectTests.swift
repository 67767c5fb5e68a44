// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation
import Testing

@Suite("Objects of classes that are known when the program runs")
struct MadeObjectTests {
  class Base: NSObject {
    let list = [1, 2]
    private(set) var isMade = false
    override init() {
      super.init()
      isMade = true
    }
  }
  final class Derived: Base { let name = "derived" }
  final class Inheriting: NSObject { let name = "inheriting" }

  @Test("The class's own initializer runs") func classSOwnInitializer() {
    #expect(makeObject(Base.self).isMade)
    #expect(makeObject(Derived.self).isMade)
    #expect(makeObject(Derived.self).name == "derived")
    #expect(makeObject(Derived.self as Base.Type) is Derived)
    #expect(makeObject(Inheriting.self).name == "inheriting")
  }
}
