// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The mark of a canvas around a view: seen in its type, and nowhere else.
@MainActor
@Suite struct IdentifiedModifierTests {
  @Test("A view behind the mark is found by its type")
  func type() {
    typealias Marked = ModifiedContent<Text, _IdentifiedModifier<__DesignTimeSelectionIdentifier>>
    let view: Any = Text("A")._identified(by: __DesignTimeSelectionIdentifier("name"))
    #expect((view as? Marked)?.content == Text("A"))
    #expect((view as? Marked)?.modifier.identifier == __DesignTimeSelectionIdentifier("name"))
  }

  @Test("The mark is around all views of a list, and they stay several")
  func list() throws {
    let parts = Group {
      Text("A")
      Text("B")
    }
    func frames<V: View>(_ view: V) throws -> [CGRect] {
      let host = ViewHost(HStack { view }, size: CGSize(width: 200, height: 100))
      return try ["A", "B"].map { try host.get(.text($0)).frame }
    }
    #expect(try frames(parts._identified(by: 1)) == frames(parts))
  }
}
