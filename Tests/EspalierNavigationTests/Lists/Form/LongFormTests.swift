// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A form is a grouped list (specification I42): its rows take the settings of rows, and of many only those near the
/// viewport are made.
@MainActor
@Suite("Rows of forms, as rows of lists")
struct LongFormTests {
  private let size = CGSize(width: 300, height: 400)

  private struct Fields: View {
    var count = 200
    @State private var text = ""
    var body: some View {
      ForEach(0..<count, id: \.self) { number in
        Text("Title \(number)")
        TextField("Field \(number)", text: $text)
      }
    }
  }

  @Test("Of 1,000 controls those near the viewport are made; all of them are reached by the wheel and by scrollTo")
  func lazyRows() throws {
    let host = ViewHost(
      ScrollViewReader { proxy in
        Form { Fields(count: 500) }.formStyle(.grouped).toolbar {
          Button("Go") { proxy.scrollTo(499, anchor: .bottom) }
        }
      }, size: size)
    let work = try host.measure {
      try host.get(.label("Field 1")).scroll(by: CGSize(width: 0, height: -200))
    }
    #expect(work.nodesCreated < 3000)
    #expect(host.all(.label("Field 400")).isEmpty)
    for _ in 0..<10 { try host.get(.type(Form<Fields>.self)).scroll(by: CGSize(width: 0, height: -50_000)) }
    try host.settle()
    #expect(try host.get(.label("Field 499")).isHittable)
  }

  @Test("Tab goes on to fields that were not made yet, and back, in forms, lists and lazy stacks") func tabs() throws {
    func check<V: View>(_ view: V, _ comment: Comment) throws {
      let host = ViewHost(view, size: size)
      let first = try host.get(.label("Field 0"))
      try first.focus()
      for number in 1..<60 {
        try host.get(.label("Field \(number - 1)")).key(.tab)
        try host.settle()
        let field = try host.get(.label("Field \(number)"))
        #expect(field.isHittable, comment)
        try field.type("\(number) ")
        #expect(field.value?.hasSuffix("\(number) ") == true, comment)
      }
      for number in (10..<59).reversed() {
        try host.get(.label("Field \(number + 1)")).key(.tab, modifiers: .shift)
        try host.settle()
        #expect(try host.get(.label("Field \(number)")).isHittable, comment)
      }
      #expect(host.warnings.isEmpty, comment)
    }
    try check(Form { Fields() }.formStyle(.grouped), "form")
    try check(List { Fields() }, "list")
    try check(ScrollView { LazyVStack { Fields() } }, "lazy stack")
    try check(
      Color.clear.sheet(isPresented: .constant(true)) { Form { Fields() }.formStyle(.grouped).frame(height: 300) },
      "sheet")
    try check(NavigationStack { Form { Section("Section") { Fields() } }.formStyle(.grouped) }, "stack")
  }

  @Test("Backgrounds, insets, separators, swipe actions and onDelete of rows hold") func settings() throws {
    struct Page: View {
      @State private var names = ["Ada", "Bob", "Cleo"]
      @State private var flagged = "none"
      var body: some View {
        Form {
          Section {
            ForEach(names, id: \.self) { name in
              Text(name).swipeActions(edge: .leading) { Button("Flag") { flagged = name } }
            }
            .onDelete { names.remove(atOffsets: $0) }
          }
          Text(flagged).listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
            .listRowBackground(Color.pureRed).accessibilityIdentifier("flagged")
        }
        .formStyle(.grouped)
      }
    }
    let host = ViewHost(Page(), size: size)
    #expect(try host.get(.identifier("flagged")).frame.minX == 20 + 50)
    let pixels = try Pixels(host, size)
    #expect(pixels[270, Int(try host.get(.identifier("flagged")).frame.midY)] == [255, 0, 0, 255])
    try host.get(.text("Bob")).drag(by: CGSize(width: 250, height: 0))
    try host.settle()
    #expect(try host.get(.identifier("flagged")).text == "Bob")
    try host.get(.text("Cleo")).drag(by: CGSize(width: -250, height: 0))
    try host.settle()
    #expect(host.all(.text("Cleo")).isEmpty)
    #expect(host.all(.text("Ada")).count == 1)
  }
}
