// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierNavigation

/// `sectionIndexLabel(_:)` and `listSectionIndexVisibility(_:)` (documentation: labels at the trailing side of the list, of which
/// a tap goes to the section).
@MainActor
@Suite("Section index")
struct SectionIndexTests {
  private struct Page: View {
    enum Container { case list, form, inStack }
    var container = Container.list
    var sections = 20
    var visibility = Visibility.automatic
    @State private var added = 0

    var body: some View {
      switch container {
      case .list: List { content }.listSectionIndexVisibility(visibility)
      case .form: Form { content }.formStyle(.grouped).listSectionIndexVisibility(visibility)
      case .inStack:
        NavigationStack { List { content }.navigationTitle("Letters").accessibilityIdentifier("list") }
      }
    }

    @ViewBuilder private var content: some View {
      Section("Unnamed") { Button("Add") { added += 1 } }
      ForEach(0..<sections + added, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(0..<5, id: \.self) { Text("Row \(section).\($0)") }
        }
        .sectionIndexLabel("L\(section)")
      }
      Section("Hidden") { Text("Last") }.sectionIndexLabel(nil)
    }
  }

  private let size = CGSize(width: 300, height: 420)

  private func host(_ page: Page, look: Look = .phone, rightToLeft: Bool = false) -> ViewHost<Page> {
    ViewHost(page, size: size, look: look) {
      if rightToLeft { $0.layoutDirection = .rightToLeft }
    }
  }

  private func labels(_ host: ViewHost<Page>) -> [DrawnItemText] {
    host.drawnTexts.filter { $0.string.hasPrefix("L") && $0.string.count < 5 && $0.string != "Last" }
  }

  @Test("The labels are centred at the trailing side", arguments: [false, true])
  func place(rightToLeft: Bool) throws {
    let host = host(Page(), rightToLeft: rightToLeft)
    let labels = labels(host)
    #expect(labels.map(\.string) == (0..<20).map { "L\($0)" })
    let first = try #require(labels.first).frame
    let last = try #require(labels.last).frame
    #expect(rightToLeft ? first.maxX < 40 : first.minX > 260)
    #expect(abs((first.minY + last.maxY) / 2 - 210) < 1)
  }

  @Test("A press on a label puts its section at the top at once", arguments: [Page.Container.list, .form])
  private func press(_ container: Page.Container) throws {
    let host = host(Page(container: container))
    #expect(host.all(.text("Section 12")).isEmpty)
    try host.get(.role(.button, name: "L12")).tap()
    #expect(try abs(host.get(.text("Section 12")).frame.minY) < 40)
    try host.get(.role(.button, name: "L3")).tap()
    #expect(try abs(host.get(.text("Section 3")).frame.minY) < 40)
    try host.get(.role(.button, name: "L19")).tap()
    #expect(!host.all(.text("Last")).isEmpty)
  }

  @Test("A finger along the labels scrolls on, and screen readers press them")
  func drag() throws {
    let host = host(Page())
    try host.get(.role(.button, name: "L2")).drag(to: host.get(.role(.button, name: "L15")), at: .center)
    #expect(try abs(host.get(.text("Section 15")).frame.minY) < 40)
    try host.get(.role(.button, name: "L7")).perform("activate")
    #expect(try abs(host.get(.text("Section 7")).frame.minY) < 40)
  }

  @Test("Hidden, shown on request, and none on a desktop by itself")
  func visibility() {
    #expect(labels(host(Page(visibility: .hidden))).isEmpty)
    #expect(labels(host(Page(), look: .desktop)).isEmpty)
    #expect(labels(host(Page(visibility: .visible), look: .desktop)).count == 20)
    #expect(labels(host(Page(container: .form, visibility: .hidden))).isEmpty)
  }

  @Test("A change of the sections changes the labels")
  func change() throws {
    let host = host(Page())
    try host.get(.role(.button, name: "Add")).tap()
    try host.settle()
    #expect(labels(host).last?.string == "L20")
    try host.get(.role(.button, name: "L20")).tap()
    #expect(!host.all(.text("Section 20")).isEmpty)
  }

  @Test("Under a large title a section comes to rest below the bar, and the first one brings the title back")
  func largeTitle() throws {
    let host = host(Page(container: .inStack))
    try host.get(.role(.button, name: "L12")).tap()
    try host.settle()
    let header = try host.get(.text("Section 12")).frame
    #expect(header.minY > 40 && header.minY < 90)
    #expect(host.drawnTexts.filter { $0.string == "Letters" }.allSatisfy { $0.frame.height < 30 })
  }

  @Test("Of 1,000 sections as many labels as fit are shown, with dots between, and no row is made for them")
  func many() throws {
    let host = host(Page(sections: 1_000))
    let shown = labels(host)
    #expect(shown.first?.string == "L0" && shown.last?.string == "L999" && shown.count == 15)
    #expect(host.all(.text("Row 500.0")).isEmpty)
    try host.get(.role(.button, name: "L999")).tap()
    #expect(!host.all(.text("Row 999.0")).isEmpty)
  }

  @Test("Every entry can be reached by its place, even if a dot stands for it")
  func marks() {
    let all = SectionIndexMarks(count: 26, space: 26)
    #expect((0..<26).allSatisfy { all.entry(labelledBy: $0) == $0 && all.entry(at: CGFloat($0) + 0.5) == $0 })
    let some = SectionIndexMarks(count: 26, space: 12)
    #expect(some.count == 11)
    #expect((0..<11).map { some.entry(labelledBy: $0) } == [0, nil, 5, nil, 10, nil, 15, nil, 20, nil, 25])
    #expect(Set((0...110).map { some.entry(at: CGFloat($0) / 10) }) == Set(0..<26))
    #expect(some.entry(at: -20) == 0 && some.entry(at: 20) == 25)
    #expect(SectionIndexMarks(count: 3, space: 0).count == 1)
  }

  @Test("A label is a key, a text or a string; nil leaves the section out of the index") func forms() {
    func labels(_ change: (Section<Text, Text, EmptyView>) -> some View) -> [String] {
      let section = change(Section("Section") { Text("Row") })
      return ViewHost(List { section }, size: size, look: .phone).drawnTexts.map(\.string).filter { $0.hasPrefix("L") }
    }
    let (string, none) = (String("L1"), String?.none)
    #expect(labels { $0 } == [])
    #expect(labels { $0.sectionIndexLabel("L1") } == ["L1"])
    #expect(labels { $0.sectionIndexLabel(Text("L1")) } == ["L1"])
    #expect(labels { $0.sectionIndexLabel(string) } == ["L1"])
    #expect(labels { $0.sectionIndexLabel(none) } == [])
  }
}
