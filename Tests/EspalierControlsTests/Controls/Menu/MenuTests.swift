// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct MenuTests {
  private struct Options: View {
    @State var done = "nothing"
    @State var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        Menu("Options") {
          Button("Copy") { done = "copied" }
          Button("Delete", role: .destructive) { done = "deleted" }
          Toggle("Wrap lines", isOn: $isOn)
          Divider()
          Menu("More") {
            Button("Print") { done = "printed" }
          }
        }
        Text(done)
        Text(isOn ? "wrapped" : "long")
        Spacer()
        Button("Beside") { done = "beside" }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func host() -> ViewHost<Options> { ViewHost(Options(), size: CGSize(width: 400, height: 400)) }

  @Test("The titles of items line up, however wide their symbols are", arguments: [Look.desktop, .phone])
  func titlesLineUp(look: Look) throws {
    let symbols = ["chevron.right", "rectangle.split.3x1", "minus", "photo.on.rectangle.angled"]
    let host = ViewHost(
      Menu("Options") {
        ForEach(symbols, id: \.self) { symbol in Button("Item \(symbol)", systemImage: symbol) {} }
        Menu {
          Button("Inner") {}
        } label: {
          Label("Item of a menu", systemImage: "tray.2")
        }
      }, size: CGSize(width: 400, height: 400), look: look)
    try host.get(.text("Options")).tap()
    try host.settle()
    let starts = try (symbols + ["of a menu"]).map { try host.get(.text("Item \($0)")).frame.minX }
    #expect(starts.allSatisfy { abs($0 - starts[0]) < 0.01 }, "\(starts)")
  }

  @Test("A line stands between sections, pickers, and what is beside them", arguments: [Look.desktop, .phone])
  func sections(look: Look) throws {
    struct Page: View {
      @State var layout = "Icons"
      @State var order = "Name"
      let hasMore = true
      var body: some View {
        Menu("Options") {
          Button("Open") {}
          Button("Rename") {}
          if hasMore {
            Section { Button("Complete") {} }
          }
          Section("Move") {
            Button("Up") {}
            Button("Down") {}
          }
          Picker("Layout", selection: $layout) {
            ForEach(["Icons", "List"], id: \.self) { Text($0) }
          }
          .pickerStyle(.inline)
          Picker("Order", selection: $order) {
            ForEach(["Name", "Date"], id: \.self) { Text($0) }
          }
          .pickerStyle(.inline)
          Button("Close") {}
        }
        Text("by \(order)")
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 700), look: look)
    try host.get(.role(.button, name: "Options")).tap()
    try host.settle()
    func step(_ first: String, _ second: String) throws -> CGFloat {
      try host.get(.text(second)).frame.midY - host.get(.text(first)).frame.midY
    }
    let row = try step("Open", "Rename")
    for (first, second) in [("Up", "Down"), ("Icons", "List"), ("Name", "Date")] {
      #expect(try abs(step(first, second) - row) < 0.01)
    }
    let line = try step("Rename", "Complete") - row
    #expect(line > 1)
    for (first, second) in [("List", "Name"), ("Date", "Close"), ("Down", "Icons")] {
      #expect(try abs(step(first, second) - row - line) < 0.01)
    }
    // A header stands where titles begin, and is a part of its section.
    #expect(try abs(host.get(.text("Move")).frame.minX - host.get(.text("Up")).frame.minX) < 0.01)
    #expect(try step("Complete", "Move") > row)
    try host.get(.text("Date")).tap()
    #expect(host.all(.text("by Date")).count == 1)
  }

  @Test("Options in a section of their own are apart in a picker's menu") func sectionsOfPickers() throws {
    struct Page: View {
      @State var choice: String?
      var body: some View {
        Picker("Glaze", selection: $choice) {
          Section { Text("None").tag(nil as String?) }
          ForEach(["Lemon", "Plum"], id: \.self) { Text($0).tag($0 as String?) }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 400))
    try host.get(.role(.button, name: "Glaze")).tap()
    try host.settle()
    let none = try host.get(.role(.button, name: "None")).frame.midY
    let lemon = try host.get(.text("Lemon")).frame.midY
    let plum = try host.get(.text("Plum")).frame.midY
    #expect(lemon - none > plum - lemon + 1)
    try host.get(.text("Plum")).tap()
    #expect(host.all(.text("Plum")).count == 1)
  }

  @Test func choosingAnItemClosesIt() throws {
    let host = host()
    let button = try host.get(.role(.button, name: "Options"))
    try button.tap()
    let item = try host.get(.role(.button, name: "Delete"))
    #expect(item.frame.minY > button.frame.maxY)
    try item.tap()
    _ = try host.get(.text("deleted"))
    #expect(host.all(.text("Copy")).isEmpty)
  }

  @Test func aTapBesideOnlyClosesIt() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).tap()
    #expect(host.all(.text("Copy")).count == 1)
    try host.get(.text("Beside")).tap()
    #expect(host.all(.text("Copy")).isEmpty)
    _ = try host.get(.text("nothing"))
    try host.get(.text("Beside")).tap()
    _ = try host.get(.text("beside"))
  }

  @Test func aToggleInIt() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).tap()
    try host.get(.role(.toggle, name: "Wrap lines")).tap()
    _ = try host.get(.text("wrapped"))
  }

  @Test func aMenuInIt() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).tap()
    let more = try host.get(.role(.button, name: "More"))
    try more.tap()
    let print = try host.get(.text("Print"))
    #expect(print.frame.minX > more.frame.maxX - 20)
    try print.tap()
    _ = try host.get(.text("printed"))
    #expect(host.all(.text("Copy")).isEmpty)
    #expect(host.all(.text("Print")).isEmpty)
  }

  @Test func arrowKeysAndReturn() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).key(.space)
    func press(_ key: KeyEquivalent) throws {
      host.keys.press(key)
    }
    try press(.downArrow)
    try press(.downArrow)
    try press(.return)
    _ = try host.get(.text("deleted"))
    #expect(host.all(.text("Copy")).isEmpty)
    try host.get(.role(.button, name: "Options")).tap()
    try press(.escape)
    #expect(host.all(.text("Copy")).isEmpty)
  }

  @Test func aPrimaryActionIsForTaps() throws {
    var log: [String] = []
    let host = ViewHost(
      Menu("Add") {
        Button("Folder") { log.append("folder") }
      } primaryAction: {
        log.append("file")
      }, size: CGSize(width: 300, height: 300))
    let button = try host.get(.role(.button, name: "Add"))
    try button.tap()
    #expect(log == ["file"])
    try button.press(for: .seconds(0.7))
    try host.get(.text("Folder")).tap()
    #expect(log == ["file", "folder"])
  }

  @Test func aContextMenuOpensWhenHeldOrAtTheSecondButton() throws {
    var log: [String] = []
    let host = ViewHost(
      Text("Photo").padding().contextMenu {
        Button("Share") { log.append("share") }
      }, size: CGSize(width: 300, height: 300))
    let photo = try host.get(.text("Photo"))
    try photo.tap()
    #expect(host.all(.text("Share")).isEmpty)
    try photo.press(for: .seconds(0.6))
    try host.get(.text("Share")).tap()
    try photo.secondaryTap()
    try host.get(.text("Share")).tap()
    #expect(log == ["share", "share"])
  }

  @Test("In a list, the menu of a view in a row is that of the whole row; where there are two, each is its own")
  func theMenuOfARow() throws {
    struct Page: View {
      @State var opened = ""
      var body: some View {
        List {
          Text("Letter").contextMenu { Button("Open letter") { opened = "letter" } }
          HStack {
            Text("Left").contextMenu { Button("Open left") {} }
            Text("Right").contextMenu { Button("Open right") {} }
          }
          Text("Plain")
          Text("Off").contextMenu { Button("Open off") {} }.disabled(true)
        }
        Text("= \(opened)")
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 500))
    func open(besides name: String) throws {
      let text: Element = try host.get(.text(name))
      host.pointer.secondaryPress(at: CGPoint(x: 340, y: text.frame.midY))
      try host.settle()
    }
    for name in ["Left", "Plain", "Off"] {
      try open(besides: name)
      #expect(host.all(.text("Open letter")).isEmpty && host.all(.text("Open left")).isEmpty)
      #expect(host.all(.text("Open off")).isEmpty)
    }
    try open(besides: "Letter")
    try host.get(.text("Open letter")).tap()
    _ = try host.get(.text("= letter"))
  }

  @Test("Screen readers open the menu of a view and of a list's row by an action") func showMenu() throws {
    var log: [String] = []
    let host = ViewHost(
      VStack {
        Button("Photo") {}.contextMenu { Button("Share") { log.append("share") } }
        List(selection: .constant(Set<Int>())) { Text("Row").tag(1) }
          .contextMenu(forSelectionType: Int.self) { ids in Button("Note") { log.append("note \(ids)") } }
      }, size: CGSize(width: 300, height: 300))
    try host.get(.role(.button, name: "Photo")).perform("show menu")
    try host.get(.text("Share")).tap()
    let row = try #require(host.all(.role(.group)).first { $0.actions.contains("show menu") })
    try row.perform("show menu")
    let note = try host.get(.text("Note"))
    #expect(note.frame.minY > row.frame.minY)
    try note.tap()
    #expect(log == ["share", "note [1]"])
  }

  @Test func itStaysInTheWindow() throws {
    let host = ViewHost(
      Menu("Low") {
        Button("One") {}
        Button("Two") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      size: CGSize(width: 200, height: 200))
    let button = try host.get(.text("Low"))
    try button.tap()
    let two = try host.get(.text("Two"))
    #expect(two.frame.maxY < button.frame.minY)
    #expect(two.frame.maxX < 200)
  }

  private func press(_ host: ViewHost<some View>, _ keys: KeyEquivalent...) throws {
    for key in keys {
      host.keys.press(key)
    }
  }

  @Test func keysGoIntoAMenuInItAndBack() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).key(.space)
    try press(host, .end, .rightArrow)
    _ = try host.get(.text("Print"))
    try press(host, .leftArrow)
    #expect(host.all(.text("Print")).isEmpty && host.all(.text("Copy")).count == 1)
    try press(host, .rightArrow, .return)
    _ = try host.get(.text("printed"))
    #expect(host.all(.text("Copy")).isEmpty)
  }

  @Test("A menu in it that a press opens has no item that the keyboard is at") func aPressEntersNothing() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).key(.space)
    try press(host, .end, .rightArrow, .leftArrow)
    try host.get(.role(.button, name: "More")).tap()
    try press(host, .return)
    _ = try host.get(.text("nothing"))
    try press(host, .downArrow, .return)
    _ = try host.get(.text("printed"))
  }

  @Test func lettersGoToItemsByName() throws {
    let host = host()
    try host.get(.role(.button, name: "Options")).key(.space)
    try press(host, "w", .return)
    _ = try host.get(.text("wrapped"))
    try host.get(.role(.button, name: "Options")).key(.space)
    try press(host, "d", .return)
    _ = try host.get(.text("deleted"))
  }

  @Test func itOpensWhereThePointerIs() throws {
    let host = ViewHost(
      Color.gray.contextMenu { Button("Share") {} }, size: CGSize(width: 400, height: 400))
    host.pointer.secondaryPress(at: CGPoint(x: 120, y: 90))
    let item = try host.get(.role(.button, name: "Share")).frame
    #expect(item.minX > 118 && item.minX < 130 && item.minY > 90 && item.minY < 105)
    // Another one opens elsewhere.
    host.keys.press(.escape)
    host.pointer.secondaryPress(at: CGPoint(x: 390, y: 390))
    let low = try host.get(.role(.button, name: "Share")).frame
    #expect(low.maxX < 395 && low.maxY < 395)
  }

  @Test func aLongOneScrolls() throws {
    var log: [Int] = []
    let host = ViewHost(
      Menu("Many") { ForEach(0..<40) { row in Button("Row \(row)") { log.append(row) } } },
      size: CGSize(width: 300, height: 300))
    try host.get(.role(.button, name: "Many")).key(.space)
    let first = try host.get(.text("Row 0"))
    let last = try host.get(.text("Row 39"))
    #expect(first.frame.minY > 0 && !last.isHittable)
    try press(host, .end)
    try host.settle()
    #expect(try host.get(.text("Row 39")).isHittable)
    try host.get(.text("Row 39")).tap()
    #expect(log == [39])
  }

  @Test func theMenuKeyIsForTheViewWithTheKeyboard() throws {
    let host = ViewHost(
      Button("Photo") {}.contextMenu { Button("Share") {} }, size: CGSize(width: 300, height: 300))
    try host.get(.role(.button, name: "Photo")).focus()
    host.keys.pressMenu()
    _ = try host.get(.text("Share"))
  }

  @Test func aListsMenuIsForWhatIsSelected() throws {
    struct Files: View {
      let log: @MainActor (String) -> Void
      @State private var selection: Set<Int> = [1, 2]
      var body: some View {
        List(0..<5, id: \.self, selection: $selection) { Text("File \($0)") }
          .contextMenu(forSelectionType: Int.self) { ids in
            Button("Delete \(ids.sorted().map { "\($0)" }.joined(separator: " "))") { log("delete \(ids.sorted())") }
          } primaryAction: { ids in
            log("open \(ids.sorted())")
          }
      }
    }
    var log: [String] = []
    let host = ViewHost(Files { log.append($0) }, size: CGSize(width: 300, height: 500))
    try host.get(.text("File 2")).secondaryTap()
    try host.get(.text("Delete 1 2")).tap()
    try host.get(.text("File 4")).secondaryTap()
    try host.get(.text("Delete 4")).tap()
    #expect(log == ["delete [1, 2]", "delete [4]"])
    try host.get(.text("File 4")).doubleTap()
    #expect(log.last == "open [4]")
  }
}
