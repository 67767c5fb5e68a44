// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A problem that a first user met: the environment of a modifier must also reach bodies that a list evaluates.
@MainActor
@Suite struct DisabledInContainersTests {
  @MainActor private final class Count { var value = 0 }

  @Test("I25 a disabled button in a stack or a form does nothing") func buttons() throws {
    let count = Count()
    let host = ViewHost(
      Form {
        Section {
          Button("Off") { count.value += 1 }.disabled(true)
          Button("On") { count.value += 1 }
        }
      }, size: CGSize(width: 300, height: 200))
    try host.get(.role(.button, name: "Off")).tap()
    #expect(count.value == 0)
    try host.get(.role(.button, name: "On")).tap()
    #expect(count.value == 1)
  }

  @Test("A link in a disabled section is pale, and opens no page", arguments: [Look.desktop, .phone])
  func links(look: Look) throws {
    struct Page: View {
      @State var isValid = false
      var body: some View {
        NavigationStack {
          Form {
            Section { Button("Fill in") { isValid = true } }
            Section { NavigationLink("Check out") { Text("Paid") } }.disabled(!isValid)
          }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 300), look: look)
    /// The opacity of the link's colour, 0…255.
    func opacity() throws -> Int {
      let line = try #require(host.dump(.displayList).split(separator: "\n").first { $0.contains("Check out") })
      let color = try #require(line.firstMatch(of: /#[0-9A-F]{6}([0-9A-F]{2})/), "\(line)")
      return try #require(Int(color.1, radix: 16))
    }
    let pale = try opacity()
    try host.get(.text("Check out")).tap()
    try host.settle()
    #expect(host.all(.text("Paid")).isEmpty)
    try host.get(.text("Fill in")).tap()
    try host.settle()
    #expect(try pale < opacity())
    try host.get(.text("Check out")).tap()
    try host.settle()
    #expect(host.all(.text("Paid")).count == 1)
  }

  @Test("S47 a body that ends in a user's modifier sees the environment around it") func bodies() {
    struct Plain: ViewModifier { func body(content: Content) -> some View { content } }
    struct State: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off").modifier(Plain()) }
    }
    let host = ViewHost(
      VStack {
        State().disabled(true)
        State()
      })
    #expect(host.all(.text("off")).count == 1)
    #expect(host.all(.text("on")).count == 1)
  }
}
