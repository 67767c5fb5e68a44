// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Bars that are too narrow for their items.
@MainActor
@Suite struct ToolbarOverflowTests {
  private struct Page: View {
    var title = "A title of some length"
    let log: Log
    @State private var isOn = false
    @State private var count = 0
    @State private var presents = false

    init(title: String = "A title of some length", log: Log) {
      self.title = title
      self.log = log
    }

    var body: some View {
      NavigationStack {
        List { Text("Row \(count)") }
          .navigationTitle(title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button("New", systemImage: "plus") { log.lines.append("new") }
            }
            ToolbarItemGroup {
              Button("Undo", systemImage: "arrow.uturn.backward") {}.disabled(true)
              Toggle("Details", systemImage: "sidebar.right", isOn: $isOn)
              Menu("Sort", systemImage: "arrow.up.arrow.down") {
                Button("By Name", systemImage: "textformat") { log.lines.append("name") }
              }
              Button("Share", systemImage: "square.and.arrow.up") { presents = true }
                .keyboardShortcut("e")
                .popover(isPresented: $presents) { Text("A popover") }
            }
            ToolbarItem(placement: .topBarLeading) {
              Button("Count", systemImage: "number") { count += 1 }
            }
          }
      }
    }
  }

  private func host(_ width: Double, _ look: Look = .desktop, title: String = "A title of some length") -> (
    ViewHost<Page>, Log
  ) {
    let log = Log()
    return (ViewHost(Page(title: title, log: log), size: CGSize(width: width, height: 400), look: look), log)
  }

  private let names = ["New", "Undo", "Details", "Sort", "Share", "Count"]

  private func shown(_ host: ViewHost<Page>) -> Set<String> {
    Set(
      names.filter { name in
        host.all(.role(.button, name: name)).count + host.all(.role(.toggle, name: name)).count > 0
      })
  }

  @Test("What reports how many items are in the menu is no element for screen readers")
  func elements() {
    let host = ViewHost(Page(log: Log()), size: CGSize(width: 900, height: 300))
    let lines = host.dump(.accessibility).split(separator: "\n")
    #expect(lines.contains { $0.contains("\"New\"") } && !lines.contains { $0.contains("0 × 0") }, "\(lines)")
  }

  @Test("A wide bar has all items, and no menu", arguments: [Look.desktop, .phone])
  func wide(_ look: Look) throws {
    let (host, _) = host(700, look)
    #expect(shown(host) == Set(names))
    #expect(host.all(.role(.button, name: "More")).isEmpty)
  }

  @Test(
    "Items for which a bar is too narrow leave it, the last and less important ones first",
    arguments: [Look.desktop, .phone])
  func order(_ look: Look) throws {
    let (host, _) = host(700, look)
    var sets: [Set<String>] = []
    for width in stride(from: 700.0, through: 90, by: -2) {
      host.size = CGSize(width: width, height: 400)
      let now = shown(host)
      if now != sets.last { sets.append(now) }
      #expect((now.count < names.count) == (host.all(.role(.button, name: "More")).count == 1), "\(width): \(now)")
      // Whatever the width, nothing lies over another item or outside of the window.
      let frames = (now.map { $0 } + (now.count < names.count ? ["More"] : [])).map {
        (host.all(.role(.button, name: $0)) + host.all(.role(.toggle, name: $0)))[0].frame
      }
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= 0 && frame.maxX <= width + 0.5, "\(width): \(frame)")
        for other in frames[(index + 1)...] { #expect(frame.intersection(other).width < 0.5, "\(width)") }
      }
    }
    let left = zip(sets, sets.dropFirst()).map { before, after in before.subtracting(after) }
    // Several may leave in one step, as the menu's button needs a place, too.
    let order = left.flatMap { step in ["Share", "Sort", "Details", "Undo", "Count", "New"].filter(step.contains) }
    #expect(order == ["Share", "Sort", "Details", "Undo", "Count", "New"])
    // And back.
    host.size = CGSize(width: 700, height: 400)
    #expect(shown(host) == Set(names))
  }

  @Test("The title is cut before an item leaves", arguments: [Look.desktop, .phone])
  func title(_ look: Look) throws {
    let (host, _) = host(700, look)
    let whole = try host.get(.text("A title of some length")).frame.width
    var least = whole
    for width in stride(from: 700.0, through: 90, by: -2) {
      host.size = CGSize(width: width, height: 400)
      if shown(host).count < names.count { break }
      least = try host.get(.text("A title of some length")).frame.width
    }
    #expect(least < 80)
    // The items make place for it again.
    #expect(try host.get(.text("A title of some length")).frame.width > least)
  }

  @Test(
    "What has left is in the menu, in order, with symbols, and does what it did", arguments: [Look.desktop, .phone])
  func menu(_ look: Look) throws {
    let (host, log) = host(160, look)
    try host.get(.role(.button, name: "More")).tap()
    try host.settle()
    let texts = host.drawnTexts.map(\.string)
    #expect(texts.filter(names.contains) == ["Count", "New", "Undo", "Details", "Sort", "Share"])
    #expect(try !host.get(.role(.button, name: "Undo")).isEnabled)
    // A toggle.
    try host.get(.role(.toggle, name: "Details")).tap()
    try host.settle()
    #expect(host.all(.text("Share")).isEmpty)
    try host.get(.role(.button, name: "More")).tap()
    try host.settle()
    #expect(try host.get(.role(.toggle, name: "Details")).value == "1")
    // A menu in it.
    try host.get(.role(.button, name: "Sort")).tap()
    try host.settle()
    try host.get(.role(.button, name: "By Name")).tap()
    try host.settle()
    #expect(log.lines == ["name"])
    #expect(host.all(.text("By Name")).isEmpty && host.all(.text("Share")).isEmpty)
  }

  @Test("The keyboard opens the menu and chooses in it")
  func keys() throws {
    let (host, _) = host(160)
    func key(_ key: KeyEquivalent) throws {
      host.keys.press(key)
      try host.settle()
    }
    try host.get(.role(.button, name: "More")).focus()
    try key(.space)
    #expect(!host.all(.text("Share")).isEmpty)
    try key(.end)
    try key(.return)
    #expect(!host.all(.text("A popover")).isEmpty && host.all(.text("Share")).isEmpty)
    try key(.escape)
    try key(.space)
    #expect(!host.all(.text("Share")).isEmpty)
    try key(.escape)
    #expect(host.all(.text("Share")).isEmpty)
  }

  @Test("The shortcut of an item in the menu stays, and what it presents is near the menu's button")
  func shortcut() throws {
    let (host, _) = host(160)
    let more = try host.get(.role(.button, name: "More")).frame
    host.keys.press("e", modifiers: .command)
    try host.settle()
    let popover = try host.get(.text("A popover")).frame
    #expect(abs(popover.midX - more.midX) < 60 && popover.minY > more.maxY)
  }

  @Test("A picker is its options in the menu, and leaves no other item out; several views of a loop leave one by one")
  func several() throws {
    let page = NavigationStack {
      Text("Page").navigationTitle("Page").toolbar {
        ToolbarItemGroup {
          Button("First") {}
          Picker("View", selection: .constant(1)) {
            Text("List").tag(0)
            Text("Grid").tag(1)
          }
          .pickerStyle(.segmented)
          ForEach(0..<3) { Button("Number \($0)") {} }
        }
      }
    }
    let host = ViewHost(page, size: CGSize(width: 700, height: 300))
    let names = ["First", "Number 0", "Number 1", "Number 2"]
    var seen: [Int] = []
    for width in stride(from: 700.0, through: 120, by: -5) {
      host.size = CGSize(width: width, height: 300)
      let inBar = names.filter { !host.all(.role(.button, name: $0)).isEmpty }
      let hasPicker = !host.all(.text("Grid")).isEmpty
      let count = inBar.count + (hasPicker ? 1 : 0)
      guard count < 5, seen.last != count else { continue }
      seen.append(count)
      try host.get(.role(.button, name: "More")).tap()
      try host.settle()
      for name in names + ["Grid"] {
        let isInBar = name == "Grid" ? hasPicker : inBar.contains(name)
        #expect(host.all(.text(name)).count == 1, "\(name) at \(width), \(isInBar)")
      }
      host.keys.press(.escape)
      try host.settle()
    }
    #expect(seen.contains(4) && seen.contains(1) && seen.contains(0))
  }

  @Test("Items that are used less often are in a phone's menu at any width, and in a desktop's bar")
  func secondary() throws {
    let page = NavigationStack {
      Text("Page").toolbar {
        ToolbarItem(placement: .secondaryAction) { Button("Print") {} }
        ToolbarItem(placement: .primaryAction) { Button("New") {} }
      }
    }
    let desktop = ViewHost(page, size: CGSize(width: 500, height: 300))
    #expect(desktop.all(.text("Print")).count == 1 && desktop.all(.role(.button, name: "More")).isEmpty)
    let phone = ViewHost(page, size: CGSize(width: 500, height: 300), look: .phone)
    #expect(phone.all(.text("Print")).isEmpty && phone.all(.text("New")).count == 1)
    try phone.get(.role(.button, name: "More")).tap()
    try phone.settle()
    #expect(phone.all(.text("Print")).count == 1)
  }

  @Test("What ends a dialog stays, however narrow it is")
  func dialog() throws {
    let page = NavigationStack {
      Text("Page").navigationTitle("A long title of a dialog").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItem { Button("Extra") {} }
      }
    }
    let host = ViewHost(page, size: CGSize(width: 160, height: 300))
    #expect(host.all(.text("Cancel")).count == 1 && host.all(.text("Save")).count == 1)
    #expect(host.all(.text("Extra")).isEmpty)
  }
}
