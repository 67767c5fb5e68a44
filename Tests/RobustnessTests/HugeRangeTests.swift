// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Ranges up to the greatest integer, and integers of which a sum is no integer any more.
@MainActor
@Suite("Huge ranges")
struct HugeRangeTests {
  private let size = CGSize(width: 200, height: 200)

  @Test("A lazy stack of all numbers shows the first ones, scrolls, and warns")
  func allNumbers() throws {
    try expectThreadTime(below: 60) {
      let host = ViewHost(
        ScrollView { LazyVStack { ForEach(0..<Int.max, id: \.self) { Text("n \($0)").frame(height: 20) } } }, size: size
      )
      #expect(host.all(.text("n 0")).count == 1)
      try host.get(.text("n 3")).scroll(by: CGSize(width: 0, height: -1000))
      try host.settle()
      #expect(host.all(.text("n 0")).isEmpty)
      _ = try host.png()
      let warnings = host.warnings.map(\.text)
      #expect(warnings.count == 1)
      #expect(warnings.first?.hasPrefix("ForEach<Range<Int>, Int, ") == true)
      #expect(
        warnings.first?.hasSuffix(
          ": the collection has 9223372036854775807 elements, more than this container can hold; the first 1099511627776 "
            + "are shown. Give it the elements that can be reached.") == true)
    }
  }

  @Test("Lazy containers of ranges at both ends of the integers")
  func ends() throws {
    try expectThreadTime(below: 60) {
      try Exercise.run(ScrollView { LazyVStack { ForEach(Int.min..<Int.max, id: \.self) { Text("\($0)") } } })
      try Exercise.run(ScrollView { LazyVStack { ForEach(Int.min..<Int.min + 9, id: \.self) { Text("\($0)") } } })
      try Exercise.run(ScrollView { LazyVStack { ForEach(Int.max - 9..<Int.max, id: \.self) { Text("\($0)") } } })
      try Exercise.run(
        ScrollView {
          LazyVStack {
            ForEach(0..<Int.max) { Text("a \($0)") }
            ForEach(0..<Int.max) { Text("b \($0)") }
            Section("s") { ForEach(0..<Int.max) { Text("c \($0)") } }
          }
        })
      try Exercise.run(ScrollView(.horizontal) { LazyHStack { ForEach(0..<Int.max) { Text("a \($0)") } } })
      try Exercise.run(
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<Int.max) { Text("\($0)") } } })
      try Exercise.run(List(0..<Int.max, id: \.self) { Text("\($0)") })
      try Exercise.run(List { ForEach(repeatElement(7, count: .max), id: \.self) { Text("\($0)") } })
    }
  }

  @Test("Selecting, searching and scrolling in a list of all numbers")
  func use() throws {
    try expectThreadTime(below: 60) {
      struct Page: View {
        @State private var selection: Set<Int> = []
        @State private var position: Int? = 5
        var body: some View {
          VStack {
            ScrollViewReader { proxy in
              Button("far") { proxy.scrollTo(1_000_000, anchor: .top) }
              Button("none") { proxy.scrollTo(-5) }
              List(0..<Int.max, id: \.self, selection: $selection) { Text("n \($0)") }
            }
            ScrollView { LazyVStack { ForEach(0..<Int.max) { Text("m \($0)") } }.scrollTargetLayout() }
              .scrollPosition(id: $position)
          }
        }
      }
      let host = ViewHost(Page(), size: CGSize(width: 200, height: 400))
      try host.get(.text("n 1")).tap()
      try host.get(.text("none")).tap()
      try host.settle()
      try host.get(.text("far")).tap()
      try host.settle()
      #expect(host.all(.text("n 1,000,000")).count == 1)
    }
  }

  @Test("A stack that shows all of a huge range shows the first thousand, with a warning")
  func eager() throws {
    expectThreadTime(below: 120) {
      let host = ViewHost(ZStack { ForEach(0..<Int.max) { _ in Color.clear } }, size: size)
      #expect(host.warnings.map(\.text).count == 1)
      #expect(host.warnings[0].text.contains("the first 1000 are shown. Put it into a List or a LazyVStack"))
    }
  }

  @Test("A lazy stack of all numbers without a scroll view, or of lines without a length, shows a thousand of them")
  func endless() throws {
    let stack = ViewHost(LazyVStack { ForEach(0..<Int.max) { Text("n \($0)") } }, size: size)
    #expect(stack.all(.text("n 2")).count == 1)
    let flat = ViewHost(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<Int.max) { Text("\($0)").frame(height: 0) } } }, size: size)
    for host in [stack.warnings, flat.warnings] {
      #expect(
        host.map(\.text).contains(
          "A lazy stack of 1099511627776 lines shows 1000 of those that are visible. Put it into a ScrollView, and give its "
            + "lines a length."))
    }
  }

  @Test("Modifiers of integers", arguments: HostileNumber.integers)
  func integers(_ number: Int) throws {
    try Exercise.run(Text("a b c").lineLimit(number).frame(width: 10))
    try Exercise.run(Text("a b c").lineLimit(number...))
    try Exercise.run(Text("a b c").lineLimit(...number))
    try Exercise.run(Text("a b c").lineLimit(number % 100_000, reservesSpace: true))
    try Exercise.run(TextField("t", text: .constant("abc"), axis: .vertical).lineLimit(min(number, 1)...max(number, 1)))
    try Exercise.run(
      Grid {
        GridRow {
          Text("a").gridCellColumns(number)
          Text("b").gridCellColumns(number)
        }
      })
    try Exercise.run(Stepper("s", value: .constant(number)))
    try Exercise.run(Stepper("s", value: .constant(number), step: number == 0 ? 1 : number))
    try Exercise.run(Text("a").badge(number))
    try Exercise.run(Image(systemName: "star").symbolEffect(.bounce, options: .repeat(number), value: number))
    try Exercise.run(
      Text(Measurement(value: Double(number), unit: UnitLength.meters), format: .measurement(width: .wide)))
    try Exercise.run(Text("\(number) things"))
    try Exercise.run(List { ForEach(0..<3) { Text("\($0)").badge(number) } })
    try Exercise.run(Color.red.animation(.linear.repeatCount(number), value: number))
  }

  @Test("Steppers at the ends of the integers stay there", arguments: [Int.max, .min])
  func steppers(_ end: Int) throws {
    struct Page: View {
      @State var number: Int
      var body: some View { Stepper("n \(number)", value: $number, step: 3) }
    }
    let host = ViewHost(Page(number: end), size: size)
    for locator in ["Increment", "Decrement"] {
      for element in host.all(.label(locator)) { try element.tap() }
    }
    _ = try host.png()
  }
}
