// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The touched view among several: specification I17, I23–I26, I29.
@MainActor
struct TouchOrderTests {
  /// The view that is hit, in a window of 200 × 200 points.
  private func hit(_ x: CGFloat, _ y: CGFloat, _ content: (@escaping (String) -> Void) -> some View) -> [String] {
    let log = Log()
    let host = ViewHost(content { log.add($0) }, size: CGSize(width: 200, height: 200))
    host.pointer.tap(at: CGPoint(x: x, y: y))
    try? host.settle()
    return log.lines
  }

  private func layer(_ color: Color, _ action: @escaping () -> Void) -> some View {
    color.onTapGesture(perform: action)
  }

  @Test("I17: switched off from outside, nothing inside is touched, whatever its own setting")
  func switchedOff() {
    let result = hit(100, 100) { add in
      ZStack {
        layer(.blue) { add("behind") }
        VStack {
          Button("front") { add("front") }.allowsHitTesting(true)
          AnyView(layer(.red) { add("red") })
        }
        .allowsHitTesting(false)
      }
    }
    #expect(result == ["behind"])
  }

  @Test("I17: a cover over the whole window lets touches through to a row of a list")
  func cover() {
    let result = hit(100, 100) { add in
      VStack(spacing: 0) { ForEach(0..<4, id: \.self) { row in layer(.red) { add("row \(row)") } } }
        .overlay { Color.black.opacity(0.5).allowsHitTesting(false) }
        .overlay(alignment: .topLeading) { layer(.green) { add("corner") }.frame(width: 20, height: 20) }
    }
    #expect(result == ["row 2"])
  }

  @Test("I23: hidden parents hide their children from touches")
  func hidden() {
    #expect(
      hit(100, 100) { add in
        ZStack {
          layer(.blue) { add("behind") }
          Group { VStack { AnyView(Button("b") { add("button") }) } }.hidden()
        }
      } == ["behind"])
  }

  @Test("I24: disabled is and-ed over any number of levels")
  func disabled() {
    func taps(_ change: (AnyView) -> some View) -> [String] {
      hit(100, 100) { add in
        change(
          AnyView(
            Button {
              add("tap")
            } label: {
              Color.red.frame(width: 100, height: 100)
            }))
      }
    }
    #expect(taps { $0.disabled(false) } == ["tap"])
    #expect(taps { $0.disabled(true).disabled(false) } == [])
    #expect(taps { $0.disabled(false).disabled(true).disabled(false) } == [])
    #expect(taps { button in Group { VStack { button.disabled(false) } }.disabled(true) } == [])
    #expect(taps { button in ForEach(0..<1, id: \.self) { _ in button }.disabled(true) } == [])
  }

  @Test("I25: a disabled view takes the touch, nothing behind it gets it")
  func absorbs() {
    let result = hit(100, 100) { add in
      ZStack {
        layer(.blue) { add("behind") }
        layer(.red) { add("front") }.disabled(true)
      }
    }
    #expect(result == [])
  }

  @Test("I26: front to back: later siblings, higher zIndex, overlays before what they lie on, backgrounds last")
  func order() {
    #expect(
      hit(100, 100) { add in
        layer(.red) { add("middle") }
          .overlay { layer(.green) { add("over") }.zIndex(-5) }
          .background { layer(.blue) { add("under") }.zIndex(5) }
      } == ["over"])
    #expect(
      hit(100, 100) { add in
        Color.clear.overlay { Color.clear }.background { layer(.blue) { add("under") } }
      } == ["under"])
    // Overlapping neighbours: the second lies over the first.
    #expect(
      hit(100, 100) { add in
        HStack(spacing: -100) {
          layer(.red) { add("first") }.frame(width: 150)
          layer(.blue) { add("second") }.frame(width: 150)
        }
      } == ["second"])
    #expect(
      hit(100, 100) { add in
        HStack(spacing: -100) {
          layer(.red) { add("first") }.frame(width: 150).zIndex(1)
          layer(.blue) { add("second") }.frame(width: 150)
        }
      } == ["first"])
    #expect(
      hit(100, 100) { add in
        ZStack { ForEach(0..<5, id: \.self) { n in layer(.red) { add("\(n)") }.zIndex(n == 2 ? 1 : 0) } }
      } == ["2"])
    #expect(
      hit(100, 100) { add in
        ZStack {
          Group { layer(.red) { add("a") } }.zIndex(1)
          AnyView(layer(.blue) { add("b") })
        }
      } == ["a"])
  }

  @Test("I26: the gesture of a view behind does not run where another view lies in front, even one without gestures")
  func covered() {
    #expect(
      hit(100, 100) { add in
        ZStack {
          layer(.red) { add("behind") }
          Color.blue
        }
      } == [])
  }

  @Test("I29: a tap around a button or a toggle in a row is left to the control; beside it, it runs")
  func controls() throws {
    struct Row: View {
      @State private var isOn = false
      let add: (String) -> Void
      var body: some View {
        HStack(spacing: 0) {
          Button("B") { add("button") }
          Toggle(isOn ? "on" : "off", isOn: $isOn).labelsHidden()
          Color.red.accessibilityIdentifier("rest")
        }
        .onTapGesture { add("row") }
      }
    }
    let log = Log()
    let host = ViewHost(Row { log.add($0) }, size: CGSize(width: 200, height: 50))
    try host.get(.text("B")).tap()
    try host.get(.role(.toggle)).tap()
    try host.get(.identifier("rest")).tap()
    #expect(log.lines == ["button", "row"])
  }
}
