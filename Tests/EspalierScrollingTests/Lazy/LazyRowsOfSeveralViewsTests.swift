// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A row of a `ForEach` may be several views: lazy containers show all of them, as stacks do. Found by random programs, where the
/// color of a row was lost.
@MainActor
@Suite("Rows of several views in lazy containers") struct LazyRowsOfSeveralViewsTests {
  nonisolated static let rows = [
    "text, color", "color, text", "text, framed color", "text, gradient", "text, section", "section, text",
    "text, rows",
    "group", "own view", "shape, text",
  ]

  private struct Own: View {
    let number: Int
    var body: some View {
      Color.red.frame(height: 10).accessibilityElement().accessibilityLabel("mark \(number)")
      Text("text \(number)")
    }
  }

  private func mark(_ number: Int, _ view: some View) -> some View {
    view.accessibilityElement().accessibilityLabel("mark \(number)")
  }

  @ViewBuilder private func row(_ kind: String, _ number: Int) -> some View {
    switch kind {
    case "own view": Own(number: number)
    case "group":
      Group {
        Text("text \(number)")
        mark(number, Color.red)
      }
    default: EmptyView()
    }
  }

  @ViewBuilder private func rows(_ kind: String) -> some View {
    switch kind {
    case "text, color":
      ForEach(0..<3) {
        Text("text \($0)")
        Color(white: Double($0) / 3)
      }
    case "color, text":
      ForEach(0..<3) {
        Color(white: Double($0) / 3)
        Text("text \($0)")
      }
    case "text, framed color":
      ForEach(0..<3) {
        Text("text \($0)")
        mark($0, Color.red.frame(height: 10))
      }
    case "text, gradient":
      ForEach(0..<3) {
        Text("text \($0)")
        mark($0, LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }
    case "text, section":
      ForEach(0..<3) { number in
        Text("text \(number)")
        Section {
          Text("a \(number)")
          Text("b \(number)")
        } header: {
          Text("head \(number)")
        }
      }
    case "section, text":
      ForEach(0..<3) { number in
        Section { Text("a \(number)") }
        Text("text \(number)")
      }
    case "text, rows":
      ForEach(0..<3) { number in
        Text("text \(number)")
        ForEach(0..<2) { Text("in \(number) \($0)") }
      }
    case "shape, text":
      ForEach(0..<3) {
        Circle().frame(height: 12)
        Text("text \($0)")
      }
    default: ForEach(0..<3) { row(kind, $0) }
    }
  }

  /// The drawn texts and fills, without their places in the display list.
  private func drawn(_ view: some View) -> [String] {
    let host = ViewHost(ScrollView { view }, size: CGSize(width: 200, height: 500))
    return host.dump(.displayList).split(separator: "\n").map { $0.drop { "0123456789: ".contains($0) } }
      .filter { $0.hasPrefix("text") || $0.hasPrefix("fill") }.map(String.init)
  }

  @Test("A lazy stack draws what a stack draws", arguments: rows) func stack(_ kind: String) {
    // A lazy stack takes the width that it is offered.
    let eager = drawn(VStack(spacing: 4) { rows(kind) }.frame(maxWidth: .infinity))
    #expect(eager.count >= 6)
    #expect(drawn(LazyVStack(spacing: 4) { rows(kind) }) == eager)
  }

  @Test(
    "A lazy grid has a cell for each view",
    arguments: ["text, color", "color, text", "text, framed color", "group", "own view"])
  func grid(_ kind: String) {
    let cells = drawn(LazyVGrid(columns: [GridItem(), GridItem()]) { rows(kind) })
    #expect(cells.count { $0.hasPrefix("text") } == 3)
    #expect(cells.count { $0.hasPrefix("fill") } == 3)
  }
}
