// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Toolbars around navigation containers, as Mac apps have them: a window has one bar.
@MainActor
@Suite("Toolbars around navigation containers")
struct OuterToolbarTests {
  private struct Columns: View {
    var stacks = false
    @State private var sheet = false
    @State private var count = 0

    var body: some View {
      NavigationSplitView {
        List { Text("Side") }.navigationTitle("Boxes")
      } detail: {
        if stacks {
          NavigationStack {
            VStack {
              detail
              NavigationLink("Next") { Text("Second page").navigationTitle("Two") }
            }
          }
        } else {
          detail
        }
      }
      .toolbar { Button("Outer", systemImage: "plus") { count += 1 } }
      .toolbar { Button("Outermost", systemImage: "trash") {} }
    }

    private var detail: some View {
      VStack {
        Text("Count \(count)")
        Button("Sheet") { sheet = true }
      }
      .navigationTitle("Detail")
      .toolbar { Button("Inner", systemImage: "star") {} }
      .sheet(isPresented: $sheet) { NavigationStack { Text("In the sheet").navigationTitle("Sheet") } }
    }
  }

  private let wide = CGSize(width: 900, height: 400)

  @Test(
    "A toolbar around a split view is in the bar of the last column, after its own items", arguments: [false, true])
  func splitView(stacks: Bool) throws {
    let host = ViewHost(Columns(stacks: stacks), size: wide)
    let titles = ["Inner", "Outer", "Outermost"]
    let frames = try titles.map { try host.get(.label($0)).frame }
    let title = try host.get(.text("Detail")).frame
    for frame in frames { #expect(abs(frame.midY - title.midY) < 2) }
    #expect(frames.map(\.minX) == frames.map(\.minX).sorted())
    #expect(try abs(host.get(.text("Boxes")).frame.midY - title.midY) < 2)
    try host.get(.label("Outer")).tap()
    #expect(host.all(.text("Count 1")).count == 1)
  }

  @Test("Pages that lie on the first one have them, too; a sheet's have not")
  func pages() throws {
    let host = ViewHost(Columns(stacks: true), size: wide)
    try host.get(.text("Next")).tap()
    try host.settle()
    #expect(host.all(.label("Outer")).count == 1 && host.all(.label("Inner")).isEmpty)
    try host.get(.label("Detail")).tap()
    try host.settle()
    try host.get(.text("Sheet")).tap()
    try host.settle()
    #expect(host.all(.text("In the sheet")).count == 1)
    #expect(host.all(.label("Outer")).isEmpty)
  }

  @Test("A narrow window: in the bar of the column that it shows")
  func narrow() throws {
    let host = ViewHost(Columns(), size: CGSize(width: 400, height: 500))
    #expect(try abs(host.get(.label("Outer")).frame.midY - host.get(.text("Boxes")).frame.midY) < 2)
  }

  @Test("The phone's look has no window's bar: they are not shown, as on a telephone")
  func phone() throws {
    let host = ViewHost(Columns(), size: wide, look: .phone)
    #expect(host.all(.label("Outer")).isEmpty && host.all(.label("Inner")).count == 1)
  }

  @Test("A toolbar stands around a stack, a tab view of stacks, and a page with an inspector that has a stack")
  func others() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack { Text("Page").navigationTitle("Title") }.toolbar { Button("Outer", systemImage: "plus") {} }
      }
    }
    struct Tabs: View {
      var body: some View {
        TabView {
          NavigationStack { Text("Page").navigationTitle("Title") }.tabItem { Text("One") }
          Text("Bare").tabItem { Text("Two") }
        }
        .toolbar { Button("Outer", systemImage: "plus") {} }
      }
    }
    struct Inspected: View {
      var body: some View {
        NavigationStack {
          Text("Page").navigationTitle("Title")
            .inspector(isPresented: .constant(true)) {
              NavigationStack { Text("Panel").navigationTitle("Panel title") }
            }
            .toolbar { Button("Outer", systemImage: "plus") {} }
        }
      }
    }
    try check(Stack())
    try check(Tabs())
    try check(Inspected())
  }

  private func check<V: View>(_ view: V) throws {
    let host = ViewHost(view, size: wide)
    let outer = try host.get(.label("Outer")).frame
    let title = try host.get(.text("Title")).frame
    #expect(abs(outer.midY - title.midY) < 2, "\(V.self)")
  }
}
