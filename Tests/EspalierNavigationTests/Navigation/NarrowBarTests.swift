// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The parts that a bar gives up if it is too narrow: first the title of the way back, which becomes "Back" and then the arrow
/// alone, as UIKit's bars do; then the page's title is cut; then items go into the menu.
@MainActor
@Suite struct NarrowBarTests {
  private struct Pages: View {
    let below: String
    let title: String
    let items: Int
    @State private var path = [1]

    init(below: String, title: String, items: Int) {
      self.below = below
      self.title = title
      self.items = items
    }

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationTitle(below)
          .navigationDestination(for: Int.self) { _ in
            Text("Content").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
              .toolbar {
                ToolbarItemGroup {
                  ForEach(0..<items, id: \.self) { Button("Item \($0)", systemImage: "star") {} }
                }
              }
          }
      }
    }
  }

  private func host(_ width: CGFloat, _ look: Look, below: String = "Observations", items: Int = 2) -> ViewHost<Pages> {
    ViewHost(
      Pages(below: below, title: "European Robin", items: items), size: CGSize(width: width, height: 300), look: look)
  }

  /// The title that the way back shows: below it the bar of the page below is drawn.
  private func texts(_ host: ViewHost<Pages>, below: String) throws -> [String] {
    let button = try host.get(.role(.button, name: below)).frame.insetBy(dx: -0.5, dy: -0.5)
    return host.drawnTexts.filter { button.contains($0.frame) }.map(\.string)
  }

  @Test("The way back becomes shorter while the page's title is whole, and back", arguments: [Look.desktop, .phone])
  func order(_ look: Look) throws {
    let host = host(700, look)
    let whole = try host.get(.text("European Robin")).frame.width
    var steps: [String] = []
    func step() throws -> String {
      let texts = try texts(host, below: "Observations")
      let back = texts.contains("Observations") ? "title" : texts.contains("Back") ? "back" : "arrow"
      // Whatever it shows, it is called by the title of the page below.
      #expect(host.all(.role(.button, name: "Observations")).count == 1)
      let isWhole = try host.get(.text("European Robin")).frame.width > whole - 0.5
      let hasItems = !host.all(.role(.button, name: "Item 1")).isEmpty
      return "\(back)\(isWhole ? "" : ", cut")\(hasItems ? "" : ", menu")"
    }
    for width in stride(from: 700.0, through: 170, by: -2) {
      host.size = CGSize(width: width, height: 300)
      let now = try step()
      if now != steps.last { steps.append(now) }
    }
    #expect(steps.starts(with: ["title", "back", "arrow", "arrow, cut"]), "\(steps)")
    #expect(
      steps.dropFirst(3).allSatisfy { $0.hasPrefix("arrow") } && steps.contains { $0.hasSuffix("menu") }, "\(steps)")
    host.size = CGSize(width: 700, height: 300)
    #expect(try step() == "title")
  }

  @Test("Nothing lies over another part of the bar, or leaves it", arguments: [Look.desktop, .phone], [0, 1, 6])
  func overlap(_ look: Look, items: Int) throws {
    let host = host(700, look, below: "A long title of the page below", items: items)
    for width in stride(from: 700.0, through: 150, by: -10) {
      host.size = CGSize(width: width, height: 300)
      var frames = [try host.get(.role(.button, name: "A long title of the page below")).frame]
      frames += (0..<items).flatMap { host.all(.role(.button, name: "Item \($0)")).map(\.frame) }
      frames += host.all(.role(.button, name: "More")).map(\.frame)
      frames += host.drawnTexts.filter { $0.string.hasPrefix("European") && $0.frame.maxY < 44 }.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= -0.5 && frame.maxX <= width + 0.5, "\(width): \(frame)")
        for other in frames[(index + 1)...] { #expect(frame.intersection(other).width < 0.5, "\(width): \(frame)") }
      }
    }
  }

  @Test("A title of the page below that is short stays; without one the way back is called Back")
  func titles() throws {
    let short = host(300, .phone, below: "Ox", items: 0)
    #expect(try texts(short, below: "Ox") == ["Ox"])
    let narrow = host(180, .phone, below: "Ox", items: 0)
    #expect(try texts(narrow, below: "Ox").isEmpty)
  }

  @Test("The way back still goes back when it is the arrow alone", arguments: [Look.desktop, .phone])
  func goesBack(_ look: Look) throws {
    let host = host(220, look, below: "A long title of the page below")
    try host.get(.role(.button, name: "A long title of the page below")).tap()
    try host.settle()
    #expect(host.all(.text("Content")).isEmpty && !host.all(.text("Root")).isEmpty)
  }
}
