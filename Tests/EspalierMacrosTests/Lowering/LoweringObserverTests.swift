// SPDX-License-Identifier: MIT

import Testing

@Suite struct LoweringObserverTests {
  private static let method = "func observeValue(forKeyPath a: String?, of b: Any?, change: C?, context: D?) {}"

  @Test(
    "A class below one of the system's that overrides the method of key-value observing conforms to the protocol of observers",
    arguments: ["NSObject", "UIViewController", "NSObject, Sendable"])
  func observers(parents: String) throws {
    let file = try LoweredFile("final class A: \(parents) {\n  override \(Self.method)\n}")
    #expect(file.text == "final class A: \(parents), _KeyValueObserver {\n           \(Self.method)\n}")
    #expect(file.notes.count == 1)
  }

  @Test("A class below one of the program's, and one without an override, stay", arguments: ["A", "NSObject"])
  func others(parent: String) throws {
    let source = "class B: \(parent) {\n  \(parent == "A" ? "override " : "")\(Self.method)\n}"
    #expect(try LoweredFile(source).text == source)
  }
}
