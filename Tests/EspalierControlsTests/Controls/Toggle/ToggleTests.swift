// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ToggleTests {
  private struct One: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test func aTapTurnsItOnAndOff() throws {
    let host = ViewHost(One(), size: CGSize(width: 300, height: 200))
    let toggle = try host.get(.role(.toggle, name: "Wi-Fi"))
    #expect(toggle.value == "0")
    try toggle.tap()
    #expect(toggle.value == "1")
    _ = try host.get(.text("on"))
    try host.get(.text("Wi-Fi")).tap()
    #expect(toggle.value == "0")
  }

  @Test func spaceTurnsItOn() throws {
    let host = ViewHost(One(), size: CGSize(width: 300, height: 200))
    try host.get(.role(.toggle)).key(.space)
    _ = try host.get(.text("on"))
  }

  @Test func disabledItDoesNothing() throws {
    let host = ViewHost(One().disabled(true), size: CGSize(width: 300, height: 200))
    let toggle = try host.get(.role(.toggle))
    #expect(!toggle.isEnabled)
    try toggle.tap()
    try toggle.key(.space)
    _ = try host.get(.text("off"))
  }

  @Test func theThumbMoves() throws {
    let host = ViewHost(One().toggleStyle(.switch), size: CGSize(width: 300, height: 200))
    let before = try host.png()
    try host.get(.role(.toggle)).tap()
    try host.advance(by: .seconds(0.1))
    let during = try host.png()
    try host.settle()
    let after = try host.png()
    #expect(before != during)
    #expect(during != after)
  }

  @Test("I32: sources: all on → on, none → off, else mixed; using it sets all") func sources() throws {
    struct Item { @Binding var isOn: Bool }
    struct Several: View {
      @State var values = [true, false, false]
      var body: some View {
        VStack {
          Toggle("All", sources: $values.map { Item(isOn: $0) }, isOn: \.$isOn)
          Text(values.map { $0 ? "x" : "-" }.joined())
        }
      }
    }
    let host = ViewHost(Several(), size: CGSize(width: 300, height: 200))
    let toggle = try host.get(.role(.toggle))
    #expect(toggle.value == "2")
    try toggle.tap()
    _ = try host.get(.text("xxx"))
    #expect(toggle.value == "1")
    try toggle.tap()
    _ = try host.get(.text("---"))
    #expect(toggle.value == "0")
  }

  @Test func aStyleOfOnesOwn() throws {
    struct Plain: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isMixed ? "mixed" : configuration.$isOn.wrappedValue ? "yes" : "no")
          }
        }
      }
    }
    let host = ViewHost(One().toggleStyle(Plain()))
    try host.get(.text("no")).tap()
    _ = try host.get(.text("yes"))
  }

  @Test(arguments: [0, 1, 2]) func everyStyleWorks(_ style: Int) throws {
    func styled(_ toggle: some View) -> AnyView {
      switch style {
      case 0: AnyView(toggle.toggleStyle(.switch))
      case 1: AnyView(toggle.toggleStyle(.button))
      default: AnyView(toggle.toggleStyle(.checkbox))
      }
    }
    let host = ViewHost(styled(One()), size: CGSize(width: 300, height: 200))
    try host.get(.role(.toggle)).tap()
    _ = try host.get(.text("on"))
  }

  @Test func aHiddenLabelStaysItsName() throws {
    let host = ViewHost(One().labelsHidden())
    #expect(host.all(.text("Wi-Fi")).isEmpty)
    try host.get(.label("Wi-Fi")).tap()
    _ = try host.get(.text("on"))
  }
  @Test("The switch stays in its row, also where what it changes moves the row", arguments: [Look.desktop, .phone])
  func theSwitchMovesWithItsRow(_ look: Look) throws {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("T", isOn: $isOn).toggleStyle(.switch)
          if isOn { Color.pureBlue.frame(height: 80) }
        }
        .padding()
      }
    }
    let size = CGSize(width: 200, height: 200)
    let host = ViewHost(Page(), size: size, look: look)
    try host.get(.role(.toggle)).tap()
    for _ in 0..<4 {
      try host.advance(by: .milliseconds(30))
      let row = try host.get(.text("T")).frame
      let pixels = try Pixels(host, size)
      // Through the switch, at the end of the toggle.
      let x = Int(try host.get(.role(.toggle)).frame.maxX) - 14
      // Without the shadow of a phone's thumb.
      let parts = (0..<200).filter { pixels.alpha(x, $0) > 50 && pixels[x, $0] != [0, 0, 255, 255] }
      #expect(parts.count > 10 && parts.allSatisfy { abs(CGFloat($0) - row.midY) < 20 }, "\(parts) beside \(row)")
    }
  }
}
