// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

extension PageTests {
  @Suite(
    "The page of previews follows the editor, and takes what a window takes", .enabled(if: BuiltProducts.hasCommand))
  struct ServedPreviewTests {
    private static let top: UInt32 = 0xE00000
    private static let box: UInt32 = 0x204060

    /// A bar on top, a box of 100 points for each press and for each character that is typed, and a preview of it.
    private func text(top: UInt32 = top, body: String = "", name: String = "First") -> String {
      func color(_ color: UInt32) -> String {
        "Color(red: \(color >> 16).0 / 255, green: \(color >> 8 & 255).0 / 255, blue: \(color & 255).0 / 255)"
      }
      return """
        import SwiftUI

        struct Board: View {
          @State private var count = 0
          @State private var name = ""
          var body: some View {
            \(body)
            VStack(spacing: 0) {
              \(color(top)).frame(width: 200, height: 40)
              Button { count += 1 } label: { Color.gray.frame(width: 200, height: 40) }.buttonStyle(.plain)
              TextField("", text: $name).frame(width: 200, height: 40)
              HStack(spacing: 0) {
                ForEach(0..<(count + name.count), id: \\.self) { _ in \(color(Self.box)).frame(width: 10, height: 10) }
              }
              Spacer(minLength: 0)
            }
          }
        }

        #Preview("\(name)", traits: .fixedLayout(width: 200, height: 160)) { Board() }

        """
    }

    @Test func editsPressesAndChoices() async throws {
      let file = try ServedFile(text(), "--appearance", "light")
      defer { file.stop() }
      let page = try await file.open()
      try await page.wait(for: [8000], of: Self.top, after: "the start", in: file)
      #expect(try await page.text("#title") == "Previews of Board.swift")
      #expect(try await page.text("figcaption") == "Desktop, light · 200 × 160")

      try await press(at: 60, in: page)
      try await page.wait(for: [100], of: Self.box, after: "a press", in: file)
      try await press(at: 100, in: page)
      try await page.type("ab")
      try await page.wait(for: [300], of: Self.box, after: "two keys", in: file)

      try file.save(text(body: "let = 1"))
      try await page.expect("One error") { try await page.texts(".problem h2").first ?? "" }
      #expect(try await page.text(".problem .position") == "Board.swift:7:9")
      #expect(try await page.text(".problem pre").hasSuffix("let = 1 ^"))
      // The last good version goes on.
      try await press(at: 60, in: page)
      try await page.wait(for: [400], of: Self.box, after: "a press beside an error", in: file)

      try file.save(text(top: 0x00A000))
      try await page.wait(for: [8000], of: 0x00A000, after: "a new colour", in: file)
      try await page.wait(for: [400], of: Self.box, after: "the state was handed over", in: file)
      try await page.expect("0") { "\(try await page.count(".problem:not([hidden])"))" }

      try await page.choose("Both", in: "appearance")
      try await page.wait(for: [8000, 8000], of: 0x00A000, after: "both appearances", in: file)
      try await page.choose("50 %", in: "zoom")
      try await page.wait(for: [2000, 2000], of: 0x00A000, after: "a zoom of one half", in: file)
      #expect(try await page.console() == [])
    }

    @Test func aTrapInTheNewVersionLeavesTheLastPicture() async throws {
      let file = try ServedFile(text(), "--appearance", "light")
      defer { file.stop() }
      let page = try await file.open()
      try await page.wait(for: [8000], of: Self.top, after: "the start", in: file)
      try file.save(text(body: "let list = [1]; let _ = list[count + 5]"))
      try await page.expect("true", "the trap") {
        "\(try await page.texts(".problem.crash .place").contains { $0.contains("Index out of range") })"
      }
      #expect(try await page.texts(".problem.crash button") == ["Start Again", "Hide"])
      try await page.wait(for: [8000], of: Self.top, after: "the trap", in: file)
    }

    @Test func theWheelScrollsWhatIsUnderIt() async throws {
      let file = try ServedFile(
        """
        import SwiftUI
        #Preview("Long", traits: .fixedLayout(width: 200, height: 160)) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<2) { Color(red: $0 == 0 ? 1 : 0, green: 0, blue: $0 == 1 ? 1 : 0).frame(height: 160) }
            }
          }
          .scrollIndicators(.hidden)
        }

        """, "--appearance", "light")
      defer { file.stop() }
      let page = try await file.open()
      try await page.wait(for: [32000], of: 0xFF0000, after: "the start", in: file)
      let (x, y) = try await place(at: 80, in: page)
      try await page.turnWheel(by: 60, x: x, y: y)
      try await page.wait(for: [20000], of: 0xFF0000, after: "a turn", in: file)
      try await page.turnWheel(by: 200, x: x, y: y)
      try await page.wait(for: [32000], of: 0x0000FF, after: "a turn to the end", in: file)
    }

    @Test func namesAreTexts() async throws {
      let name = #"</script><img src=x onerror=alert(1)>"#
      let file = try ServedFile(text(name: name), "--appearance", "light")
      defer { file.stop() }
      let page = try await file.open()
      try await page.wait(for: [8000], of: Self.top, after: "the start", in: file)
      #expect(try await page.text(".row h2") == name)
      #expect(try await page.count("img") == 1)
    }

    @Test func thePageReportsTheEndOfTheCommand() async throws {
      let file = try ServedFile(text(), "--appearance", "light")
      let page = try await file.open()
      try await page.wait(for: [8000], of: Self.top, after: "the start", in: file)
      file.stop()
      try await page.expect("The command has ended") { try await page.text("#status") }
    }

    /// Presses in the middle of the only picture, as many points below its upper edge.
    private func press(at y: Double, in page: Page) async throws {
      let (x, y) = try await place(at: y, in: page)
      try await page.click(x: x, y: y)
    }

    /// The middle of the only picture, as many points below its upper edge.
    private func place(at y: Double, in page: Page) async throws -> (x: Double, y: Double) {
      let bounds = try await page.script(
        """
        const bounds = document.querySelector(".surface").getBoundingClientRect();
        return [bounds.left, bounds.top];
        """)
      return ((bounds.array?[0].number ?? 0) + 100, (bounds.array?[1].number ?? 0) + y)
    }
  }
}
