// SPDX-License-Identifier: MIT

import Foundation
import Observation
import SwiftUI
import Testing
import ViewTesting

private struct Counter: View {
  @State private var count = 1
  var body: some View {
    VStack {
      Text("Count \(count)").padding()
      Button("Add") { count += 1 }
    }
    .frame(width: 200)
  }
}

@Observable private final class Model {
  var name = "a"
  var count = 0
}

/// `explain`: why a view is as it is, in words.
@Suite @MainActor struct ExplanationTests {
  @Test("The chain from a tap over the state and the body to what is drawn") func update() throws {
    let host = ViewHost(Counter())
    host.isTraced = true
    try host.get(.text("Add")).tap()
    let lines = try host.explain(.update, of: .text("Count 2")).split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("Text \"Count 2\" changed in frame "))
    #expect(lines[0].hasSuffix("at 0 s, after tap on text \"Add\""))
    #expect(lines[1].hasPrefix("  Counter.count: 1 → 2, written by tap on text \"Add\" at ExplanationTests.swift"))
    #expect(lines[1].contains("Counter.body"))
    #expect(lines.contains("    what is drawn: Counter.body → layout of Text → draw Text"))
  }

  @Test("What the last frame did: writes, bodies, rules") func frame() throws {
    let host = ViewHost(Counter())
    host.isTraced = true
    try host.get(.text("Add")).tap()
    let lines = try host.explain(.update).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  writes Counter.count: 1 → 2") })
    #expect(lines.contains("  runs Counter.body"))
  }

  @Test("A view that did not change is not said to have changed") func unchanged() throws {
    let host = ViewHost(
      HStack {
        Counter()
        Text("Still")
      }, size: CGSize(width: 400, height: 200))
    host.isTraced = true
    try host.get(.text("Add")).tap()
    #expect(try host.explain(.update, of: .text("Still")).hasPrefix("Text \"Still\" has not changed in the "))
  }

  @Test("A property of an observed object is a cause, too") func observation() throws {
    struct Page: View {
      let model: Model
      var body: some View { Text(model.name) }
    }
    let model = Model()
    let host = ViewHost(Page(model: model))
    host.isTraced = true
    model.name = "b"
    let text = try host.explain(.update, of: .text("b"))
    #expect(text.contains("Model.name, which Page.body reads, written"), "\(text)")
    #expect(text.contains(" at ExplanationTests.swift") && !text.contains("swiftmacro"), "\(text)")
  }

  @Test("Which of the properties of an object was written, once for all views that read it") func properties() throws {
    struct Row: View {
      let model: Model
      var body: some View { Text("\(model.name) \(model.count)") }
    }
    let model = Model()
    let host = ViewHost(VStack { ForEach(0..<3, id: \.self) { _ in Row(model: model) } }, isTraced: true)
    model.count += 1
    let text = try host.explain(.update)
    #expect(text.contains("writes Model.count, which Row.body reads") && text.contains(" 3 times"), "\(text)")
    #expect(!text.contains("Model.name"), "\(text)")
  }

  @Test("The first frame of a host that is traced when it is made") func firstFrame() throws {
    let host = ViewHost(Counter(), isTraced: true)
    let frame = try host.explain(.update)
    #expect(frame.hasPrefix("frame 1 at 0 s") && frame.contains("runs Counter.body"), "\(frame)")
    #expect(frame.contains("makes Counter") && frame.contains("makes of the framework's: "), "\(frame)")
    let text = try host.explain(.update, of: .text("Count 1"))
    #expect(text == "Text \"Count 1\" was made in frame 1 at 0 s, with the tree")
  }

  @Test("Views that a frame makes and destroys") func comings() throws {
    struct Row: View { var body: some View { Text("row") } }
    struct Page: View {
      @State private var count = 1
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { _ in Row() }
          Button("More") { count += 2 }
          Button("None") { count = 0 }
        }
      }
    }
    let host = ViewHost(Page())
    host.isTraced = true
    try host.get(.text("More")).tap()
    let more = try host.explain(.update)
    #expect(more.contains("\n  makes Row 2 times\n  makes of the framework's: Text 2 times"), "\(more)")
    #expect(!more.contains("destroys"), "\(more)")
    try host.get(.text("None")).tap()
    let none = try host.explain(.update)
    #expect(none.contains("\n  destroys Row 3 times\n  destroys of the framework's: Text 3 times"), "\(none)")
    #expect(!none.contains("makes "), "\(none)")
  }

  @Test("Time and the window's size are causes") func outside() throws {
    struct Page: View {
      @State private var isWide = false
      var body: some View {
        Color.red.frame(width: isWide ? 100 : 50).accessibilityElement().accessibilityIdentifier("bar")
          .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 100))
    host.isTraced = true
    try host.advance(by: .seconds(0.5))
    #expect(try host.explain(.update, of: .identifier("bar")).contains("input Double"))
    host.size = CGSize(width: 300, height: 100)
    #expect(try host.explain(.update, of: .identifier("bar")).contains("root frame"))
  }

  @Test("The ladder of layout: offered, answered, placed, why") func layout() throws {
    let host = ViewHost(Counter())
    let lines = try host.explain(.layout, of: .text("Count 1")).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 == " " }.count } == [0, 2, 4, 6])
    #expect(lines[0].hasPrefix("frame: offered nil × nil, answers (200 × "))
    #expect(lines[0].hasSuffix("has the fixed width 200, and its content's height"))
    #expect(lines[1].contains("VStack: offered 200 × nil") && lines[1].contains("width from the view that needs most"))
    #expect(lines[2].hasSuffix("adds 16 on each side of its content"))
    #expect(lines[3].contains("Text \"Count 1\": offered 168 × nil") && lines[3].hasSuffix("fits on one line"))
  }

  @Test("A text that does not fit: cut off, made smaller, or without space") func layoutOfNarrowText() throws {
    func reason(_ text: some View, width: CGFloat, height: CGFloat? = nil) throws -> String {
      let host = ViewHost(text.frame(width: width, height: height), size: CGSize(width: 300, height: 300))
      let line = try host.explain(.layout, of: .text("A long title here")).split(separator: "\n").last {
        !$0.contains("was also")
      }
      return line.map { String($0.split(separator: "; ").last ?? "") } ?? ""
    }
    let title = Text("A long title here")
    #expect(
      try reason(title.lineLimit(1), width: 60)
        == "is cut off: the whole text does not fit into 1 line, the most it may have")
    #expect(try reason(title, width: 60, height: 20) == "is cut off: the whole text does not fit into 1 line")
    #expect(try reason(title.lineLimit(1).minimumScaleFactor(0.2), width: 60).hasPrefix("is drawn at "))
    #expect(try reason(title, width: 0).hasPrefix("has no space: one line would take "))
    #expect(try reason(title, width: 60).hasPrefix("is broken into "))
    #expect(try reason(title, width: 200) == "fits on one line")
  }

  @Test("Views are found by the names of their types, with any type arguments, or with those that are named")
  func typeNames() throws {
    struct Pair<Value>: View {
      let value: Value
      var body: some View { Text("\(value)") }
    }
    let host = ViewHost(
      VStack {
        Pair(value: 1)
        Pair(value: "a")
        Circle().stroke(.red)
        Capsule().stroke(.red)
      })
    #expect(host.all(.typeName("Pair")).count == 2)
    #expect(host.all(.typeName("Pair<Int>")).count == 1)
    #expect(host.all(.typeName("StrokedShape")).count == 2)
    #expect(host.all(.typeName("Pai")).isEmpty)
    #expect(host.viewTypeNames.contains("Pair"))
  }

  @Test(
    "The ladder of a text ends at the text, of whatever size lies behind it; of a shape that was moved, at the shape")
  func layoutBehind() throws {
    struct Page: View {
      let isMoved: Bool
      var body: some View {
        VStack {
          Text("March")
            .background(GeometryReader { _ in Color.red.overlay(Color.blue).accessibilityIdentifier("behind") })
          Capsule().frame(width: 30, height: 4).offset(x: isMoved ? 40 : 0).accessibilityElement()
            .accessibilityIdentifier("line")
        }
      }
    }
    for isMoved in [false, true] {
      let host = ViewHost(Page(isMoved: isMoved))
      let text = try host.explain(.layout, of: .text("March")).split(separator: "\n")
      #expect(text[1].contains("Text \"March\": offered") && text.dropFirst(2).allSatisfy { $0.contains("was also") })
      let line = try host.explain(.layout, of: .identifier("line")).split(separator: "\n")
      #expect(line.count == 3 && line[1].hasSuffix("is fixed to 30 × 4") && line[2].contains("flexible"), "\(line)")
    }
  }

  @Test("A locator that fails, and a snapshot, have what happened last") func failures() throws {
    let host = ViewHost(Counter())
    func missing() -> String {
      do {
        _ = try host.get(.text("Count 3"))
        return ""
      } catch { return "\(error)" }
    }
    #expect(missing().contains("The tree has:") && !missing().contains("What happened last"))
    host.isTraced = true
    try host.get(.text("Add")).tap()
    let text = missing()
    #expect(text.contains("What happened last:") && text.contains("Counter.count: 1 → 2, written by tap"), "\(text)")

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Tests.swift").path
    func compare(_ host: ViewHost<Counter>) throws {
      try assertSnapshot(of: host, as: .views, named: "counter", filePath: file, function: "failures()")
    }
    #expect(throws: (any Error).self) { try compare(ViewHost(Counter())) }
    do {
      try compare(host)
      Issue.record("the snapshot is that of another count")
    } catch {
      #expect("\(error)".contains("What happened last:") && "\(error)".contains("Counter.count: 1 → 2"), "\(error)")
    }
  }

  @Test("What needs a trace says so") func notTraced() throws {
    let host = ViewHost(Counter())
    #expect(throws: NotTraced.self) { try host.explain(.update) }
    #expect(throws: NotTraced.self) { try host.explain(.update, of: .text("Count 1")) }
    #expect(throws: ElementNotFound.self) { try host.explain(.layout, of: .text("Nothing")) }
  }

  @Test("Views in a list, a form, a scroll view and a sheet have their ladders and chains") func containers() throws {
    struct Row: View {
      let name: String
      @State private var isOn = false
      var body: some View { Button("\(name) \(isOn ? "on" : "off")") { isOn.toggle() } }
    }
    struct Page: View {
      let container: Int
      var body: some View {
        switch container {
        case 0: List { Row(name: "Row") }
        case 1: Form { Row(name: "Row") }
        case 2: ScrollView { Row(name: "Row") }
        case 3: GeometryReader { _ in Row(name: "Row") }
        default: Color.clear.sheet(isPresented: .constant(true)) { Row(name: "Row") }
        }
      }
    }
    for container in 0...4 {
      let host = ViewHost(Page(container: container), size: CGSize(width: 400, height: 400))
      try host.settle()
      host.isTraced = true
      try host.get(.text("Row off")).tap()
      try host.settle()
      let layout = try host.explain(.layout, of: .text("Row on"))
      #expect(layout.contains("Text \"Row on\": offered "), "\(container): \(layout)")
      let update = try host.explain(.update, of: .text("Row on"))
      #expect(update.contains("Row.isOn: false → true") && update.contains("Row.body"), "\(container): \(update)")
    }
  }
}
