// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Rows and bars where the size of text is one of those for low vision: as on iOS, values of a phone's rows stand below their labels, and
/// bars do not follow beyond `xxxLarge`.
@MainActor
@Suite struct LargeTextTests {
  private struct Rows: View {
    let size: DynamicTypeSize
    @State private var day = "Wednesday"
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
    @State private var count = 3
    @State private var isOn = true

    var body: some View {
      Form {
        Picker("Weekday", selection: $day) {
          Text("Monday").tag("Monday")
          Text("Wednesday").tag("Wednesday")
        }
        DatePicker("Starting", selection: $date, displayedComponents: .date)
        LabeledContent("Destination", value: "Greenwich")
        Stepper("Participants", value: $count)
        Toggle("Return", isOn: $isOn)
      }
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .dynamicTypeSize(size)
    }

    init(_ size: DynamicTypeSize) { self.size = size }
  }

  private func host(_ size: DynamicTypeSize, _ look: Look = .phone) -> ViewHost<Rows> {
    ViewHost(Rows(size), size: CGSize(width: 393, height: 1200), look: look)
  }

  private let pairs = [("Weekday", "Wednesday"), ("Starting", "Jun 15, 2025"), ("Destination", "Greenwich")]

  @Test("A value stands below its label, whole", arguments: [DynamicTypeSize.accessibility1, .accessibility3])
  func below(_ size: DynamicTypeSize) throws {
    let host = host(size)
    for (label, value) in pairs {
      let (label, value) = (try host.get(.text(label)).frame, try host.get(.text(value)).frame)
      #expect(value.minY >= label.maxY - 0.5 && value.minX < 80, "\(label) \(value)")
      #expect(value.maxX < 373)
    }
    let drawn = host.drawnTexts.map(\.string)
    #expect(drawn.allSatisfy { !$0.contains("…") }, "\(drawn)")
    let (label, stepper) = (
      try host.get(.text("Participants")).frame, try host.get(.role(.stepper)).frame
    )
    #expect(stepper.maxY > label.maxY + 20)
    // A switch does not grow, and stays beside its label.
    let toggle = try host.get(.role(.toggle, name: "Return")).frame
    #expect(try toggle.height < host.get(.text("Return")).frame.height + 10)
  }

  @Test("Up to xxxLarge, and on a desktop, a value stands beside its label", arguments: [Look.phone, .desktop])
  func beside(_ look: Look) throws {
    let host = host(look == .phone ? .xxxLarge : .accessibility1, look)
    let label = try host.get(.text("Destination")).frame
    let value = try host.get(.text("Greenwich")).frame
    #expect(abs(value.midY - label.midY) < 1 && value.minX > label.maxX)
  }

  @Test("A picker below its label opens its menu, and keeps what is chosen when the size changes")
  func picks() throws {
    let host = host(.accessibility2)
    try host.get(.text("Wednesday")).tap()
    try host.settle()
    try host.get(.role(.button, name: "Monday")).tap()
    try host.settle()
    #expect(host.all(.text("Wednesday")).isEmpty && host.all(.text("Monday")).count == 1)
  }

  private struct Page: View {
    let size: DynamicTypeSize
    let isInside: Bool
    @State private var isShown = false

    init(_ size: DynamicTypeSize, isInside: Bool) {
      self.size = size
      self.isInside = isInside
    }

    var body: some View {
      NavigationStack {
        Text("Content")
          .navigationTitle("Journey").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { isShown = true }.sheet(isPresented: $isShown) { Text("Sheet") }
            }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
          .transformEnvironment(\.dynamicTypeSize) { if isInside { $0 = size } }
      }
      .dynamicTypeSize(isInside ? .large : size)
    }
  }

  /// The heights of what is in the bars, and of the content.
  private func heights(_ size: DynamicTypeSize, _ look: Look, isInside: Bool = false) throws -> [CGFloat] {
    let host = ViewHost(Page(size, isInside: isInside), size: CGSize(width: 393, height: 500), look: look)
    return try ["Cancel", "Save", "Below", "Journey", "Content"].map { try host.get(.text($0)).frame.height }
  }

  @Test("Bars follow the size of text up to xxxLarge, and no further", arguments: [Look.phone, .desktop])
  func bars(_ look: Look) throws {
    let (greatest, large) = (try heights(.xxxLarge, look), try heights(.accessibility3, look))
    #expect(greatest.dropLast() == large.dropLast() && greatest[4] < large[4] - 5, "\(greatest) \(large)")
    #expect(try heights(.large, look)[0] < greatest[0])
    // The size of the page alone.
    let inside = try heights(.accessibility3, look, isInside: true)
    #expect(inside[..<3] == large[..<3] && inside[4] == large[4], "\(inside)")
  }

  @Test("What an item of a bar presents has the user's size", arguments: [Look.phone, .desktop])
  func presents(_ look: Look) throws {
    let host = ViewHost(
      Page(.accessibility3, isInside: false), size: CGSize(width: 393, height: 500), look: look)
    try host.get(.role(.button, name: "Save")).tap()
    try host.settle()
    #expect(try host.get(.text("Sheet")).frame.height == host.get(.text("Content")).frame.height)
  }
}
