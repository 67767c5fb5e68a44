// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Rows without a section stay whole while a section comes between them, or goes: their run has an identity, as a section has.
@MainActor
@Suite("Rows without a section")
struct LooseRowTests {
  nonisolated enum Place: CaseIterable { case first, between, two, last }
  nonisolated struct Case: CustomTestStringConvertible {
    let place: Place
    let isForm: Bool
    let look: Look
    var testDescription: String { "\(place), \(isForm ? "form" : "list"), \(look)" }
  }

  private nonisolated static let cases = Place.allCases.flatMap { place in
    [true, false].flatMap { isForm in
      [Look.desktop, .phone].map { Case(place: place, isForm: isForm, look: $0) }
    }
  }

  private struct Page: View {
    let each: Case
    @State private var isOn = false

    private var section: some View { Section("new") { Text("in it") } }

    @ViewBuilder private var rows: some View {
      if isOn, each.place == .first { section }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      if isOn, each.place == .between || each.place == .two { section }
      Color.pureRed.frame(height: 24)
      if isOn, each.place == .two { Section("other") { Text("in it too") } }
      Color(red: 0, green: 0, blue: 1).frame(height: 24)
      if isOn, each.place == .last { section }
    }

    var body: some View {
      if each.isForm { Form { rows }.formStyle(.grouped) } else { List { rows }.listStyle(.insetGrouped) }
    }
  }

  @Test("Rows without a section are whole at each moment of the motion", arguments: cases)
  func whole(_ each: Case) throws {
    let size = CGSize(width: 300, height: 500)
    let host = ViewHost(Page(each: each), size: size, look: each.look)
    /// The heights of both rows, in pixels.
    func heights() throws -> [Int] {
      let pixels = try Pixels(host, size)
      let column = (0..<Int(size.height)).map { pixels[150, $0] }
      return [column.count { $0 == [255, 0, 0, 255] }, column.count { $0 == [0, 0, 255, 255] }]
    }
    #expect(try heights() == [24, 24])
    for direction in ["comes", "goes"] {
      try host.get(.text("Go")).tap()
      for step in 1...9 {
        try host.advance(by: .seconds(0.1))
        // The edge of a row between two pixels is mixed with the card.
        let shown = try heights()
        #expect(shown.allSatisfy { (22...24).contains($0) }, "the section \(direction), 0.\(step) s: \(shown)")
      }
      try host.settle()
      #expect(try heights() == [24, 24])
    }
  }
}
