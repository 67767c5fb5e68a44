// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  private struct Flavors<Style: PickerStyle>: View {
    @State var flavor = Flavor.vanilla
    let style: Style
    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
        Text("= \(flavor.rawValue)")
      }
    }
  }

  private let size = CGSize(width: 320, height: 320)

  private struct TwoTypes: View {
    @State private var word = "s"
    @State private var number = 1
    @State private var row = 10
    private let style = SegmentedPickerStyle()

    private var options: some View {
      Group {
        Text("One").tag(1).tag("s")
        Text("Two").tag(2).tag("t")
      }
    }

    var body: some View {
      VStack {
        Picker("Words", selection: $word) { options }.pickerStyle(style)
        Picker("Numbers", selection: $number) { options }.pickerStyle(style)
        Picker("Rows", selection: $row) { ForEach([10, 20], id: \.self) { Text("Row \($0)").tag("tag \($0)") } }
          .pickerStyle(style)
        Text("= \(word) \(number) \(row)")
      }
    }
  }

  @Test("An option has a tag of each type, also beside the id of its ForEach") func tagsOfTwoTypes() throws {
    let host = ViewHost(TwoTypes(), size: size)
    let words = try host.get(.label("Words"))
    try #require(host.all(.text("Two")).first { words.frame.contains($0.frame) }).tap()
    _ = try host.get(.text("= t 1 10"))
    try #require(host.all(.text("Two")).first { !words.frame.contains($0.frame) }).tap()
    _ = try host.get(.text("= t 2 10"))
    try host.get(.text("Row 20")).tap()
    _ = try host.get(.text("= t 2 20"))
  }

  @Test("I34: the views of a ForEach have their ids as tags") func segmented() throws {
    #expect(try ViewHost(Flavors(style: .segmented), size: size, look: .phone).get(.text("vanilla")).frame.midX == 160)
    let host = ViewHost(Flavors(style: .segmented), size: size)
    let options = try host.get(.label("Flavor"))
    #expect(options.role == .group)
    #expect(try host.get(.role(.button, name: "vanilla")).isSelected)
    try host.get(.text("strawberry")).tap()
    _ = try host.get(.text("= strawberry"))
    #expect(try host.get(.role(.button, name: "strawberry")).isSelected)
    #expect(try !host.get(.role(.button, name: "vanilla")).isSelected)
    try options.key(.leftArrow)
    _ = try host.get(.text("= vanilla"))
  }

  @Test func theMenu() throws {
    let host = ViewHost(Flavors(style: .menu), size: size)
    let button = try host.get(.role(.button, name: "Flavor"))
    #expect(button.value == "vanilla")
    #expect(host.all(.text("chocolate")).isEmpty)
    try button.tap()
    #expect(try host.get(.role(.button, name: "vanilla")).isSelected)
    try host.get(.text("chocolate")).tap()
    _ = try host.get(.text("= chocolate"))
    #expect(button.value == "chocolate")
    #expect(host.all(.text("strawberry")).isEmpty)
  }

  @Test("The chosen option of a form's row has its icon beside it, not in the column of the rows' icons")
  func iconOfAValueInAForm() throws {
    struct Icon: View { var body: some View { Color.red.frame(width: 20, height: 10) } }
    let picker = Picker("Kind", selection: .constant(1)) {
      Label {
        Text("Star")
      } icon: {
        Icon()
      }.tag(1)
    }
    .pickerStyle(.menu)
    func gap(_ host: ViewHost<some View>) throws -> CGFloat {
      try host.get(.text("Star")).frame.minX - host.get(.type(Icon.self)).frame.maxX
    }
    let inForm = try gap(ViewHost(Form { picker }.formStyle(.grouped), size: size))
    #expect(try inForm == gap(ViewHost(picker, size: size)))
  }

  @Test func radioButtonsRowsAndTheWheel() throws {
    func choose(_ host: ViewHost<some View>) throws {
      try host.get(.role(.button, name: "chocolate")).tap()
      _ = try host.get(.text("= chocolate"))
    }
    try choose(ViewHost(Flavors(style: .radioGroup), size: size))
    try choose(ViewHost(Flavors(style: .inline), size: size))
    try choose(ViewHost(Flavors(style: .wheel), size: size))
    try choose(ViewHost(Flavors(style: .palette), size: size))
  }

  @Test("outside of rows a desktop's inline picker is a radio group, as Apple recorded it; a phone's has rows")
  func inlineOutsideOfRows() throws {
    func frames(_ style: some PickerStyle, _ look: Look, inForm: Bool) throws -> [CGRect] {
      let picker = Flavors(style: style)
      let host = ViewHost(inForm ? AnyView(Form { picker }) : AnyView(picker), size: size, look: look)
      return try ["Flavor", "chocolate", "strawberry"].map { try host.get(.text($0)).frame }
    }
    for inForm in [false, true] {
      #expect(try frames(.inline, .desktop, inForm: inForm) == frames(.radioGroup, .desktop, inForm: inForm))
    }
    let phone = try frames(.inline, .phone, inForm: false)
    #expect(phone[1].minX == phone[0].minX && phone[1].minY > phone[0].maxY)
  }

  @Test func aFingerTurnsTheWheel() throws {
    let host = ViewHost(Flavors(style: .wheel), size: size)
    try host.get(.text("vanilla")).drag(by: CGSize(width: 0, height: -30))
    _ = try host.get(.text("= strawberry"))
    try host.settle()
    let wheel = try host.get(.label("Flavor")).frame
    #expect(abs(try host.get(.text("strawberry")).frame.midY - wheel.midY) < 1)
  }

  @Test("An increment turns the wheel to the next option, the keys to the one below or above") func wheelSteps() throws
  {
    let host = ViewHost(Flavors(style: .wheel), size: size)
    let wheel = try host.get(.role(.group, name: "Flavor"))
    try wheel.adjust(.increment)
    _ = try host.get(.text("= strawberry"))
    try wheel.adjust(.decrement)
    _ = try host.get(.text("= vanilla"))
    try wheel.key(.downArrow)
    _ = try host.get(.text("= strawberry"))
    try wheel.key(.upArrow)
    _ = try host.get(.text("= vanilla"))
  }

  @Test("I33: tags match by value and type; optionals by default") func tags() throws {
    struct Numbers<Value: Hashable>: View {
      @State var selection: Value
      var body: some View {
        VStack {
          Picker("Number", selection: $selection) {
            Text("one").tag(1)
            Text("two").tag(2, includeOptional: false)
            Text("one of 64").tag(Int64(1))
          }
          .pickerStyle(.segmented)
          Text("= \(String(describing: selection))")
        }
      }
    }
    let optional = ViewHost(Numbers(selection: Int?.some(2)), size: size)
    // The optional is not the tag of "two", so nothing is chosen.
    #expect(optional.all(.role(.button)).allSatisfy { !$0.isSelected })
    try optional.get(.text("two")).tap()
    _ = try optional.get(.text("= Optional(2)"))
    try optional.get(.text("one")).tap()
    _ = try optional.get(.text("= Optional(1)"))
    #expect(try optional.get(.role(.button, name: "one")).isSelected)

    let wide = ViewHost(Numbers(selection: Int64(1)), size: size)
    #expect(try wide.get(.role(.button, name: "one of 64")).isSelected)
    #expect(try !wide.get(.role(.button, name: "one")).isSelected)
  }

  @Test("I33: without a matching tag nothing is selected") func noMatch() throws {
    let host = ViewHost(
      Picker("None", selection: .constant("x")) { Text("a").tag("a") }.pickerStyle(.menu), size: size)
    #expect(try host.get(.role(.button, name: "None")).value == nil)
    #expect(host.all(.text("a")).isEmpty)
  }

  @Test func anExplicitTagComesFirst() throws {
    struct Explicit: View {
      @State var name = "b"
      var body: some View {
        Picker("Name", selection: $name) {
          ForEach(0..<2, id: \.self) { Text("\($0)").tag($0 == 0 ? "a" : "b") }
        }
        .pickerStyle(.segmented)
      }
    }
    let host = ViewHost(Explicit(), size: size)
    #expect(try host.get(.role(.button, name: "1")).isSelected)
  }

  @Test("An option that has the keyboard is lit, and has no ring around it besides") func litOption() throws {
    let host = ViewHost(Flavors(style: .menu), size: CGSize(width: 300, height: 300))
    try host.get(.role(.button, name: "Flavor")).tap()
    try host.settle()
    let option = try host.get(.role(.button, name: "vanilla")).frame
    let around = host.shown.filter { $0.rect.intersects(option) && $0.rect.height < option.height + 12 }
    #expect(around.contains { $0.kind == .fill && $0.rect == option.rounded })
    #expect(!around.contains { $0.kind == .stroke && $0.rect.width >= option.width })
  }

  /// Random program 211403: a segment limits its text to one line.
  @Test(
    "Values of the environment that were written for several options precede those of the segments",
    arguments: ["one", "group", "rows", "branch", "subviews"])
  func valuesOfOptions(_ kind: String) throws {
    struct Segments<Options: View>: View {
      @ViewBuilder let options: Options
      var body: some View {
        Picker("Words", selection: .constant(1)) {
          options
          Text("other").tag(1)
          Text("third").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    struct Subviews<Options: View>: View {
      @ViewBuilder let options: Options
      var body: some View {
        Group(subviews: options) { subviews in Segments { ForEach(subviews) { $0.tag(0) } } }
      }
    }
    let text = Text("two words")
    let segments: any View =
      switch kind {
      case "one": Segments { text.environment(\.lineLimit, 2).tag(0) }
      case "group":
        Segments {
          Group {
            Group {}
            text
          }
          .environment(\.lineLimit, 2).tag(0)
        }
      case "rows": Segments { ForEach(0..<1, id: \.self) { _ in text }.environment(\.lineLimit, 2).tag(0) }
      case "branch": Segments { Group { if !kind.isEmpty { text } }.environment(\.lineLimit, 2).tag(0) }
      default: Subviews { ForEach(0..<1, id: \.self) { _ in text }.environment(\.lineLimit, 2) }
      }
    let host = ViewHost(AnyView(segments), size: CGSize(width: 120, height: 200))
    let (wrapped, single) = (try host.get(.text("two words")).frame, try host.get(.text("other")).frame)
    #expect(wrapped.height > 1.5 * single.height)
  }

  @Test func inAFormTheLabelIsShown() throws {
    let host = ViewHost(Form { Flavors(style: .automatic) }, size: size)
    let label = try host.get(.text("Flavor"))
    #expect(label.frame.maxX < (try host.get(.text("vanilla")).frame.minX))
  }
}
