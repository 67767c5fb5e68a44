// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// design.md, section 9: what `measure` counts and what locators by type find.
@MainActor
@Suite struct WorkTests {
  private struct Row: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Rows: View {
    @State private var text = "a"
    let keep: (Binding<String>) -> Void
    var body: some View {
      let _ = keep($text)
      VStack {
        Row(text: text)
        Row(text: "b").hidden()
      }
    }
  }

  @Test func questionsCountForTheViewAndForItsBody() throws {
    var text: Binding<String>?
    let host = ViewHost(Rows { text = $0 }, size: CGSize(width: 100, height: 100))
    let work = try host.measure {
      text?.wrappedValue = "a much longer text"
      try host.update()
    }
    #expect(work.bodies(of: Row.self) == 1)
    #expect(work.proposals(of: Row.self) > 0)
    #expect(work.proposals(of: Row.self) == work.proposals(of: Text.self))
    let idle = try host.measure { try host.update() }
    #expect(idle.proposals(of: Row.self) == 0)
    #expect(idle.rulesRun == 0)
  }

  @Test func hiddenViewsAreNotFoundByType() {
    let host = ViewHost(Rows { _ in })
    #expect(host.all(.type(Row.self)).count == 1)
    #expect(host.all(.type(Text.self)).count == 1)
  }
}
