// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Trees.
@MainActor
@Suite("Outlines")
struct OutlineTests {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private static let tree = [
    Folder(id: "home", children: [Folder(id: "music", children: [Folder(id: "song")]), Folder(id: "note")]),
    Folder(id: "empty", children: []),
    Folder(id: "file"),
  ]

  private func check<V: View>(_ view: V, opens: (ViewHost<V>, String) throws -> Void) throws {
    let host = ViewHost(view, size: CGSize(width: 300, height: 500))
    #expect(host.all(.text("music")).isEmpty)
    #expect(host.all(.role(.button)).count == 2)
    let home = try host.get(.text("home")).frame
    try opens(host, "home")
    let music = try host.get(.text("music")).frame
    #expect(music.minX == home.minX + 20)
    #expect(try music.minY < host.get(.text("note")).frame.minY)
    #expect(try host.get(.text("note")).frame.minY < host.get(.text("empty")).frame.minY)
    #expect(host.all(.text("song")).isEmpty)
    try opens(host, "music")
    #expect(try host.get(.text("song")).frame.minX == home.minX + 40)
    try opens(host, "home")
    #expect(host.all(.text("note")).isEmpty)
  }

  @Test("An outline in a list has the rows of a tree") func list() throws {
    try check(List(Self.tree, children: \.children) { Text($0.id) }.listStyle(.insetGrouped)) { host, name in
      try host.get(.text(name)).tap()
      try host.settle()
    }
  }

  @Test("An outline outside of lists has its rows below each other") func stack() throws {
    try check(VStack { OutlineGroup(Self.tree, children: \.children) { Text($0.id) } }) { host, name in
      try host.get(.text(name)).tap()
      try host.settle()
    }
  }

  @Test("Outside of lists a desktop's arrows are indented with their labels; rows without one begin where labels do")
  func arrows() throws {
    let host = ViewHost(
      VStack { OutlineGroup(Self.tree, children: \.children) { Text($0.id) } }, size: CGSize(width: 300, height: 500),
      look: .desktop)
    try host.get(.text("home")).tap()
    try host.settle()
    let (music, note) = (try host.get(.text("music")).frame, try host.get(.text("note")).frame)
    #expect(music.minX == note.minX)
    // The arrow belongs to the group's button.
    let buttons = host.all(.role(.button)).map(\.frame)
    #expect(buttons.contains { $0.minX == 0 } && buttons.contains { $0.minX == 20 }, "\(buttons)")
  }

  @Test(
    "rows of a desktop's outline have their arrows before the labels, indented with them, in every style and by every form",
    arguments: ["list", "plain", "sidebar", "form", "selection", "group"])
  func arrowsInRows(_ container: String) throws {
    var selection: String?
    let rows = OutlineGroup(Self.tree, children: \.children) { Text($0.id) }
    let view =
      switch container {
      case "plain": AnyView(List { rows }.listStyle(.plain))
      case "sidebar": AnyView(List { rows }.listStyle(.sidebar))
      case "form": AnyView(Form { rows }.formStyle(.grouped))
      case "selection":
        AnyView(
          List(Self.tree, children: \.children, selection: Binding(get: { selection }, set: { selection = $0 })) {
            Text($0.id)
          })
      case "group": AnyView(List { DisclosureGroup("outer", isExpanded: .constant(true)) { rows } })
      default: AnyView(List(Self.tree, children: \.children) { Text($0.id) })
      }
    let host = ViewHost(view, size: CGSize(width: 300, height: 500))
    func start(_ name: String) throws -> CGFloat { try host.get(.text(name)).frame.minX }
    func arrow(_ name: String) throws -> CGRect {
      let y = try host.get(.text(name)).frame.midY
      let found = host.shown.first { $0.kind == .stroke && abs($0.rect.midY - y) < 2 && $0.rect.width < 14 }
      return try #require(found?.rect, "\(name)")
    }
    let first = try start("home")
    #expect(try start("file") == first && start("empty") == first)
    #expect(try abs(arrow("home").midX - (first - 13.5)) < 1)
    try open("home", in: host, arrow: arrow("home"))
    #expect(try start("music") == first + 20 && start("note") == first + 20)
    #expect(try abs(arrow("music").midX - (first + 6.5)) < 1)
    try open("music", in: host, arrow: arrow("music"))
    #expect(try start("song") == first + 40)
    let group = try host.get(.role(.button, name: "home"))
    #expect(group.value == "1")
  }

  /// A press on the arrow opens a group, in a list with a selection, too.
  private func open<V: View>(_ name: String, in host: ViewHost<V>, arrow: CGRect) throws {
    let point = CGPoint(x: arrow.midX, y: arrow.midY)
    host.pointer.press(at: point)
    host.pointer.release(at: point)
    try host.settle()
  }

  @Test(
    "The rows of a group in a list or form are further inside, level by level", arguments: [false, true],
    [Look.desktop, .phone])
  func groups(form: Bool, look: Look) throws {
    struct Rows: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("outer", isExpanded: $isOpen) {
          Text("child")
          DisclosureGroup("inner", isExpanded: $isOpen) { Toggle("grandchild", isOn: $isOpen) }
        }
        Text("after")
      }
    }
    let host = ViewHost(
      form ? AnyView(Form { Rows() }.formStyle(.grouped)) : AnyView(List { Rows() }.listStyle(.insetGrouped)),
      size: CGSize(width: 300, height: 400), look: look)
    func start(_ name: String) throws -> CGFloat {
      let row: Element = try host.get(.text(name))
      return row.frame.minX
    }
    // On a desktop the arrows are before the labels.
    let arrow: CGFloat = look == .desktop ? 19 : 0
    let after = try start("after")
    #expect(try start("outer") == after + arrow)
    #expect(try start("child") == after + arrow + 20 && start("inner") == after + arrow + 20)
    #expect(try host.get(.role(.toggle, name: "grandchild")).frame.minX == after + arrow + 40)
  }

  @Test("Badges of rows that open are shown, those of labels before those of groups", arguments: [false, true])
  func badges(form: Bool) throws {
    @ViewBuilder var rows: some View {
      OutlineGroup(Self.tree, children: \.children) { Text($0.id).badge("badge of \($0.id)") }
      DisclosureGroup {
        Text("hidden")
      } label: {
        Text("label").badge("inner")
      }
      .badge("outer")
      DisclosureGroup("plain") { Text("hidden") }.badge("own")
    }
    let host = ViewHost(
      form ? AnyView(Form { rows }.formStyle(.grouped)) : AnyView(List { rows }.listStyle(.insetGrouped)),
      size: CGSize(width: 300, height: 600))
    for name in ["home", "empty", "file"] { #expect(host.all(.text("badge of \(name)")).count == 1) }
    #expect(host.all(.text("inner")).count == 1)
    #expect(host.all(.text("outer")).isEmpty)
    #expect(host.all(.text("own")).count == 1)
    let (label, badge) = (try host.get(.text("home")).frame, try host.get(.text("badge of home")).frame)
    #expect(badge.midY == label.midY && badge.minX > label.maxX)
  }

  @Test("The badge of a label comes and goes with its value") func changingBadge() throws {
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        List {
          Button("more") { count += 1 }
          DisclosureGroup {
          } label: {
            Text("label").badge(count)
          }
        }
        .listStyle(.insetGrouped)
      }
    }
    let host = ViewHost(Rows(), size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("1")).isEmpty)
    try host.get(.text("more")).tap()
    #expect(host.all(.text("1")).count == 1)
  }

  @Test("A tree with one root, and ids by a key path") func root() throws {
    let host = ViewHost(
      List { OutlineGroup(Self.tree[0], id: \.id, children: \.children) { Text($0.id) } }.listStyle(.insetGrouped),
      size: CGSize(width: 300, height: 300))
    try host.get(.text("home")).tap()
    try host.settle()
    #expect(host.all(.text("music")).count == 1)
  }

  @Test(
    "Right opens a head and goes to its first child, Left closes it and goes to its parent", arguments: [false, true])
  func keys(mirrored: Bool) throws {
    var selection: String?
    let host = ViewHost(
      List(Self.tree, children: \.children, selection: Binding(get: { selection }, set: { selection = $0 })) {
        Text($0.id)
      }
      .environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight), size: CGSize(width: 300, height: 500))
    let (inward, outward): (KeyEquivalent, KeyEquivalent) =
      mirrored ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
    func press(_ key: KeyEquivalent) throws {
      try host.get(.role(.list)).key(key)
      try host.settle()
    }
    try press(.downArrow)
    #expect(selection == "home")
    try press(outward)
    #expect(selection == "home" && host.all(.text("music")).isEmpty)
    try press(inward)
    #expect(selection == "home" && host.all(.text("music")).count == 1)
    try press(inward)
    #expect(selection == "music")
    try press(inward)
    try press(inward)
    #expect(selection == "song")
    try press(inward)
    #expect(selection == "song")
    try press(outward)
    #expect(selection == "music" && host.all(.text("song")).count == 1)
    try press(outward)
    #expect(selection == "music" && host.all(.text("song")).isEmpty)
    try press(outward)
    #expect(selection == "home")
    try press(outward)
    #expect(selection == "home" && host.all(.text("music")).isEmpty)
    try press(.end)
    try press(outward)
    #expect(selection == "file")
  }

  @Test("Left goes from a row of a group to its head, past the rows of groups between") func parents() throws {
    var selection: String? = "home"
    let host = ViewHost(
      List(Self.tree, children: \.children, selection: Binding(get: { selection }, set: { selection = $0 })) {
        Text($0.id)
      }, size: CGSize(width: 300, height: 500))
    let keys: [KeyEquivalent] = [.rightArrow, .rightArrow, .rightArrow, .downArrow, .downArrow]
    for key in keys {
      try host.get(.role(.list)).key(key)
      try host.settle()
    }
    #expect(selection == "note" && host.all(.text("song")).count == 1)
    try host.get(.role(.list)).key(.leftArrow)
    #expect(selection == "home")
  }
}
