// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Rows of long lists are made near the viewport (specification S25): a control is one view, so that a list of controls can be
/// counted without making their bodies. A style that draws several views makes them several rows.
@MainActor
@Suite struct LongRowsTests {
  enum Row: CaseIterable {
    case button, boundedButton, plainButton, ownButton, link, valueLink, address, toggle, switched, ownToggle, slider
    case stepper, datePicker, colorPicker, label, gauge, progress, field, condition
  }

  enum Container: CaseIterable { case list, form, lazyStack }

  @Test("Of 2,000 controls as many rows are made as of 200", arguments: Row.allCases, Container.allCases)
  func isMadeNearTheViewport(_ row: Row, _ container: Container) throws {
    let (few, many) = (try rules(200, row, container), try rules(2000, row, container))
    #expect(many < few + 100, "\(few) rules for 200 rows, \(many) for 2,000")
  }

  private func rules(_ count: Int, _ row: Row, _ container: Container) throws -> Int {
    let host = ViewHost(Page(count: count, row: row, container: container), size: CGSize(width: 400, height: 400))
    return try host.measure { try host.get(.text("Show")).tap() }.rulesRun
  }

  private struct Page: View {
    let count: Int
    let row: Row
    let container: Container
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isShown = true }
          if isShown {
            switch container {
            case .list: List { rows }
            case .form: Form { rows }.formStyle(.grouped)
            case .lazyStack: ScrollView { LazyVStack { rows } }
            }
          }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      switch row {
      case .button: ForEach(0..<count, id: \.self) { number in Button("Row \(number)") {} }
      case .boundedButton:
        ForEach(0..<count, id: \.self) { number in Button("Row \(number)") {} }.buttonStyle(.bordered)
      case .plainButton: ForEach(0..<count, id: \.self) { number in Button("Row \(number)") {} }.buttonStyle(.plain)
      case .ownButton: ForEach(0..<count, id: \.self) { number in Button("Row \(number)") {} }.buttonStyle(Framed())
      case .link: ForEach(0..<count, id: \.self) { number in NavigationLink("Row \(number)") { Text("Page") } }
      case .valueLink: ForEach(0..<count, id: \.self) { number in NavigationLink("Row \(number)", value: number) }
      case .address:
        ForEach(0..<count, id: \.self) { number in Link("Row \(number)", destination: URL(string: "about:blank")!) }
      case .toggle: ForEach(0..<count, id: \.self) { number in Toggle("Row \(number)", isOn: .constant(true)) }
      case .switched:
        ForEach(0..<count, id: \.self) { number in Toggle("Row \(number)", isOn: .constant(true)) }.toggleStyle(.switch)
      case .ownToggle:
        ForEach(0..<count, id: \.self) { number in Toggle("Row \(number)", isOn: .constant(true)) }
          .toggleStyle(Ticked())
      case .slider: ForEach(0..<count, id: \.self) { _ in Slider(value: .constant(0.5)) }
      case .stepper: ForEach(0..<count, id: \.self) { number in Stepper("Row \(number)", value: .constant(1)) }
      case .datePicker:
        ForEach(0..<count, id: \.self) { number in DatePicker("Row \(number)", selection: .constant(.distantPast)) }
      case .colorPicker:
        ForEach(0..<count, id: \.self) { number in ColorPicker("Row \(number)", selection: .constant(.red)) }
      case .label: ForEach(0..<count, id: \.self) { number in Label("Row \(number)", systemImage: "star") }
      case .gauge: ForEach(0..<count, id: \.self) { number in Gauge(value: 0.5) { Text("Row \(number)") } }
      case .progress: ForEach(0..<count, id: \.self) { number in ProgressView("Row \(number)", value: 0.5) }
      case .field: ForEach(0..<count, id: \.self) { number in TextField("Row \(number)", text: .constant("")) }
      case .condition:
        ForEach(0..<count, id: \.self) { number in
          if number.isMultiple(of: 2) { Button("Row \(number)") {} } else { Toggle("Row", isOn: .constant(true)) }
        }
      }
    }
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { configuration.label }.padding() }
  }

  private struct Ticked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if configuration.isOn { Text("on") }
      }
      .onTapGesture { configuration.isOn.toggle() }
    }
  }

  // MARK: - Styles that draw several views

  private struct Pair: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.isOn ? "on" : "off")
    }
  }

  private struct GridCells: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      GridRow {
        configuration.icon
        configuration.title
      }
    }
  }

  private struct Unlined: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.tag("a") }
  }

  @Test("A style that draws two views makes two rows, in a ForEach, too", arguments: [false, true])
  func severalViews(_ isInForEach: Bool) throws {
    struct Page: View {
      let isInForEach: Bool
      var body: some View {
        List {
          if isInForEach {
            ForEach(0..<2, id: \.self) { number in Toggle("Row \(number)", isOn: .constant(number == 0)) }
          } else {
            Toggle("Row 0", isOn: .constant(true))
            Toggle("Row 1", isOn: .constant(false))
          }
        }
        .listStyle(.plain)
        .toggleStyle(Pair())
      }
    }
    let host = ViewHost(Page(isInForEach: isInForEach), size: CGSize(width: 400, height: 400), look: .phone)
    let tops = try ["Row 0", "on", "Row 1", "off"].map { try host.get(.text($0)).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == 4, "\(tops)")
    // Rows of their own are as far from each other as rows are.
    #expect(tops[1] - tops[0] >= 40, "\(tops)")
  }

  @Test("A style whose body is a row of a grid puts its parts into the grid's columns")
  func rowsOfAGrid() throws {
    let host = ViewHost(
      Grid(alignment: .leading) {
        Label("Short", systemImage: "star")
        GridRow {
          Color.blue.frame(width: 90, height: 10)
          Text("Below")
        }
      }
      .labelStyle(GridCells()), size: CGSize(width: 400, height: 400))
    #expect(try host.get(.text("Short")).frame.minX == host.get(.text("Below")).frame.minX)
  }

  @Test("What a style's body gives its container, as a tag, arrives there")
  func traitsOfAStyle() throws {
    struct Tags: View {
      var body: some View {
        Group(subviews: Button("One") {}.buttonStyle(Unlined())) { subviews in
          Text(verbatim: "tag \(subviews[0].containerValues.tag(for: String.self) ?? "none")")
        }
      }
    }
    _ = try ViewHost(Tags()).get(.text("tag a"))
  }
}
