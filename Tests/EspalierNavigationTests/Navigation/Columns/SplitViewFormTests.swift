// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A split view in its two forms, columns side by side and a stack: what is open stays open when a window becomes narrow or wide
/// (documentation of `NavigationSplitView`, "Choose a selection").
@MainActor
@Suite struct SplitViewFormTests {
  private struct Mail: View {
    @State private var folder: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
      } detail: {
        NavigationStack {
          NavigationLink("Letter") { Text("Dear \(folder ?? "nobody")") }.navigationTitle(folder ?? "None")
        }
      }
    }
  }

  @Test("A path in the detail and a selection in the sidebar stay in either form") func pathStays() throws {
    let host = ViewHost(Mail(), size: CGSize(width: 800, height: 400))
    try host.get(.text("Sent")).tap()
    try host.get(.text("Letter")).tap()
    try host.settle()
    #expect(try host.get(.text("Dear Sent")).isHittable)
    host.size.width = 400
    try host.settle()
    #expect(try host.get(.text("Dear Sent")).isHittable)
    #expect(host.all(.text("Inbox")).isEmpty)
    host.size.width = 800
    try host.settle()
    #expect(try host.get(.text("Dear Sent")).isHittable)
    #expect(try host.get(.text("Inbox")).isHittable)
  }

  @Test("What a link of the sidebar leads to stays in either form; another link takes its place") func linkStays()
    throws
  {
    let host = ViewHost(
      NavigationSplitView {
        List {
          NavigationLink("First") { CountingButton(name: "A") }
          NavigationLink("Second") { CountingButton(name: "B") }
          NavigationLink("Third", value: 3)
        }
        .navigationTitle("Links")
        .navigationDestination(for: Int.self) { CountingButton(name: "C\($0)") }
      } detail: {
        Text("nothing")
      }, size: CGSize(width: 800, height: 400))
    func open(_ link: String, _ page: String) throws {
      try host.get(.text(link)).tap()
      try host.settle()
      #expect(try host.get(.text(page)).isHittable)
    }
    try open("First", "A 0")
    try open("Second", "B 0")
    try open("First", "A 0")
    try open("Third", "C3 0")
    try open("First", "A 0")
    try host.get(.text("A 0")).tap()
    host.size.width = 400
    try host.settle()
    #expect(try host.get(.text("A 1")).isHittable)
    host.size.width = 800
    try host.settle()
    #expect(try host.get(.text("A 1")).isHittable)
    host.size.width = 400
    try host.settle()
    let back = host.all(.text("Links")).filter(\.isHittable)
    try #require(back.first).tap()
    try host.settle()
    #expect(try host.get(.text("First")).isHittable)
    try open("Third", "C3 0")
  }

  @Test("A column that is not shown has not appeared") func appearance() throws {
    struct Pages: View {
      let log: Log
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List([1], id: \.self, selection: $selection) { Text("row \($0)") }
            .onAppear { log.lines.append("side") }.onDisappear { log.lines.append("side gone") }
        } detail: {
          Text("detail").onAppear { log.lines.append("detail") }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Pages(log: log), size: CGSize(width: 300, height: 400))
    #expect(log.lines == ["side"])
    try host.get(.text("row 1")).tap()
    try host.settle()
    #expect(log.lines.sorted() == ["detail", "side", "side gone"])
  }
}
