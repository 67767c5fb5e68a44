// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The container that `dismiss` leaves, and the effect of links, where a stack stands in something else or its rows are edited.
@MainActor
struct StackInSheetTests {
  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode
    let name: String
    var body: some View {
      Button("Leave \(name)") { dismiss() }
      Button("Old \(name)") { mode.wrappedValue.dismiss() }
      Text("\(name) \(isPresented ? "presented" : "free")")
    }
  }

  private struct Base: View {
    let way: Int
    @State private var isOpen = false

    @ViewBuilder private var stack: some View {
      switch way {
      case 0, 1:
        NavigationStack {
          VStack {
            Leave(name: "root")
            NavigationLink("Next") { Leave(name: "page") }
          }
        }
      case 2:
        NavigationStack {
          List {
            Leave(name: "root")
            NavigationLink("Next") { Leave(name: "page") }
          }
        }
      default:
        NavigationView {
          VStack {
            Leave(name: "root")
            NavigationLink("Next") { Leave(name: "page") }
          }
        }
        .navigationViewStyle(.stack)
      }
    }

    var body: some View {
      let base = Button("Open") { isOpen = true }.frame(maxWidth: .infinity, maxHeight: .infinity)
      if way == 1 {
        base.fullScreenCover(isPresented: $isOpen) { stack }
      } else {
        base.sheet(isPresented: $isOpen) { stack }
      }
    }
  }

  @Test("the first page of a stack is left with the sheet or cover around it", arguments: 0..<4, Look.allCases)
  func firstPage(way: Int, look: Look) throws {
    let host = ViewHost(Base(way: way), size: CGSize(width: 700, height: 600), look: look)
    for button in ["Leave root", "Old root"] {
      try host.get(.text("Open")).tap()
      try host.settle()
      #expect(host.all(.text("root presented")).count == 1)
      try host.get(.text(button)).tap()
      try host.settle()
      #expect(host.all(.text(button)).isEmpty)
    }
    // A page on it is left alone.
    try host.get(.text("Open")).tap()
    try host.settle()
    try host.get(.text("Next")).tap()
    try host.settle()
    try host.get(.text("Leave page")).tap()
    try host.settle()
    #expect(host.all(.text("Leave page")).isEmpty && host.all(.text("Leave root")).count == 1)
  }

  @Test("the first page of a stack that stands in nothing is not presented")
  func freeStack() throws {
    let host = ViewHost(NavigationStack { Leave(name: "root") }, size: CGSize(width: 300, height: 300))
    #expect(host.all(.text("root free")).count == 1)
    try host.get(.text("Leave root")).tap()
    #expect(host.all(.text("root free")).count == 1)
  }

  private struct Edited: View {
    let isValue: Bool
    @State private var selection: Set<Int> = []
    @State private var mode = EditMode.active
    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          ForEach(0..<3, id: \.self) { number in
            if isValue {
              NavigationLink("Row \(number)", value: number)
            } else {
              NavigationLink("Row \(number)") { Text("Page \(number)") }
            }
          }
        }
        .environment(\.editMode, $mode)
        .safeAreaInset(edge: .bottom) {
          Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
          Button("End") { mode = .inactive }
        }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Test("links in rows that are edited select their row, and lead nowhere", arguments: [false, true], Look.allCases)
  func editedRows(isValue: Bool, look: Look) throws {
    let host = ViewHost(Edited(isValue: isValue), size: CGSize(width: 400, height: 500), look: look)
    try host.get(.text("Row 1")).tap()
    try host.get(.text("Row 2")).tap()
    try host.settle()
    #expect(host.all(.text("Page 1")).isEmpty && host.all(.text("Page 2")).isEmpty)
    #expect(host.all(.text("selected 1 2")).count == 1)
    try host.get(.text("Row 1")).tap()
    #expect(host.all(.text("selected 2")).count == 1)
    try host.get(.text("End")).tap()
    try host.get(.text("Row 1")).tap()
    try host.settle()
    #expect(host.all(.text("Page 1")).count == 1)
  }

  @Test("a swipe's button is called by its title, though only its symbol is drawn")
  func swipeButton() throws {
    let list = List {
      Text("Row").swipeActions(edge: .leading) {
        Button {
        } label: {
          Label("Water", systemImage: "drop.fill")
        }
      }
    }
    let host = ViewHost(list, size: CGSize(width: 300, height: 200), look: .phone)
    try host.get(.text("Row")).drag(by: CGSize(width: 120, height: 0))
    try host.settle()
    #expect(host.all(.role(.button, name: "Water")).count == 1)
  }
}
