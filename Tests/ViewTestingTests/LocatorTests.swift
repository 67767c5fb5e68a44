// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Locators that search inside of the results of others.
@MainActor
@Suite struct LocatorTests {
  private struct Names: View {
    var body: some View {
      HStack {
        Text("n1")
        Text("n2")
      }
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)").padding(3) }
  }

  @Test("Elements inside of a view are found by its type, whatever is around it", arguments: [false, true])
  func elementInType(scrolls: Bool) throws {
    let content = VStack {
      Names()
      Text("x")
    }
    let host = ViewHost(
      Group { if scrolls { ScrollView { content } } else { content } }, size: CGSize(width: 300, height: 300))
    #expect(host.all(.type(Names.self)).count == 1)
    #expect(host.all(.text("n1").within(.type(Names.self))).count == 1)
    #expect(host.all(.role(.text).within(.type(Names.self))).map(\.text) == ["n1", "n2"])
    #expect(host.all(.text("x").within(.type(Names.self))).isEmpty)
  }

  @Test("A view that only lies over another one is not inside of it")
  func overlaid() {
    let host = ViewHost(
      ZStack {
        Color.red.accessibilityIdentifier("below")
        Row(number: 1)
      }, size: CGSize(width: 100, height: 100))
    #expect(host.all(.type(Row.self).within(.identifier("below"))).isEmpty)
    #expect(host.all(.type(Row.self).within(.type(Color.self))).isEmpty)
    #expect(host.all(.text("row 1").within(.type(Row.self))).count == 1)
  }

  @Test("Views are found inside of an element, and inside of views of another type")
  func typeInElement() {
    let host = ViewHost(
      VStack {
        VStack { ForEach(0..<3) { Row(number: $0) } }.accessibilityIdentifier("rows")
        Row(number: 3)
      }, size: CGSize(width: 200, height: 200))
    #expect(host.all(.type(Row.self)).count == 4)
    #expect(host.all(.type(Row.self).within(.identifier("rows"))).count == 3)
    #expect(host.all(.type(Text.self).within(.type(Row.self))).count == 4)
    #expect(host.all(.type(Row.self).within(.type(Text.self))).isEmpty)
  }
}
