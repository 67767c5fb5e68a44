// SPDX-License-Identifier: MIT

import EspalierDrawing
import SwiftUI
import Testing
import ViewTesting

/// The foreground of buttons' labels: an explicit one in the label or around the button, else the tint; and the reach of the
/// tint (documentation of `foregroundStyle(_:)` and `tint(_:)`), in the look of a phone, whose buttons have the tint without a
/// style of their own.
@MainActor
@Suite struct ButtonForegroundTests {
  private struct Probe: View {
    let name: String
    let log: Log
    @Environment(\.self) private var environment

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    var body: some View {
      let _ = log.colors[name] = environment.textColor
      Text(name)
    }
  }

  private final class Log { var colors: [String: ResolvedColor] = [:] }

  private let log = Log()
  private let size = CGSize(width: 400, height: 600)

  /// The colour of a text named `name`, in a view.
  private func color<V: View>(of name: String = "label", in view: V) -> ResolvedColor? {
    let host = ViewHost(view, size: size, look: .phone)
    _ = host.displayList
    return log.colors[name]
  }

  private func expected(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }

  private func button() -> some View {
    Button {
    } label: {
      Probe("label", log)
    }
  }

  @Test("A foreground around a button is that of its label, in every container") func foregroundAround() {
    let red = expected(.red)
    #expect(color(in: button().foregroundStyle(.red)) == red)
    #expect(color(in: button().foregroundColor(.red)) == red)
    #expect(color(in: VStack { button() }.foregroundStyle(.red)) == red)
    #expect(color(in: List { button().foregroundStyle(.red) }) == red)
    #expect(color(in: Form { Section { button() }.foregroundStyle(.red) }) == red)
    #expect(color(in: ScrollView { button() }.foregroundStyle(.red)) == red)
    #expect(color(in: GeometryReader { _ in button().foregroundStyle(.red) }) == red)
    #expect(color(in: Group(subviews: button()) { ForEach($0) { $0.foregroundStyle(.red) } }) == red)
  }

  @Test("The foreground of a label is explicit or the tint, in all styles of the system") func styles() {
    let red = expected(.red)
    #expect(color(in: button().buttonStyle(.plain).foregroundStyle(.red)) == red)
    #expect(color(in: button().buttonStyle(.borderless).foregroundStyle(.red)) == red)
    #expect(color(in: button().buttonStyle(.bordered).foregroundStyle(.red)) == red)
    #expect(color(in: button().buttonStyle(.borderedProminent).foregroundStyle(.red)) == red)
  }

  @Test("Links, menus and toggles too") func others() throws {
    let red = expected(.red)
    let address = try #require(URL(string: "https://swift.org"))
    #expect(color(in: Link(destination: address) { Probe("label", log) }.foregroundStyle(.red)) == red)
    let menu = Menu {
      Button("Item") {}
    } label: {
      Probe("label", log)
    }
    #expect(color(in: menu.foregroundStyle(.red)) == red)
    #expect(color(in: Toggle(isOn: .constant(true)) { Probe("label", log) }.foregroundStyle(.red)) == red)
  }

  @Test("Else the label has the tint, also below a default of the surroundings") func tint() {
    #expect(color(in: button()) == expected(.blue))
    #expect(color(in: VStack { button() }.tint(.green)) == expected(.green))
    let section = Section {
      Text("Row")
    } header: {
      button()
    }
    #expect(color(in: Form { section }) == expected(.blue))
    #expect(color(in: List { section }) == expected(.blue))
    #expect(color(in: LabeledContent("Name") { button() }) == expected(.blue))
  }

  @Test("A label's own style comes first; without a colour it has the tint") func inside() {
    let own = Button {
    } label: {
      Probe("label", log).foregroundStyle(.green)
    }
    #expect(color(in: own.foregroundStyle(.red)) == expected(.green))
    let none = Button {
    } label: {
      Probe("label", log).foregroundColor(nil).foregroundColor(.green)
    }
    #expect(color(in: none) == expected(.blue))
  }

  @Test("A level is one of the foreground where it is written: in a label of the tint, around a button of the system's")
  func levelsOfTheForeground() {
    let own = Button {
    } label: {
      Probe("label", log).foregroundStyle(.secondary)
    }
    #expect(color(in: own) == expected(.blue).multiplyingOpacity(by: 0.5))
    #expect(color(in: button().foregroundStyle(.secondary)) == expected(.secondary))
  }

  @Test("The tint of a button reaches its label, and no layer around the button") func layers() {
    let black = expected(.primary)
    let layered = VStack {
      Button("A") {}.padding().background { Probe("behind", log) }
      Button("B") {}.overlay { Probe("above", log) }
      Button("C") {}.overlayPreferenceValue(Width.self) { _ in Probe("read", log) }
    }
    _ = color(in: layered)
    #expect(log.colors == ["behind": black, "above": black, "read": black])
    log.colors = [:]
    _ = color(in: List { layered })
    _ = color(in: GeometryReader { _ in layered })
    _ = color(in: NavigationStack { layered })
    #expect(Set(log.colors.values) == [black])
  }

  @Test("Rows of lists and forms as well") func rows() {
    let row = Button("A") {}.padding().background { Probe("behind", log) }
    #expect(color(of: "behind", in: List { row }) == expected(.primary))
    #expect(color(of: "behind", in: Form { row }) == expected(.primary))
    #expect(color(of: "behind", in: List { ForEach(0..<1) { _ in row } }) == expected(.primary))
    #expect(color(of: "behind", in: Group(subviews: row) { $0 }) == expected(.primary))
  }

  @Test("What a modifier around a view finds is not what the view's body wrote") func levels() {
    struct Red: View { var body: some View { Text("red").foregroundStyle(.red) } }
    #expect(color(in: VStack { Red().background { Probe("label", log) } }) == expected(.primary))
    let inside = VStack { Red().background { Probe("label", log) }.foregroundStyle(.green) }
    #expect(color(in: inside) == expected(.green))
  }

  @Test("The page of a link in a tab has the system's foreground") func page() throws {
    let host = ViewHost(
      TabView {
        NavigationStack { NavigationLink("Go") { Probe("label", log) } }.tabItem { Text("Tab") }
      }, size: size)
    try host.get(.text("Go")).tap()
    try host.settle()
    #expect(log.colors["label"] == expected(.primary))
  }

  private enum Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
}
