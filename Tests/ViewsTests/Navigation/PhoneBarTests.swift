// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Bars in a phone's look.
@MainActor
@Suite struct PhoneBarTests {
  @Test("An item with a symbol shows it alone; its title is for screen readers", arguments: [Look.phone, .desktop])
  func icons(_ look: Look) throws {
    let host = ViewHost(
      NavigationStack {
        Text("Page").navigationTitle("All Expenses").toolbar {
          Button("Add Expense", systemImage: "plus") {}
          Toggle("Details", systemImage: "sidebar.trailing", isOn: .constant(true))
          Button("Done") {}
        }
      }, size: CGSize(width: 320, height: 400), look: look)
    let texts = host.drawnTexts.map(\.string)
    #expect(!texts.contains("Add Expense") && !texts.contains("Details") && texts.contains("Done"))
    #expect(try host.get(.role(.button, name: "Add Expense")).frame.width < 60)
    #expect(host.all(.role(.toggle, name: "Details")).count == 1)
    let title = try #require(host.drawnTexts.first { $0.string == "All Expenses" })
    #expect(title.frame.height < 45)
  }

  private struct Page: View {
    var background: Visibility?
    @State private var isEmpty = false

    var body: some View {
      NavigationStack {
        Group {
          if isEmpty {
            Color.pureBlue.ignoresSafeArea()
          } else {
            ScrollView { Color.pureRed.frame(height: 2000) }.accessibilityIdentifier("scroll").background(
              Color.pureBlue.ignoresSafeArea())
          }
        }
        .navigationTitle("Title")
        .toolbar { Button("Empty") { isEmpty = true } }
        .toolbarBackground(background ?? .automatic, for: .navigationBar)
      }
    }
  }

  private let size = CGSize(width: 300, height: 400)
  private let blue = [0, 0, 255, 255]

  /// What is seen in the bar, left of its title, and in the line at its lower edge.
  private func bar(_ host: ViewHost<Page>) throws -> [[Int]] {
    let pixels = try Pixels(host, size)
    return [pixels[4, 4], pixels[4, 95]]
  }

  @Test("A bar is clear, without a line, while its page's content is at the beginning")
  func clearAtTheBeginning() throws {
    let host = ViewHost(Page(), size: size, look: .phone)
    #expect(try bar(host) == [blue, blue])
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -120))
    try host.advance(by: .seconds(2))
    let filled = try bar(host)
    #expect(filled[0] == [255, 255, 255, 255] && filled[1] != blue)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: 500))
    try host.advance(by: .seconds(2))
    #expect(try bar(host) == [blue, blue])
  }

  @Test("It is clear again when the scrolled content is gone")
  func clearWithoutContent() throws {
    let host = ViewHost(Page(), size: size, look: .phone)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -120))
    try host.advance(by: .seconds(2))
    try host.get(.text("Empty")).tap()
    #expect(try bar(host) == [blue, blue])
  }

  @Test("A page may request the background, or none, wherever its content is")
  func requestedBackground() throws {
    let shown = ViewHost(Page(background: .visible), size: size, look: .phone)
    #expect(try bar(shown)[0] == [255, 255, 255, 255])
    let hidden = ViewHost(Page(background: .hidden), size: size, look: .phone)
    try hidden.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -120))
    try hidden.advance(by: .seconds(2))
    #expect(try bar(hidden)[0] != [255, 255, 255, 255])
  }

  @Test("The desktop's bar has its background at once")
  func desktop() throws {
    let host = ViewHost(Page(), size: size)
    #expect(try Pixels(host, size)[4, 4] != blue)
  }
}
