// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierTestSupport
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The form of popovers and sheets in a narrow window of the phone's look: "by default, a popover becomes a sheet" (Apple's
/// reference of `presentationCompactAdaptation(_:)`).
@MainActor
@Suite("Presentations in a narrow window") struct PresentationAdaptationTests {
  private struct Page<Panel: View>: View {
    var isPopover = true
    let panel: Panel
    @State private var isPresented = false
    @State private var count = 0

    init(isPopover: Bool = true, @ViewBuilder panel: () -> Panel) {
      self.isPopover = isPopover
      self.panel = panel()
    }

    var body: some View {
      VStack {
        if isPopover {
          Button("Open") { isPresented = true }.popover(isPresented: $isPresented) { panel }
        } else {
          Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { panel }
        }
        Text(isPresented ? "open" : "closed")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  private static let narrow = CGSize(width: 390, height: 800)

  /// The form of a page that was opened: "popover" near the button, "sheet" from below, "cover" over all of the window.
  private func form(_ page: some View, in size: CGSize = narrow, look: Look = .phone) throws -> String {
    let host = ViewHost(page, size: size, look: look)
    try host.get(.text("Open")).tap()
    try host.settle()
    return shown(host)
  }

  private func shown(_ host: ViewHost<some View>) -> String {
    func all(_ node: AccessibilityNode) -> [AccessibilityNode] { [node] + node.children.flatMap(all) }
    let nodes = host.graph.accessibilityNodes.flatMap(all)
    if nodes.contains(where: { $0.kind == .popover }) { return "popover" }
    return nodes.first { $0.kind == .dialog }?.frame.minY == 0 ? "cover" : "sheet"
  }

  private struct Inner: View {
    var log: Log?
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Done") { dismiss() }.padding().onAppear { log?.add("appear") }.onDisappear { log?.add("disappear") }
    }
  }

  /// A view that requests a form in its body.
  private struct Requesting: View {
    let log: Log
    var body: some View { Inner(log: log).presentationCompactAdaptation(.popover) }
  }

  @Test("A popover is a sheet in a narrow window of the phone's look, and a popover elsewhere") func popover() throws {
    let page = Page { Inner() }
    #expect(try form(page) == "sheet")
    #expect(try form(page, in: CGSize(width: 800, height: 800)) == "popover")
    #expect(try form(page, look: .desktop) == "popover")
  }

  @Test("The outermost modifiers of the panel request its form") func requested() throws {
    #expect(try form(Page { Inner().presentationCompactAdaptation(.popover) }) == "popover")
    #expect(try form(Page { Inner().presentationCompactAdaptation(.none).padding() }) == "popover")
    #expect(try form(Page { Inner().presentationCompactAdaptation(.sheet) }) == "sheet")
    #expect(try form(Page { Inner().presentationCompactAdaptation(.fullScreenCover) }) == "cover")
    #expect(
      try form(Page { Inner().presentationCompactAdaptation(horizontal: .popover, vertical: .sheet) }) == "popover")
    #expect(try form(Page(isPopover: false) { Inner().presentationCompactAdaptation(.fullScreenCover) }) == "cover")
    #expect(try form(Page(isPopover: false) { Inner().presentationCompactAdaptation(.popover) }) == "sheet")
    #expect(
      try form(
        Page(isPopover: false) { Inner().presentationCompactAdaptation(.fullScreenCover) },
        in: CGSize(width: 800, height: 800)) == "sheet")
  }

  @Test("A request within the body of the panel's view holds, too; the panel's views appear once more the first time")
  func requestedWithin() throws {
    let log = Log()
    let host = ViewHost(Page { Requesting(log: log) }, size: Self.narrow, look: .phone)
    for visit in 0..<2 {
      try host.get(.text("Open")).tap()
      try host.settle()
      #expect(shown(host) == "popover")
      try host.get(.text("Done")).tap()
      try host.settle()
      #expect(log.take() == (visit == 0 ? ["appear", "appear", "disappear", "disappear"] : ["appear", "disappear"]))
    }
  }

  @Test("A popover that became a sheet has state of its own, dismiss, a drag, and is there for the next time")
  func life() throws {
    let host = ViewHost(Page { Inner() }, size: Self.narrow, look: .phone)
    for _ in 0..<2 {
      try host.get(.text("Open")).tap()
      try host.settle()
      try host.get(.text("Done")).tap()
      try host.settle()
      #expect(host.all(.text("closed")).count == 1 && host.all(.text("Done")).isEmpty)
    }
    try host.get(.text("Open")).tap()
    try host.settle()
    host.pointer.press(at: CGPoint(x: 195, y: 100))
    for y in stride(from: 120.0, through: 500, by: 20) { host.pointer.move(to: CGPoint(x: 195, y: y)) }
    host.pointer.release(at: CGPoint(x: 195, y: 500))
    try host.settle()
    #expect(host.all(.text("closed")).count == 1)
  }

  private struct Items: View {
    @State private var item: NumberedItem?
    var body: some View {
      VStack {
        Button("Open") { item = NumberedItem(id: 1) }
          .popover(item: $item) { shown in
            VStack {
              Text("item \(shown.id)")
              Button("Next") { item = NumberedItem(id: shown.id + 1) }
            }
            .presentationCompactAdaptation(shown.id == 1 ? .popover : .sheet)
          }
        Text(item == nil ? "closed" : "open")
      }
    }
  }

  @Test("A popover of an item takes the form of the item it begins with") func items() throws {
    let host = ViewHost(Items(), size: Self.narrow, look: .phone)
    try host.get(.text("Open")).tap()
    try host.settle()
    #expect(shown(host) == "popover" && host.all(.text("item 1")).count == 1)
    try host.get(.text("Next")).tap()
    try host.settle()
    #expect(host.all(.text("item 2")).count == 1)
  }
}
