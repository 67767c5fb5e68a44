// SPDX-License-Identifier: MIT

import SwiftUI

/// Views and modifiers that take an integer, by name.
@MainActor
enum IntegerTable {
  typealias Row = (name: String, view: (Int) -> AnyView)

  private static func row(_ name: String, _ view: @escaping (Int) -> some View) -> Row { (name, { AnyView(view($0)) }) }

  static var rows: [Row] {
    [
      row("line limits", lineLimits),
      row("grid cells", gridCells),
      row("badges", badges),
      row("taps", taps),
      row("repeats", repeats),
      row("steppers", steppers),
      row("parts of a container", partsOfAContainer),
      row("selection", selection),
      row("scroll position", scrollPosition),
      row("priorities", priorities),
      row("ranges of rows", rangesOfRows),
      row("ranges of choices", rangesOfChoices),
      row("ranges of pages", rangesOfPages),
      row("counted words", countedWords),
      row("days", days),
      row("fields", fields),
    ]
  }

  @ViewBuilder static func lineLimits(_ n: Int) -> some View {
    Text("a\nb c").lineLimit(n).lineLimit(min(n, 1)...max(n, 1))
    Text("a\nb c").lineLimit(n, reservesSpace: true)
    TextField("t", text: .constant("a\nb"), axis: .vertical).lineLimit(n, reservesSpace: true)
    TextField("t", text: .constant("a\nb"), axis: .vertical).lineLimit(max(n, 1)...)
  }

  @ViewBuilder static func gridCells(_ n: Int) -> some View {
    Grid {
      GridRow {
        Text("a").gridCellColumns(n)
        Text("b").gridCellColumns(n)
        Color.red.gridCellColumns(n).gridCellUnsizedAxes(.horizontal)
      }
      GridRow { Text("c").gridCellColumns(2) }
    }
  }

  @ViewBuilder static func badges(_ n: Int) -> some View {
    List { Text("a").badge(n) }
    TabView { Text("a").tabItem { Text("t") }.badge(n) }
    TabView { Tab("t", systemImage: "star") { Text("a") }.badge(n) }
  }

  @ViewBuilder static func taps(_ n: Int) -> some View {
    Text("a").onTapGesture(count: n) {}.gesture(SpatialTapGesture(count: n))
      .simultaneousGesture(TapGesture(count: n).exclusively(before: TapGesture(count: 1)))
  }

  @ViewBuilder static func repeats(_ n: Int) -> some View {
    Image(systemName: "star").symbolEffect(.bounce, options: .repeat(n).speed(2), value: n)
    Color.red.animation(.linear(duration: 1e-9).repeatCount(n, autoreverses: n > 0), value: n)
    Repeated(count: n)
  }

  @ViewBuilder static func steppers(_ n: Int) -> some View {
    Stepper("s", value: .constant(n), in: min(n, 0)...max(n, 0))
    Stepper("s", value: .constant(n), in: Int.min...Int.max, step: n == 0 ? 1 : n)
    Stepper("s", value: .constant(Int8(clamping: n)), in: -128...127, step: 127)
    Stepper("s", value: .constant(UInt64(clamping: n)), step: 1)
  }

  @ViewBuilder static func partsOfAContainer(_ n: Int) -> some View {
    ScrollView(.horizontal) {
      HStack {
        Color.red.containerRelativeFrame(.horizontal, count: n, span: n, spacing: 3)
        Color.red.containerRelativeFrame([.horizontal, .vertical], count: 3, span: n, spacing: 3)
        Color.red.containerRelativeFrame(.horizontal, count: n, spacing: .infinity)
      }
    }
  }

  @ViewBuilder static func selection(_ n: Int) -> some View {
    TabView(selection: .constant(n)) {
      Text("a").tag(n).tabItem { Text("a") }
      Text("b").tag(0).tabItem { Text("b") }
    }
    Picker("p", selection: .constant(n)) { Text("a").tag(n) }
    List([n, n], id: \.self, selection: .constant(n)) { Text("\($0)") }
  }

  @ViewBuilder static func scrollPosition(_ n: Int) -> some View {
    ScrollViewReader { proxy in
      ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)") } }.scrollTargetLayout() }
        .scrollPosition(id: .constant(n)).onAppear { proxy.scrollTo(n, anchor: .center) }
    }
    ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)") } } }
      .scrollPosition(.constant(ScrollPosition(id: n)))
  }

  @ViewBuilder static func priorities(_ n: Int) -> some View {
    HStack {
      Text("a").layoutPriority(Double(n)).zIndex(Double(n)).accessibilitySortPriority(Double(n))
      Text("b").accessibilityHeading(.h1).id(n).tag(n)
    }
  }

  @ViewBuilder static func rangesOfRows(_ n: Int) -> some View {
    let range = (n < 0 ? n : 0)..<(n < 0 ? 0 : n)
    List(range) { Text("\($0)") }
    ScrollView { LazyVStack { ForEach(range) { Text("\($0)") } } }
    ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(range) { Text("\($0)") } } }
    HStack { ForEach(range) { Text("\($0)") } }
  }

  @ViewBuilder static func rangesOfChoices(_ n: Int) -> some View {
    let range = (n < 0 ? n : 0)..<(n < 0 ? 0 : n)
    Picker("p", selection: .constant(n)) { ForEach(range) { Text("\($0)") } }
    Picker("p", selection: .constant(n)) { ForEach(range) { Text("\($0)") } }.pickerStyle(.segmented)
    Menu("m") { ForEach(range) { Text("\($0)") } }
  }

  @ViewBuilder static func rangesOfPages(_ n: Int) -> some View {
    let range = (n < 0 ? n : 0)..<(n < 0 ? 0 : n)
    TabView { ForEach(range) { page in Text("\(page)").tabItem { Text("\(page)") } } }
    NavigationStack { Text("a").toolbar { HStack { ForEach(range) { Text("\($0)") } } } }
  }

  @ViewBuilder static func countedWords(_ n: Int) -> some View {
    Text("^[\(n) file](inflect: true)")
    Text("\(n, specifier: "%20lld") \(n)")
    Text(n, format: .number.notation(.compactName))
    Text(n, format: .percent)
    Text(Int64(n), format: .byteCount(style: .file))
    Text(Decimal(n), format: .currency(code: "EUR"))
  }

  @ViewBuilder static func days(_ n: Int) -> some View {
    MultiDatePicker(
      "d", selection: .constant([DateComponents(era: n, year: n, month: n, day: n), DateComponents(day: n)]))
  }

  @ViewBuilder static func fields(_ n: Int) -> some View {
    TextField("n", value: .constant(n), format: .number)
    Slider(value: .constant(Double(n)), in: 0...max(Double(n), 1), step: 1)
    ProgressView(value: Double(n), total: Double(n))
    Gauge(value: Double(n), in: min(Double(n), 0)...max(Double(n), 1)) { Text("g") }
  }

  private struct Repeated: View {
    let count: Int
    @State private var isOn = false
    var body: some View {
      Color.red.opacity(isOn ? 1 : 0)
        .onAppear { withAnimation(.linear(duration: 0.01).repeatCount(count).delay(Double(count))) { isOn = true } }
    }
  }
}
