// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Sections that open and close, prominent headers, badges.
@MainActor
@Suite("Sections and badges")
struct SectionTests {
  private struct Page: View {
    @State var isOpen = false
    var body: some View {
      List {
        Section("Rivers", isExpanded: $isOpen) {
          Text("Elbe"); Text("Oder")
        }
        Section {
          Text("Harz")
        } header: {
          Text("Hills")
        }
      }
      .listStyle(.insetGrouped)
    }
  }

  @Test("A press on the header opens a section and closes it") func expansion() throws {
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("Elbe")).isEmpty)
    let header = try host.get(.role(.button, name: "Rivers"))
    #expect(header.value == "0")
    let hills = try host.get(.text("Harz")).frame.minY
    try header.tap()
    try host.settle()
    #expect(try host.get(.text("Oder")).frame.minY > host.get(.text("Elbe")).frame.minY)
    #expect(try host.get(.text("Harz")).frame.minY > hills)
    try host.get(.role(.button, name: "Rivers")).tap()
    try host.settle()
    #expect(host.all(.text("Elbe")).isEmpty)
    #expect(try host.get(.text("Harz")).frame.minY == hills)
  }

  @Test("Sections without cards are apart on a desktop, also while headers stay at the top", arguments: [false, true])
  func gaps(isInset: Bool) throws {
    struct Lists: View {
      let isInset: Bool
      var body: some View {
        if isInset { rows.listStyle(.inset) } else { rows.listStyle(.plain) }
      }
      private var rows: some View {
        List {
          ForEach(0..<3, id: \.self) { section in
            Section("Section \(section)") { ForEach(0..<6, id: \.self) { Text("Row \(section) \($0)") } }
          }
        }
      }
    }
    func distance(scrolledBy offset: CGFloat) throws -> CGFloat {
      let host = ViewHost(Lists(isInset: isInset), size: CGSize(width: 300, height: 600))
      host.pointer.scroll(by: CGSize(width: 0, height: -offset), at: CGPoint(x: 150, y: 200))
      try host.settle()
      return try host.get(.text("Section 1")).frame.minY - host.get(.text("Row 0 5")).frame.maxY
    }
    let atFirst = try distance(scrolledBy: 0)
    #expect(atFirst > 16)
    #expect(try abs(distance(scrolledBy: 50) - atFirst) < 0.5)
  }

  @Test("Prominent headers are larger and written as they are") func prominence() throws {
    func header(_ prominence: Prominence) throws -> (String?, CGFloat) {
      let host = ViewHost(
        List { Section("Hills") { Text("Harz") } }.listStyle(.insetGrouped).headerProminence(prominence),
        size: CGSize(width: 300, height: 300))
      let element = try host.get(.role(.heading))
      return (element.text, element.frame.height)
    }
    let (standard, increased) = (try header(.standard), try header(.increased))
    #expect(increased.1 > standard.1)
    #expect(increased.0 == "Hills")
  }

  private struct Actions: View {
    @State private var count = 0
    @State private var isOpen = true
    var collapses = false
    var body: some View {
      List {
        Group {
          if collapses {
            Section("Rivers", isExpanded: $isOpen) { Text("Elbe") }
          } else {
            Section("Rivers") { Text("Elbe") }
          }
        }
        .sectionActions { Button("Add") { count += 1 } }
        Section { Text("Count: \(count)") }.sectionActions { Button("Reset") { count = 0 } }
        Section("Hills") { Text("Harz") }
      }
      .listStyle(.insetGrouped)
    }
  }

  @Test("Actions are at the end of the header, or the last rows", arguments: [false, true])
  func actions(isPhone: Bool) throws {
    let host = ViewHost(Actions(), size: CGSize(width: 300, height: 600), look: isPhone ? .phone : .desktop)
    let (header, row) = try (host.get(.text("Rivers")).frame, host.get(.text("Elbe")).frame)
    let add = try host.get(.role(.button, name: "Add"))
    if isPhone {
      #expect(add.frame.minY > row.maxY)
    } else {
      #expect(abs(add.frame.midY - header.midY) < 6 && add.frame.minX > header.maxX && add.frame.maxX > 260)
    }
    try add.tap()
    try host.get(.role(.button, name: "Add")).tap()
    #expect(try host.get(.text("Count: 2")).frame.height > 0)
    // A section without a header has rows in both looks, and others have none.
    let reset = try host.get(.role(.button, name: "Reset"))
    #expect(try reset.frame.minY > host.get(.text("Count: 2")).frame.maxY)
    try reset.tap()
    #expect(try host.get(.text("Count: 0")).frame.height > 0)
    #expect(host.all(.role(.button)).count == 2)
  }

  @Test("A press on an action does not close the section") func actionsOfCollapsingSections() throws {
    let host = ViewHost(Actions(collapses: true), size: CGSize(width: 300, height: 600))
    try host.get(.role(.button, name: "Add")).tap()
    #expect(try host.get(.text("Count: 1")).frame.height > 0 && host.get(.text("Elbe")).frame.height > 0)
    try host.get(.role(.button, name: "Rivers")).tap()
    try host.settle()
    #expect(host.all(.text("Elbe")).isEmpty && host.all(.role(.button, name: "Add")).count == 1)
  }

  @Test("Actions in a form, a scroll view and a sheet", arguments: [0, 1, 2], [false, true])
  func actionsInContainers(container: Int, isPhone: Bool) throws {
    struct Page: View {
      let container: Int
      @State private var count = 0
      var section: some View {
        Section("Rivers") { Text("Count: \(count)") }.sectionActions { Button("Add") { count += 1 } }
      }
      var body: some View {
        switch container {
        case 0: Form { section }.formStyle(.grouped)
        case 1: ScrollView { LazyVStack { section } }
        default:
          Color.clear.sheet(isPresented: .constant(true)) {
            List { section }.listStyle(.insetGrouped).frame(width: 300, height: 300)
          }
        }
      }
    }
    let host = ViewHost(
      Page(container: container), size: CGSize(width: 400, height: 500), look: isPhone ? .phone : .desktop)
    try host.settle()
    try host.get(.role(.button, name: "Add")).tap()
    #expect(try host.get(.text("Count: 1")).frame.height > 0)
  }

  @Test("A badge stands at the end of its row") func badges() throws {
    let host = ViewHost(
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
        Text("Junk").badge("new")
      }
      .listStyle(.insetGrouped), size: CGSize(width: 300, height: 300))
    #expect(try host.get(.text("12")).frame.maxX == 264)
    #expect(try host.get(.text("new")).frame.midY == host.get(.text("Junk")).frame.midY)
    #expect(host.all(.text("0")).isEmpty)
    #expect(try host.get(.text("Inbox")).frame.minX == host.get(.text("Sent")).frame.minX)
  }

  @Test("A badge of a form's row, and of a tab") func otherBadges() throws {
    let form = ViewHost(Form { Text("Inbox").badge(3) }.formStyle(.grouped), size: CGSize(width: 300, height: 200))
    #expect(try form.get(.text("3")).frame.maxX == 264)
    let tabs = ViewHost(
      TabView { Text("Page").tabItem { Text("Mail") }.badge(7) }, size: CGSize(width: 300, height: 200))
    #expect(tabs.all(.text("7")).count == 1)
  }

  @Test("A header is in capitals in a phone's cards, and as it is written on a desktop, in every container")
  func capitals() throws {
    for look in [Look.desktop, .phone] {
      let expected = look == .phone ? "NOTE" : "Note"
      func header(_ view: some View) -> [String] {
        ViewHost(view, size: CGSize(width: 700, height: 400), look: look).drawnTexts.map(\.string)
      }
      let section = Section("Note") { Text("Row") }
      #expect(header(Form { section }).contains(expected))
      #expect(header(Form { section }.formStyle(.grouped)).contains(expected))
      #expect(header(List { section }).contains(expected))
      #expect(header(List { section }.listStyle(.grouped)).contains(expected))
      #expect(header(List { section }.listStyle(.insetGrouped)).contains(expected))
    }
  }

  /// UIKit's plain style leaves the titles of headers as they are, and so do sidebars, whose headers are titles.
  @Test("Headers of plain lists and sidebars are as they are written; a phone's sidebar has titles")
  func writtenHeaders() throws {
    func height(_ view: some View, _ look: Look) throws -> CGFloat {
      let host = ViewHost(view, size: CGSize(width: 700, height: 400), look: look)
      let texts = host.drawnTexts.filter { $0.string == "Note" }
      return try #require(texts.first, "\(host.drawnTexts.map(\.string))").frame.height
    }
    let list = List { Section("Note") { Text("Row") } }
    let split = NavigationSplitView {
      list
    } detail: {
      Text("Detail")
    }
    for look in [Look.desktop, .phone] {
      let plain = try height(list.listStyle(.plain), look)
      #expect(try height(list.listStyle(.inset), look) == plain)
      let sidebars = [try height(list.listStyle(.sidebar), look), try height(split, look)]
      #expect(sidebars[0] == sidebars[1] && (look == .phone) == (sidebars[0] > plain + 3), "\(sidebars), \(plain)")
      // The look of each list is its own.
      let cards = HStack {
        list.listStyle(.plain)
        List { Section("Other") { Text("Row") } }.listStyle(.insetGrouped)
      }
      let texts = ViewHost(cards, size: CGSize(width: 700, height: 400), look: look).drawnTexts.map(\.string)
      #expect(texts.contains("Note") && texts.contains(look == .phone ? "OTHER" : "Other"), "\(texts)")
    }
    #expect(try height(list.listStyle(.plain).headerProminence(.increased), .phone) > 20)
  }

  private static let pinnedSize = CGSize(width: 250, height: 320)

  /// UIKit's plain headers float above the rows, which pass behind them.
  @Test(
    "Rows, their lines and their touches are behind a header that stays at the top", arguments: [Look.desktop, .phone])
  func pinnedHeader(_ look: Look) throws {
    struct Page: View {
      @State private var tapped = ""
      var body: some View {
        VStack(spacing: 0) {
          List {
            ForEach(0..<3) { section in
              Section("Head \(section)") {
                ForEach(0..<10) { row in
                  Button("Row \(row)") { tapped = "\(section) \(row)" }.listRowBackground(Color.red)
                }
              }
            }
          }
          .listStyle(.plain)
          Text("tapped \(tapped)").frame(height: 20)
        }
      }
    }
    let host = ViewHost(Page(), size: Self.pinnedSize, look: look)
    try host.settle()
    for step in 0..<12 {
      try host.get(.role(.list)).scroll(by: CGSize(width: 0, height: -11))
      try host.settle()
      let pixels = try Pixels(host, Self.pinnedSize)
      // The header at the top covers the whole width: no row's colour, and no line.
      for x in [2, 125, 247] {
        for y in [2, 9, 15] where !(20...90).contains(x) {
          #expect(pixels[x, y] == [255, 255, 255, 255], "\(look), step \(step), at \(x), \(y)")
        }
      }
    }
    host.pointer.tap(at: CGPoint(x: 125, y: 5))
    try host.settle()
    #expect(host.all(.text("tapped ")).count == 1)
  }
}
