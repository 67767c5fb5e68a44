// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Gestures whose view goes away, that need keys, and that press as buttons do.
@MainActor
struct GestureEndTests {
  private struct Card: View {
    let way: Int
    @GestureState private var isDragging = false
    @State private var isGone = false

    private var card: some View {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("card")
        .gesture(
          DragGesture(minimumDistance: 0).updating($isDragging) { _, state, _ in state = true }
            .onChanged { if $0.translation.width > 20 { isGone = true } })
    }

    var body: some View {
      VStack {
        Text(isDragging ? "dragging" : "still")
        switch way {
        case 0: if !isGone { card }
        case 1: card.id(isGone)
        case 2:
          if isGone { Color.blue.frame(width: 40, height: 40) } else { card }
        default: List { if !isGone { card } }
        }
      }
    }
  }

  @Test("I11, I12: a gesture state goes back when the gesture's view goes away", arguments: 0..<4)
  func stateGoesBack(way: Int) throws {
    let host = ViewHost(Card(way: way), size: CGSize(width: 200, height: 300))
    try host.get(.identifier("card")).drag(by: CGSize(width: 60, height: 0))
    #expect(host.all(.text("still")).count == 1)
  }

  private struct Held: View {
    let log: (String) -> Void
    @State private var isGone = false
    var body: some View {
      ZStack {
        if !isGone {
          Color.red.frame(width: 40, height: 40).accessibilityIdentifier("held")
            .onLongPressGesture(minimumDuration: 5) {
              log("done")
            } onPressingChanged: {
              log("\($0)")
              if $0 { isGone = true }
            }
        }
      }
    }
  }

  @Test("I48: a press ends when its view goes away")
  func pressEnds() throws {
    var log: [String] = []
    let host = ViewHost(Held { log.append($0) }, size: CGSize(width: 100, height: 100))
    try host.get(.identifier("held")).press(for: .seconds(1))
    #expect(log == ["true", "false"])
  }

  @Test("a gesture with modifiers needs the keys when it begins")
  func modifiers() throws {
    var log: [String] = []
    let view = Color.red.accessibilityIdentifier("r")
      .gesture(TapGesture().modifiers(.shift).onEnded { log.append("shift") })
      .simultaneousGesture(TapGesture().modifiers([.shift, .option]).onEnded { log.append("both") })
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    let element = try host.get(.identifier("r"))
    try element.tap()
    #expect(log == [])
    try element.tap(modifiers: .shift)
    #expect(log == ["shift"])
    try element.tap(modifiers: [.shift, .option])
    #expect(Set(log.dropFirst()) == ["shift", "both"])
  }

  @Test("_onButtonGesture presses and acts as a button does")
  func buttonGesture() throws {
    var log: [String] = []
    let view = Color.red.frame(width: 40, height: 40).accessibilityIdentifier("r")
      ._onButtonGesture(pressing: { log.append("\($0)") }) { log.append("done") }
    let host = ViewHost(view, size: CGSize(width: 200, height: 100))
    try host.get(.identifier("r")).tap()
    #expect(log == ["true", "false", "done"])
    log = []
    try host.get(.identifier("r")).drag(by: CGSize(width: 60, height: 0))
    #expect(log == ["true", "false"])
  }
}
