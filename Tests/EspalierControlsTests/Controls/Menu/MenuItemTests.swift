// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The items of menus: their lines, margins, widths and highlights, by those of `NSMenu` and `UIMenu`.
@MainActor
@Suite("Items of menus")
struct MenuItemTests {
  private static let size = CGSize(width: 500, height: 700)

  private func open(_ items: some View, look: Look = .desktop) throws -> ViewHost<some View> {
    let host = ViewHost(
      Menu("Options") { items }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: Self.size, look: look)
    try host.get(.text("Options")).tap()
    try host.settle()
    return host
  }

  private func step(_ first: String, _ second: String, in host: ViewHost<some View>) throws -> CGFloat {
    try host.get(.text(second)).frame.midY - host.get(.text(first)).frame.midY
  }

  /// The frames of the menus that are open, the outermost first.
  private func panels(_ host: ViewHost<some View>) -> [CGRect] {
    func menus(_ nodes: [AccessibilityNode]) -> [CGRect] {
      nodes.flatMap { ($0.kind == .menu ? [$0.frame] : []) + menus($0.children) }
    }
    return menus(host.graph.accessibilityNodes)
  }

  // MARK: - Lines

  private struct Inline: View {
    @State private var order = 0
    var body: some View {
      Picker("Order", selection: $order) {
        Text("Name").tag(0)
        Text("Date").tag(1)
      }
      .pickerStyle(.inline)
    }
  }

  private struct Line: View {
    var body: some View { Divider() }
  }

  @Test("One line stands between groups, however many dividers are written there", arguments: [Look.desktop, .phone])
  func lines(_ look: Look) throws {
    let host = try open(
      Group {
        Button("One") {}
        Button("Two") {}
        Divider()
        Inline()
        Divider()
        Button("Import") {}
        Divider()
        Section { Button("Export") {} }
        Divider()
        Line()
        Button("Three") {}
        Section {
          Button("Four") {}
          Divider()
          Button("Five") {}
        }
      }, look: look)
    let row = try step("One", "Two", in: host)
    let line = try step("Two", "Name", in: host) - row
    #expect(line > 1 && line < row)
    let pairs = [
      ("Date", "Import"), ("Import", "Export"), ("Export", "Three"), ("Three", "Four"), ("Four", "Five"),
    ]
    for (first, second) in pairs {
      #expect(try abs(step(first, second, in: host) - row - line) < 0.01, "\(first) \(second)")
    }
  }

  @Test("No line is at the beginning or the end") func ends() throws {
    func height(_ items: some View) throws -> CGFloat { try #require(panels(open(items)).first).height }
    let plain = try height(Button("One") {})
    let lined = try height(
      Group {
        Divider()
        Button("One") {}
        Divider()
      })
    #expect(lined == plain)
    #expect(try height(Divider()) < plain)
  }

  // MARK: - Margins

  @Test("A text, a symbol or a label is an item that cannot be chosen", arguments: [Look.desktop, .phone])
  func captions(_ look: Look) throws {
    let host = try open(
      Group {
        Button("Item") {}
        Button("Off") {}.disabled(true)
        Text("Just text")
        Text("Bold").bold()
        Button("Starred", systemImage: "star") {}
        Label("Labelled", systemImage: "bolt")
      }, look: look)
    let row = try step("Item", "Off", in: host)
    for (first, second) in [("Off", "Just text"), ("Just text", "Bold")] {
      #expect(try abs(step(first, second, in: host) - row) < 0.01, "\(second)")
      #expect(try abs(host.get(.text(second)).frame.minX - host.get(.text("Item")).frame.minX) < 0.01)
    }
    #expect(
      try abs(host.get(.text("Labelled")).frame.minX - host.get(.text("Starred")).frame.minX) < 0.01)
    // As gray as an item that is disabled.
    let pixels = try Pixels(host, Self.size)
    func darkest(_ name: String) throws -> Int {
      let frame = try host.get(.text(name)).frame
      var result = 255
      for x in Int(frame.minX)..<Int(frame.maxX) {
        for y in Int(frame.minY)..<Int(frame.maxY) { result = min(result, pixels[x, y][0]) }
      }
      return result
    }
    let (item, off) = (try darkest("Item"), try darkest("Off"))
    #expect(off > item + 40)
    for name in ["Just text", "Labelled"] { #expect(try abs(darkest(name) - off) < 40, "\(name)") }
    try host.get(.text("Just text")).tap()
    try host.settle()
    #expect(host.all(.text("Item")).count == 1)
  }

  @Test(
    "The symbol of an item stands in the column of symbols, wherever it stands in the label",
    arguments: [Look.desktop, .phone])
  func icons(_ look: Look) throws {
    let host = try open(
      Group {
        Button("Item", systemImage: "star") {}
        Button {
        } label: {
          Text("Behind")
          Text("Subtitle")
          Image(systemName: "bolt")
        }
        Button {
        } label: {
          Image(systemName: "bolt")
          Text("Before")
        }
        Menu {
          Button("Inner") {}
        } label: {
          Text("In a menu")
          Image(systemName: "bolt")
        }
      }, look: look)
    let start = try host.get(.text("Item")).frame.minX
    for name in ["Behind", "Subtitle", "Before", "In a menu"] {
      #expect(try abs(host.get(.text(name)).frame.minX - start) < 0.01, "\(name)")
    }
  }

  @Test("A header begins where the texts of its items begin", arguments: [Look.desktop, .phone])
  func headers(_ look: Look) throws {
    struct Options: View {
      @State private var choice = 1
      var body: some View {
        Section("Small") {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Section {
          Text("Ten").tag(10)
        } header: {
          Text("Large")
        }
      }
    }
    struct Page: View {
      @State private var choice = 2
      var body: some View {
        Form { Picker("Pick", selection: $choice) { Options() } }
      }
    }
    let host = ViewHost(Page(), size: Self.size, look: look)
    try host.get(.role(.button, name: "Pick")).tap()
    try host.settle()
    let start = try host.get(.text("One")).frame.minX
    for name in ["Small", "Large", "Ten"] {
      #expect(try abs(host.get(.text(name)).frame.minX - start) < 0.01, "\(name)")
    }
    // It is no option.
    #expect(host.all(.role(.button, name: "Small")).isEmpty)
    let inline = try open(
      Picker("Pick", selection: .constant(1)) { Options() }.pickerStyle(.inline), look: look)
    #expect(
      try abs(inline.get(.text("Small")).frame.minX - inline.get(.text("One")).frame.minX) < 0.01)
  }

  @Test("A menu is as wide as its widest item", arguments: [Look.desktop, .phone])
  func widths(_ look: Look) throws {
    func menu(_ option: some View) throws -> ViewHost<some View> {
      try open(
        Group {
          Picker("A picker of things", selection: .constant(1)) { option.tag(1) }.pickerStyle(.menu)
          Button("Item") {}
        }, look: look)
    }
    let long = "A rather long option of a picker"
    let host = try menu(Label(long, systemImage: "1.circle"))
    let alone = ViewHost(Text(long), size: Self.size, look: look)
    #expect(try abs(host.get(.text(long)).frame.width - alone.get(.text(long)).frame.width) < 0.6)
    let short = try menu(Label("N1", systemImage: "1.circle"))
    let shortAlone = ViewHost(Text("N1"), size: Self.size, look: look)
    #expect(try abs(short.get(.text("N1")).frame.width - shortAlone.get(.text("N1")).frame.width) < 0.6)
  }

  // MARK: - Highlights

  @Test("The item that the keyboard is at looks like the one below the pointer") func highlights() throws {
    let items = Group {
      Button("One") {}
      Toggle("Two", isOn: .constant(true))
      Menu("Three") { Button("Inner") {} }
      Button("Four") {}
    }
    for (steps, name) in [(1, "One"), (2, "Two"), (3, "Three")] {
      let byKey = try open(items), byPointer = try open(items)
      for _ in 0..<steps { byKey.keys.press(.downArrow) }
      try byKey.settle()
      let frame = try byPointer.get(.text(name)).frame
      byPointer.pointer.hover(at: CGPoint(x: frame.midX, y: frame.midY))
      try byPointer.settle()
      #expect(try Pixels(byKey, Self.size) == Pixels(byPointer, Self.size), "\(name)")
    }
  }

  @Test(
    "The chosen option of a menu has its mark and no highlight, unless a key opened the menu; a desktop's picker begins at it"
  )
  func chosen() throws {
    struct Page: View {
      let isPicker: Bool
      @State private var choice = 2
      var body: some View {
        if isPicker { picker.pickerStyle(.menu) } else { Menu("Options") { picker.pickerStyle(.inline) } }
      }

      private var picker: some View {
        Picker("Options", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
    }
    func isLit(_ look: Look, byKey: Bool, isPicker: Bool = false) throws -> Bool {
      let host = ViewHost(Page(isPicker: isPicker), size: Self.size, look: look)
      let button = try host.get(.role(.button, name: "Options"))
      if byKey { try button.key(.space) } else { try button.tap() }
      try host.settle()
      let pixels = try Pixels(host, Self.size)
      let panel = try #require(panels(host).first)
      let x = Int(panel.maxX) - 20
      // The button of a picker shows its option, too.
      let rows = try ["One", "Two"].map { name in
        try #require(host.all(.text(name)).map(\.frame).first { panel.contains(CGPoint(x: $0.midX, y: $0.midY)) })
      }
      return pixels[x, Int(rows[0].midY)] != pixels[x, Int(rows[1].midY)]
    }
    for look in [Look.desktop, .phone] {
      #expect(try !isLit(look, byKey: false))
      #expect(try isLit(look, byKey: true))
      #expect(try isLit(look, byKey: false, isPicker: true) == (look == .desktop))
    }
  }

  @Test("A menu at the pointer has no highlight either") func chosenInContextMenu() throws {
    let host = ViewHost(
      Color.gray.contextMenu {
        Picker("Choice", selection: .constant(2)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.inline)
      }, size: Self.size)
    host.pointer.secondaryPress(at: CGPoint(x: 300, y: 300))
    try host.settle()
    let pixels = try Pixels(host, Self.size)
    let x = Int(try #require(panels(host).first).maxX) - 20
    let (one, two) = (try host.get(.text("One")).frame, try host.get(.text("Two")).frame)
    #expect(pixels[x, Int(one.midY)] == pixels[x, Int(two.midY)])
  }

  @Test("An item is lit as long as its menu is open") func openItem() throws {
    func color(_ host: ViewHost<some View>, beside name: String) throws -> [Int] {
      let panel = try #require(panels(host).first)
      return try Pixels(host, Self.size)[Int(panel.midX), Int(host.get(.text(name)).frame.maxY)]
    }
    let items = Group {
      Button("One") {}
      Menu("More") { Button("Inner") {} }
      Picker("Choice", selection: .constant(1)) { Text("Option").tag(1) }.pickerStyle(.menu)
    }
    for name in ["More", "Choice"] {
      let host = try open(items)
      let plain = try color(host, beside: name)
      #expect(try color(host, beside: "One") == plain)
      try host.get(.role(.button, name: name)).tap()
      try host.settle()
      #expect(try color(host, beside: name) != plain)
      host.keys.press(.escape)
      try host.settle()
      // The keyboard has gone back to no item.
      #expect(try color(host, beside: name) == plain)
    }
  }
}
