// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The cells of the table in `docs/looks.md`: a program each, with the frame of its control, its element for screen readers, and
/// what a click does.
@MainActor
@Suite("Automatic styles of controls, by container") struct AutomaticStyleTests {
  typealias Place = ControlPlace

  private static let label = CGSize(width: 30, height: 16)
  private var label: some View { Color.red.frame(width: Self.label.width, height: Self.label.height) }

  private final class Log { var color: ResolvedColor? }

  private struct Ink: View {
    let log: Log
    @Environment(\.self) private var environment

    init(log: Log) { self.log = log }

    var body: some View {
      let _ = log.color = environment.textColor
      Text("Ink")
    }
  }

  /// The colour of a control's label.
  private func ink<Control: View>(_ place: Place, @ViewBuilder _ control: @escaping (AnyView) -> Control) throws
    -> ResolvedColor?
  {
    let log = Log()
    _ = try ControlStage.host(place) { control(AnyView(Ink(log: log))) }.displayList
    return log.color
  }

  private func color(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }

  // MARK: Buttons

  @Test(
    "Button: a border that hugs its label in content, a small one in rows of lists", arguments: Place.allCases,
    [false, true])
  func buttons(place: Place, later: Bool) throws {
    if place == .loneListRow { return }
    var count = 0
    let host = try ControlStage.host(place, later: later) {
      Button {
        count += 1
      } label: {
        label
      }
    }
    let button = try host.get(.role(.button))
    let isSmall = place == .listRow || place == .cell
    let insets = isSmall ? CGSize(width: 20, height: 8) : CGSize(width: 28, height: 14)
    #expect(button.frame.width == Self.label.width + insets.width, "\(button.frame)")
    #expect(button.frame.height == Self.label.height + insets.height, "\(button.frame)")
    #expect(host.fills.contains { abs($0.rect.width - button.frame.width) < 0.5 && $0.rect.midX == button.frame.midX })
    if place == .loneFormRow { #expect(abs(button.frame.maxX - 364) < 0.5, "\(button.frame)") }
    try button.tap()
    #expect(count == 1)
  }

  @Test("Button: what is beside it in a row is not pressed with it", arguments: Place.rows)
  func besideButtons(place: Place) throws {
    var log: [String] = []
    let host = try ControlStage.host(place) {
      HStack {
        Button("One") { log.append("one") }
        Button("Two") { log.append("two") }
      }
    }
    try host.get(.text("Two")).tap()
    try host.get(.text("One")).tap()
    #expect(log == ["two", "one"])
    log = []
    let one = try host.get(.role(.button, name: "One")).frame
    host.pointer.tap(at: CGPoint(x: one.minX - 5, y: one.midY))
    host.pointer.tap(at: CGPoint(x: 390, y: one.midY))
    #expect(log == [])
  }

  @Test("Button: a row of a list that is a button is pressed anywhere, and has no border", arguments: [false, true])
  func buttonAsRow(later: Bool) throws {
    var count = 0
    let host = try ControlStage.host(.loneListRow, later: later) { Button("Row") { count += 1 } }
    let text = try host.get(.text("Row")).frame
    #expect(try host.get(.role(.button)).frame.height == text.height)
    host.pointer.tap(at: CGPoint(x: 300, y: text.midY))
    #expect(count == 1)
  }

  @Test("Button: a style and a size of its own take precedence in a row", arguments: Place.rows)
  func styledButtons(place: Place) throws {
    let plain = try ControlStage.host(place) { Button(action: {}, label: { label }).buttonStyle(.plain) }
    #expect(try plain.get(.role(.button)).frame.size == Self.label)
    let large = try ControlStage.host(place) { Button(action: {}, label: { label }).controlSize(.large) }
    #expect(try large.get(.role(.button)).frame.width == Self.label.width + 40)
  }

  @Test("Button: what Return performs is prominent", arguments: Place.content)
  func defaultAction(place: Place) throws {
    #expect(
      try ink(place) { ink in Button(action: {}, label: { ink }).keyboardShortcut(.defaultAction) } == color(.white))
    #expect(try ink(place) { ink in Button(action: {}, label: { ink }) } == color(.primary))
    let destructive = try ink(place) { ink in
      Button(role: .destructive, action: {}, label: { ink }).keyboardShortcut(.defaultAction)
    }
    #expect(destructive == color(.red))
    #expect(try ink(place) { ink in Button(action: {}, label: { ink }).tint(.green) } == color(.green))
    #expect(try ink(place) { ink in Button(action: {}, label: { ink }).disabled(true) } == color(.tertiaryLabel))
  }

  @Test("Button: as a row of a list it has the colour of texts, a link to an address the tint")
  func inkOfRows() throws {
    #expect(try ink(.loneListRow) { ink in Button(action: {}, label: { ink }) } == color(.primary))
    #expect(try ink(.loneListRow) { ink in Button(role: .destructive, action: {}, label: { ink }) } == color(.red))
    let address = try #require(URL(string: "https://example.org"))
    #expect(try ink(.loneListRow) { label in Link(destination: address) { label } } == color(.blue))
  }

  @Test("Button: the look of a phone has no borders", arguments: Place.content)
  func phoneButtons(place: Place) throws {
    let host = try ControlStage.host(place, look: .phone) { Button(action: {}, label: { label }) }
    #expect(try host.get(.role(.button)).frame.size == Self.label)
  }

  @Test("Link: a text, also in a row", arguments: Place.content + Place.rows)
  func links(place: Place) throws {
    let host = try ControlStage.host(place) { Link(destination: URL(string: "https://example.org")!) { label } }
    #expect(try host.get(.role(.link)).frame.size == Self.label)
  }

  // MARK: Toggles

  @Test("Toggle: a box that hugs its label, and a switch in a form", arguments: Place.allCases, [false, true])
  func toggles(place: Place, later: Bool) throws {
    var isOn = false
    let binding = Binding {
      isOn
    } set: {
      isOn = $0
    }
    let host = try ControlStage.host(place, later: later) { Toggle(isOn: binding) { label } }
    let toggle = try host.get(.role(.toggle))
    switch place {
    case .formRow, .longForm, .loneFormRow:
      #expect(toggle.frame.height == 26)
      #expect(abs(toggle.frame.maxX - 364) < 0.5)
      #expect(toggle.frame.width > 100)
    default:
      #expect(toggle.frame.width == 18 + 8 + Self.label.width, "\(toggle.frame)")
      #expect(toggle.frame.height < 20)
    }
    try toggle.tap()
    #expect(isOn)
  }

  @Test("Toggle: a switch on a phone, a button in a group of controls") func otherToggles() throws {
    let phone = try ControlStage.host(.window, look: .phone) { Toggle(isOn: .constant(true)) { label } }
    #expect(try phone.get(.role(.toggle)).frame.height == 31)
    let group = try ControlStage.host(.window) {
      ControlGroup {
        Toggle(isOn: .constant(true)) { label }
        Button(action: {}, label: { label })
      }
    }
    #expect(try group.get(.role(.toggle)).frame.width == Self.label.width + 28)
    #expect(try group.get(.role(.button)).frame.size == Self.label)
  }

  @Test(
    "Toggle: in the style of buttons it has their border, whether it is on or off", arguments: Place.allCases,
    [false, true])
  func toggleButtons(place: Place, isOn: Bool) throws {
    let host = try ControlStage.host(place) { Toggle(isOn: .constant(isOn)) { label }.toggleStyle(.button) }
    let toggle = try host.get(.role(.toggle)).frame
    let isSmall = [.listRow, .loneListRow, .cell].contains(place)
    let insets = isSmall ? CGSize(width: 20, height: 8) : CGSize(width: 28, height: 14)
    #expect(toggle.size == CGSize(width: Self.label.width + insets.width, height: Self.label.height + insets.height))
    #expect(host.fills.contains { $0.rect.midX == toggle.midX && abs($0.rect.width - toggle.width) < 0.5 })
    let phone = try ControlStage.host(place, look: .phone) {
      Toggle(isOn: .constant(isOn)) { label }.toggleStyle(.button)
    }
    let bordered = try phone.get(.role(.toggle)).frame
    #expect(isOn == phone.fills.contains { $0.rect.midX == bordered.midX && abs($0.rect.width - bordered.width) < 0.5 })
  }

  // MARK: Fields

  @Test(
    "TextField, SecureField: bordered and as wide as the space in content", arguments: Place.content, [false, true])
  func fields(place: Place, isSecure: Bool) throws {
    for look in [Look.desktop, .phone] {
      let host = try ControlStage.host(place, look: look) { Self.field(isSecure) }
      let field = try host.get(.role(isSecure ? .secureTextField : .textField)).frame
      #expect(place == .sheet || field.width > 120, "\(place) \(field)")
      #expect((look == .desktop) == (host.bordered(field)), "\(look)")
    }
  }

  @Test("TextField: in a row without an edge until it is used", arguments: Place.rows + [.loneFormRow])
  func rowFields(place: Place) throws {
    let host = try ControlStage.host(place) { Self.field(false) }
    let field = try host.get(.role(.textField))
    #expect(!host.bordered(field.frame))
    let place = CGPoint(x: field.frame.maxX - 4, y: field.frame.midY)
    host.pointer.hover(at: place)
    #expect(host.bordered(field.frame))
    host.pointer.hover(at: CGPoint(x: 390, y: 290))
    #expect(!host.bordered(field.frame))
    try field.tap()
    host.pointer.hover(at: CGPoint(x: 390, y: 290))
    #expect(host.bordered(field.frame))
  }

  @Test("TextField: a style of its own takes precedence", arguments: Place.allCases)
  func plainFields(place: Place) throws {
    let host = try ControlStage.host(place) { Self.field(false).textFieldStyle(.plain) }
    try #expect(!host.bordered(host.get(.role(.textField)).frame))
  }

  @ViewBuilder private static func field(_ isSecure: Bool) -> some View {
    if isSecure {
      SecureField("Name", text: .constant("Ada"))
    } else {
      TextField("Name", text: .constant("Ada"))
    }
  }

  // MARK: Pickers

  private func picker(_ selection: Binding<Int>) -> some View {
    Picker("Size", selection: selection) {
      Color.red.frame(width: 20, height: 16).tag(0)
      Color.red.frame(width: 90, height: 16).tag(1)
      Divider()
      Section("A header that is wider than the options of the picker") { Color.red.frame(width: 40, height: 16).tag(2) }
    }
  }

  @Test("Picker: a pop-up as wide as its widest option, whatever is chosen", arguments: Place.content, [true, false])
  func pickers(place: Place, later: Bool) throws {
    var widths: Set<CGFloat> = []
    for chosen in 0...2 {
      let host = try ControlStage.host(place, later: later) { picker(.constant(chosen)).labelsHidden() }
      let frame = try host.get(.role(.button)).frame
      #expect(
        host.fills.contains { abs($0.rect.width - frame.width) < 0.5 && abs($0.rect.height - frame.height) < 0.5 })
      widths.insert(frame.width)
    }
    for width in widths { #expect(abs(width - (90 + 28 + 5 + 8)) < 0.5) }
    #expect(widths.count == 1)
    let host = try ControlStage.host(place, later: later) { picker(.constant(0)) }
    #expect(host.displayList.texts.filter { $0 == "Size" }.count == 1)
    #expect(host.all(.role(.button)).count == 1)
  }

  @Test("Picker: in a narrow space the option is truncated, and the arrows stay") func narrowPicker() throws {
    let host = try ControlStage.host(.window) {
      Picker("Size", selection: .constant(0)) { Text("A long title of an option").tag(0) }.labelsHidden().frame(
        width: 90)
    }
    #expect(try host.get(.role(.button)).frame.width == 90)
  }

  @Test("Picker: in a form its value is at the trailing edge; in a list it is a small pop-up")
  func rowPickers() throws {
    let form = try ControlStage.host(.loneFormRow) { picker(.constant(0)) }
    let frame = try form.get(.role(.button)).frame
    #expect(frame.minX == 36 && frame.maxX == 364)
    #expect(!form.fills.contains { abs($0.rect.height - 30) < 1 })
    for place in [Place.listRow, .cell] {
      let list = try ControlStage.host(place) { picker(.constant(0)).labelsHidden() }
      let frame = try list.get(.role(.button)).frame
      #expect(abs(frame.width - (90 + 20 + 5 + 8)) < 0.5, "\(frame)")
      #expect(frame.height == 24)
    }
    let phone = try ControlStage.host(.window, look: .phone) { picker(.constant(0)).labelsHidden() }
    #expect(try phone.get(.role(.button)).frame.width == 20 + 5 + 8)
  }

  @Test("Menu: a button with an arrow in content and in rows, without one in a bar and on a phone")
  func menus() throws {
    func width(_ place: Place, _ look: Look = .desktop) throws -> CGFloat {
      try ControlStage.host(place, look: look) { Menu(content: { Button("Item") {} }, label: { label }) }.get(
        .role(.button)
      ).frame
        .width
    }
    for place in Place.content { #expect(try width(place) == Self.label.width + 28 + 6 + 9, "\(place)") }
    #expect(try width(.formRow) == Self.label.width + 28 + 6 + 9)
    #expect(try width(.listRow) == Self.label.width + 20 + 6 + 9)
    #expect(try width(.window, .phone) == Self.label.width)
    let hidden = try ControlStage.host(.window) {
      Menu(content: { Button("Item") {} }, label: { label }).menuIndicator(.hidden)
    }
    #expect(try hidden.get(.role(.button)).frame.width == Self.label.width + 28)
  }
}

extension ViewHost {
  /// Whether a field with this frame has a background of its own.
  fileprivate func bordered(_ field: CGRect) -> Bool {
    fills.contains {
      abs($0.rect.midY - field.midY) < 1 && (28...36).contains($0.rect.height) && $0.rect.maxX > field.maxX - 1
        && $0.rect.maxX < field.maxX + 10
    }
  }
}
