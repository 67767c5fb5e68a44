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

  @Test("In a list, the rows of a tree") func list() throws {
    try check(List(Self.tree, children: \.children) { Text($0.id) }) { host, name in
      try host.get(.text(name)).tap()
      try host.settle()
    }
  }

  @Test("Elsewhere, rows below each other") func stack() throws {
    try check(VStack { OutlineGroup(Self.tree, children: \.children) { Text($0.id) } }) { host, name in
      try host.get(.text(name)).tap()
      try host.settle()
    }
  }

  @Test("A tree with one root, and ids by a key path") func root() throws {
    let host = ViewHost(
      List { OutlineGroup(Self.tree[0], id: \.id, children: \.children) { Text($0.id) } },
      size: CGSize(width: 300, height: 300))
    try host.get(.text("home")).tap()
    try host.settle()
    #expect(host.all(.text("music")).count == 1)
  }
}
