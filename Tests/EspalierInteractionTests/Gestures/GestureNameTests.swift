// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Gestures by the other names and forms that they have: specification I1–I16.
@MainActor
@Suite struct GestureNameTests {
  private let log = Log()

  private func host(_ view: some View) -> ViewHost<some View> {
    ViewHost(view, size: CGSize(width: 200, height: 200))
  }

  private var square: some View { Color.red.frame(width: 100, height: 100).accessibilityIdentifier("c") }

  @Test("I9: an erased gesture, chosen at run time")
  func erased() throws {
    func gesture(_ isDouble: Bool) -> AnyGesture<Void> {
      isDouble
        ? AnyGesture(TapGesture(count: 2).onEnded { log.add("double") })
        : AnyGesture(TapGesture().onEnded { log.add("single") })
    }
    try host(square.gesture(gesture(false))).get(.identifier("c")).tap()
    try host(square.gesture(gesture(true))).get(.identifier("c")).doubleTap()
    #expect(log.take() == ["single", "double"])
  }

  @Test("I8: isEnabled of each form; masks that are sets")
  func enabled() throws {
    let tap = TapGesture().onEnded { log.add("outer") }
    let child = square.onTapGesture { log.add("child") }
    try host(child.gesture(tap, isEnabled: false)).get(.identifier("c")).tap()
    #expect(log.take() == ["child"])
    try host(child.simultaneousGesture(tap, isEnabled: false)).get(.identifier("c")).tap()
    #expect(log.take() == ["child"])
    try host(child.highPriorityGesture(tap, isEnabled: true)).get(.identifier("c")).tap()
    #expect(log.take() == ["outer"])
    try host(child.gesture(tap, including: [.gesture, .subviews])).get(.identifier("c")).tap()
    #expect(log.take() == ["child"])
    try host(child.gesture(tap, including: [])).get(.identifier("c")).tap()
    #expect(log.take() == [])
  }

  @Test("I8: a gesture that is switched off while it goes on ends without success")
  func switchedOff() throws {
    struct Switching: View {
      @State private var isOn = true
      @GestureState private var isDragged = false
      let log: Log
      var body: some View {
        Text(isDragged ? "dragged" : "free")
        Color.red
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isDragged) { _, state, _ in state = true }
              .onChanged { if $0.translation.width > 20 { isOn = false } }
              .onEnded { _ in log.add("ended") }, isEnabled: isOn)
      }
    }
    let host = host(VStack { Switching(log: log) })
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 150))
    for x in [130.0, 140] {
      pointer.move(to: CGPoint(x: x, y: 150))
    }
    #expect(host.all(.text("free")).count == 1)
    pointer.release(at: CGPoint(x: 140, y: 150))
    #expect(log.take() == [])
  }

  @Test("I3: taps with their place, once or twice, here and in the window")
  func places() throws {
    var places: [CGPoint] = []
    let view = square.onTapGesture(count: 2, coordinateSpace: .global) { places.append($0) }
    try host(view).get(.identifier("c")).doubleTap()
    try host(square.gesture(SpatialTapGesture(count: 2).onEnded { places.append($0.location) })).get(.identifier("c"))
      .doubleTap()
    #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 50, y: 50)])
  }

  @Test("I13: onChanged after map, and values that are compared by what they are mapped to")
  func mapped() throws {
    let gesture = DragGesture(minimumDistance: 0).map { Int($0.translation.width / 25) }
      .onChanged { log.add("\($0)") }.onEnded { log.add("end \($0)") }
    try host(square.gesture(gesture)).get(.identifier("c")).drag(by: CGSize(width: 60, height: 0))
    #expect(log.take() == ["0", "1", "2", "end 2"])
  }

  @Test("I9: three gestures at once; a sequence in a choice")
  func nestedCombinations() throws {
    let both = TapGesture().onEnded { log.add("tap") }
      .simultaneously(
        with: LongPressGesture(minimumDuration: 0.1).onEnded { _ in log.add("long") }
          .simultaneously(with: DragGesture(minimumDistance: 0).onEnded { _ in log.add("drag") }))
    try host(square.gesture(both)).get(.identifier("c")).press(for: .seconds(0.2))
    #expect(Set(log.take()) == ["tap", "long", "drag"])

    let choice = LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).onEnded { _ in log.add("moved")
    }
    .exclusively(before: TapGesture().onEnded { log.add("tap") })
    let host = host(square.gesture(choice))
    try host.get(.identifier("c")).tap()
    try host.settle()
    #expect(log.take() == ["tap"])
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 100))
    try host.advance(by: .seconds(0.3))
    pointer.move(to: CGPoint(x: 140, y: 100))
    pointer.release(at: CGPoint(x: 140, y: 100))
    #expect(log.take() == ["moved"])
  }

  @Test("I2: a long press that never ends reports when the finger goes")
  func pressOnly() throws {
    let view = square.onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
    } onPressingChanged: {
      log.add("\($0)")
    }
    let host = host(view)
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 100))
    try host.advance(by: .seconds(3))
    #expect(log.take() == ["true"])
    pointer.move(to: CGPoint(x: 190, y: 190))
    pointer.release(at: CGPoint(x: 190, y: 190))
    #expect(log.take() == ["false"])
  }

  @Test("I11: a gesture state's first value, and one that another gesture of the view does not reset")
  func states() throws {
    struct Two: View {
      @GestureState private var press = 7
      @GestureState(wrappedValue: "rest") private var drag: String
      var body: some View {
        Text("\(press) \(drag)")
        Color.red
          .gesture(DragGesture(minimumDistance: 20).updating($drag) { _, state, _ in state = "drag" })
          .simultaneousGesture(
            LongPressGesture(minimumDuration: 9, maximumDistance: 40).updating($press) { _, state, _ in state = 1 })
      }
    }
    let host = host(VStack { Two() })
    let pointer = host.pointer
    #expect(host.all(.text("7 rest")).count == 1)
    pointer.press(at: CGPoint(x: 100, y: 150))
    #expect(host.all(.text("1 rest")).count == 1)
    pointer.move(to: CGPoint(x: 130, y: 150))
    #expect(host.all(.text("1 drag")).count == 1)
    pointer.move(to: CGPoint(x: 150, y: 150))
    #expect(host.all(.text("7 drag")).count == 1)
    pointer.release(at: CGPoint(x: 150, y: 150))
    #expect(host.all(.text("7 rest")).count == 1)
  }

  @Test("I18: content shapes with holes; the shape of a gesture inside of another one's")
  func contentShapes() throws {
    struct Ring: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 40, dy: 40))
        return path
      }
    }
    func hit(_ x: CGFloat, _ y: CGFloat) -> [String] {
      let view = Color.clear.contentShape(Ring(), eoFill: true).onTapGesture { log.add("ring") }
        .contentShape(Rectangle()).onTapGesture { log.add("all") }
      let host = host(view)
      host.pointer.tap(at: CGPoint(x: x, y: y))
      return log.take()
    }
    #expect(hit(10, 10) == ["ring"])
    #expect(hit(100, 100) == ["all"])
  }

  @Test("I8: a gesture that is enabled or named, of each precedence, is recognised")
  func named() throws {
    let tap = TapGesture().onEnded { log.add("outer") }
    let child = square.onTapGesture { log.add("child") }
    let forms: [(String, AnyView, [String])] = [
      ("isEnabled", AnyView(square.gesture(tap, isEnabled: true)), ["outer"]),
      ("name", AnyView(square.gesture(tap, name: "tap")), ["outer"]),
      ("a name that is switched off", AnyView(square.gesture(tap, name: "tap", isEnabled: false)), []),
      ("high priority, name", AnyView(child.highPriorityGesture(tap, name: "tap")), ["outer"]),
      ("simultaneous, name", AnyView(child.simultaneousGesture(tap, name: "tap")), ["child", "outer"]),
    ]
    for (form, view, expected) in forms {
      try host(view).get(.identifier("c")).tap()
      #expect(log.take().sorted() == expected, "\(form)")
    }
  }

  @Test("The places of the pointer are those in a space, which the older type of spaces names, too")
  func hoveredPlaces() throws {
    func places(_ view: (_ note: @escaping (HoverPhase) -> Void) -> some View) -> [String] {
      let hovered = view { phase in
        if case .active(let place) = phase { log.add("\(place.x) \(place.y)") } else { log.add("ended") }
      }
      let host = ViewHost(hovered.padding(20), size: CGSize(width: 140, height: 140))
      host.pointer.hover(at: CGPoint(x: 30, y: 40))
      host.pointer.hover(at: nil)
      return log.take()
    }
    let (local, global) = (CoordinateSpace.local, CoordinateSpace.global)
    #expect(places { square.onContinuousHover(coordinateSpace: local, perform: $0) } == ["10.0 20.0", "ended"])
    #expect(places { square.onContinuousHover(coordinateSpace: global, perform: $0) } == ["30.0 40.0", "ended"])
    #expect(places { square.onContinuousHover(coordinateSpace: .global, perform: $0) } == ["30.0 40.0", "ended"])
    #expect(places { _ in square } == [])
  }

  @available(*, deprecated)
  @Test("A long press reports that it is pressed, in the order of the deprecated form's arguments")
  func deprecatedLongPress() throws {
    let view = square.onLongPressGesture(minimumDuration: 0.5, maximumDistance: 10, pressing: { log.add("\($0)") }) {
      log.add("done")
    }
    try host(view).get(.identifier("c")).press(for: .seconds(0.6))
    #expect(log.take() == ["true", "done", "false"])
  }
}
