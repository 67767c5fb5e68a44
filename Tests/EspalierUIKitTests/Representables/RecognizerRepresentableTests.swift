// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierUIKit
import SwiftUI
import Testing
import ViewTesting

/// Apple's reference: `UIGestureRecognizerRepresentable`.
@MainActor
@Suite("Recognizers of UIKit as gestures")
struct RecognizerRepresentableTests {
  private struct Pan: UIGestureRecognizerRepresentable {
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      let log: Log
      var isSidewaysOnly = false
      init(log: Log) {
        self.log = log
        log.lines.append("coordinator")
      }
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isSidewaysOnly, let pan = recognizer as? UIPanGestureRecognizer else { return true }
        let movement = pan.translation(in: nil)
        return abs(movement.x) > abs(movement.y)
      }
    }

    let log: Log
    var isSidewaysOnly = false
    @Binding var x: CGFloat

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(log: log) }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.delegate = context.coordinator
      return pan
    }
    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      context.coordinator.isSidewaysOnly = isSidewaysOnly
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      x = recognizer.translation(in: recognizer.view).x
      let place = context.converter.localLocation
      log.lines.append("\(recognizer.state) \(Int(x)) at \(Int(place.x)) \(context.converter.localTranslation != nil)")
    }
  }

  private struct Page: View {
    let log: Log
    var isSidewaysOnly = false
    @State private var x: CGFloat = 0
    var body: some View {
      VStack {
        Color.blue.frame(width: 100, height: 40).accessibilityElement().accessibilityIdentifier("area")
          .gesture(Pan(log: log, isSidewaysOnly: isSidewaysOnly, x: $x))
        Text("moved by \(Int(x))")
      }
    }
  }

  @Test("A pan begins, changes and ends, in places of the view, with one coordinator for all drags") func pan() throws {
    let log = Log()
    let host = ViewHost(Page(log: log), size: CGSize(width: 300, height: 200))
    let area = try host.get(.identifier("area")).frame
    func drag(by x: CGFloat, _ y: CGFloat = 0) {
      let start = CGPoint(x: area.minX + 20, y: area.midY)
      host.pointer.press(at: start)
      host.pointer.move(to: CGPoint(x: start.x + x / 2, y: start.y + y / 2))
      let end = CGPoint(x: start.x + x, y: start.y + y)
      host.pointer.move(to: end)
      host.pointer.release(at: end)
    }
    drag(by: 30)
    #expect(log.lines == ["coordinator", "began 15 at 35 true", "changed 30 at 50 true", "ended 30 at 50 true"])
    #expect(host.all(.text("moved by 30")).count == 1)
    log.lines = []
    drag(by: 60)
    #expect(log.lines == ["began 30 at 50 true", "changed 60 at 80 true", "ended 60 at 80 true"])
  }

  @Test("A delegate that refuses a drag leaves it to the scroll view around") func refusal() throws {
    let log = Log()
    let host = ViewHost(
      ScrollView {
        Page(log: log, isSidewaysOnly: true)
        Color.green.frame(height: 500)
      }, size: CGSize(width: 300, height: 200), look: .phone)
    let before = try host.get(.identifier("area")).frame
    let start = CGPoint(x: before.midX, y: before.midY)
    host.pointer.press(at: start)
    for step in 1...4 { host.pointer.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 10)) }
    host.pointer.release(at: CGPoint(x: start.x, y: start.y - 40))
    try host.settle()
    #expect(log.lines == ["coordinator"])
    #expect(try host.get(.identifier("area")).frame.minY < before.minY - 10)
  }

  private struct Simple<Recognizer: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
    let log: Log
    let make: () -> Recognizer
    func makeUIGestureRecognizer(context: Context) -> Recognizer { make() }
    func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
      log.lines.append("\(recognizer.state)")
    }
  }

  private func host(_ gesture: some Gesture) -> ViewHost<some View> {
    ViewHost(
      Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityIdentifier("area").gesture(gesture),
      size: CGSize(width: 200, height: 200))
  }

  @Test("Taps, long presses and swipes have the states of UIKit") func others() throws {
    let taps = Log()
    let tapped = host(
      Simple(log: taps) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      })
    try tapped.get(.identifier("area")).tap()
    #expect(taps.lines.isEmpty)
    try tapped.get(.identifier("area")).tap()
    #expect(taps.lines == ["ended"])

    let presses = Log()
    let pressed = host(Simple(log: presses) { UILongPressGestureRecognizer() })
    pressed.pointer.press(at: CGPoint(x: 100, y: 100))
    try pressed.advance(by: .milliseconds(600))
    pressed.pointer.move(to: CGPoint(x: 110, y: 100))
    pressed.pointer.release(at: CGPoint(x: 110, y: 100))
    #expect(presses.lines == ["began", "changed", "ended"])

    let swipes = Log()
    let swiped = host(
      Simple(log: swipes) {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        return swipe
      })
    for step in [60.0, -60] {
      swiped.pointer.press(at: CGPoint(x: 100, y: 100))
      swiped.pointer.move(to: CGPoint(x: 100 + step / 2, y: 100))
      swiped.pointer.move(to: CGPoint(x: 100 + step, y: 100))
      swiped.pointer.release(at: CGPoint(x: 100 + step, y: 100))
    }
    #expect(swipes.lines == ["ended"])
  }
}
