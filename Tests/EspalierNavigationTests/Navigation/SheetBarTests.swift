// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Bars of sheets on a desktop: those of toolbars outside of navigation containers, and the size that bars give a sheet.
@MainActor
@Suite("Bars of sheets")
struct SheetBarTests {
  private static let title = "A longer title of the sheet"

  private func host(
    _ sheet: some View, size: CGSize = CGSize(width: 420, height: 300), look: Look = .desktop
  ) throws -> ViewHost<some View> {
    let host = ViewHost(Color.clear.sheet(isPresented: .constant(true)) { sheet }, size: size, look: look)
    try host.settle()
    return host
  }

  /// The sheet around a view.
  private func card(around frame: CGRect, in host: ViewHost<some View>) throws -> CGRect {
    try #require(host.fills.first { $0.rect.contains(frame) && $0.rect.width < 400 }).rect
  }

  @Test("Items outside of navigation containers are in a bar of the sheet, with its title")
  func toolbar() throws {
    var count = 0
    let page = Text("Short").navigationTitle("Name").toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") { count += 1 } }
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    }
    let host = try host(page)
    let (cancel, done) = try (
      host.get(.role(.button, name: "Cancel")).frame, host.get(.role(.button, name: "Done")).frame
    )
    let (title, text) = try (host.get(.text("Name")).frame, host.get(.text("Short")).frame)
    #expect(cancel.maxX < title.minX && title.maxX < done.minX)
    #expect(abs(title.midY - done.midY) < 2 && title.maxY < text.minY)
    #expect(try card(around: cancel.union(done), in: host).contains(text))
    try host.get(.role(.button, name: "Done")).tap()
    #expect(count == 1)
    #expect(try self.host(page, look: .phone).all(.text("Done")).isEmpty)
  }

  @Test("A sheet without items has no bar, whatever its title is")
  func titleAlone() throws {
    let host = try host(Text("Short").navigationTitle("Name"))
    #expect(host.all(.text("Name")).isEmpty)
    let text = try host.get(.text("Short")).frame
    #expect(try card(around: text, in: host).height == text.height)
  }

  @Test("A page that a stack has pushed in a sheet gives the sheet its size without further updates")
  func sizeOfPushedPage() throws {
    let stack = NavigationStack(path: .constant([1])) {
      Text("Root").navigationDestination(for: Int.self) { Text("Page").navigationTitle("Level \($0)") }
    }
    #expect(try host(stack, size: CGSize(width: 320, height: 480)).warnings.isEmpty)
  }

  @Test("Items around a stack are in the stack's bar alone")
  func stack() throws {
    let host = try host(NavigationStack { Text("Short").toolbar { Button("Item") {} } })
    #expect(host.all(.role(.button, name: "Item")).count == 1)
  }

  @Test("A sheet of its content's size is as wide as its title and its items", arguments: [false, true])
  func width(hasItem: Bool) throws {
    let host = try host(
      NavigationStack {
        Text("Short").navigationTitle(Self.title).toolbar {
          if hasItem { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
        }
      }
      .presentationSizing(.fitted))
    #expect(host.drawnTexts.map(\.string).contains(Self.title))
    let title = try host.get(.text(Self.title)).frame
    #expect(try card(around: title, in: host).width < 360)
  }

  private struct Pages: View {
    let kind: Int
    var body: some View {
      NavigationStack {
        VStack {
          switch kind {
          case 0: Text("First").frame(width: 300, height: 200)
          case 1:
            Form {
              TextField("First", text: .constant(""))
              Toggle("Second", isOn: .constant(true))
            }
          default: List { Text("First") }
          }
          NavigationLink("Next") { Text("Page on top").navigationTitle("On top") }
        }
        .navigationTitle("Title")
      }
    }
  }

  @Test("a sheet with a stack is as large as the first page, and of a usual size if that grows or has pages on top")
  func firstPage() throws {
    func size(_ host: ViewHost<some View>) throws -> CGSize {
      // The dimmed window, the sheet, its page.
      try #require(host.fills.first { $0.rect.width < 700 }).rect.size
    }
    let hosts = try (0...2).map { try host(Pages(kind: $0), size: CGSize(width: 700, height: 600)) }
    let sizes = try hosts.map(size)
    #expect(sizes[0].width == 300 && sizes[0].height > 244 && sizes[0].height < 300)
    #expect(sizes[1].width == 480 && sizes[1].height > 100 && sizes[1].height < 240)
    #expect(sizes[2] == CGSize(width: 480, height: 360))
    for (host, first) in zip(hosts, sizes) {
      try host.get(.text("Next")).tap()
      try host.settle()
      #expect(try size(host) == CGSize(width: 480, height: 360) && host.all(.text("Page on top")).count == 1)
      try host.get(.role(.button, name: "Title")).tap()
      try host.settle()
      #expect(try size(host) == first)
    }
  }

  @Test("A sheet that is lower than its bar shows the bar's title")
  func height() throws {
    let stack = NavigationStack { Text("Short").navigationTitle(Self.title) }
    let low = try host(stack, size: CGSize(width: 420, height: 80))
    #expect(try low.get(.text(Self.title)).frame.minY > 24)
    let framed = try host(stack.frame(width: 300, height: 20))
    let title = try framed.get(.text(Self.title)).frame
    #expect(try card(around: title, in: framed).height == 44)
  }
}
