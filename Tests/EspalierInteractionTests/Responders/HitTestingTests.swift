// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The views that a touch reaches.
@MainActor
struct HitTestingTests {
  /// Taps the middle of a view of 100 × 100 points.
  private func tap(_ log: Log, @ViewBuilder _ content: () -> some View) throws -> [String] {
    let host = ViewHost(
      content().frame(width: 100, height: 100).accessibilityIdentifier("target"), size: CGSize(width: 100, height: 100))
    try host.get(.identifier("target")).tap()
    return log.lines
  }

  private func square(_ name: String, _ log: Log, _ color: Color = .red) -> some View {
    color.onTapGesture { log.lines.append(name) }
  }

  @Test("I17: views that allow no hit testing let touches through")
  func viewsThatAllowNoHitTestingLetTouchesThrough() throws {
    let log = Log()
    #expect(
      try tap(log) {
        ZStack {
          square("behind", log)
          square("front", log).allowsHitTesting(false)
        }
      } == ["behind"])
  }

  @Test("I18: only what is drawn is touched")
  func onlyWhatIsDrawnIsTouched() throws {
    let log = Log()
    let gap = VStack(spacing: 60) {
      Color.red.frame(height: 20)
      Color.red.frame(height: 20)
    }
    #expect(try tap(log) { gap.onTapGesture { log.lines.append("gap") } } == [])
    #expect(
      try tap(log) { gap.contentShape(Rectangle()).onTapGesture { log.lines.append("shape") } } == ["shape"])
  }

  @Test func aContentShapeKeepsTouchesOutside() throws {
    let log = Log()
    let ring = Color.red.contentShape(Path(CGRect(x: 0, y: 0, width: 100, height: 100)).ring, eoFill: true)
    #expect(try tap(log) { ring.onTapGesture { log.lines.append("ring") } } == [])
    let other = Color.red.contentShape(.dragPreview, Circle().scale(0)).onTapGesture { log.lines.append("other") }
    #expect(try tap(log) { other } == ["other"])
  }

  @Test("A shape for interaction limits touches, and one for other kinds does not") func kindsOfContentShapes() throws {
    let log = Log()
    func tapped(_ kind: ContentShapeKinds?) throws -> [String] {
      log.lines = []
      return try tap(log) {
        if let kind {
          Color.red.contentShape(kind, Circle().scale(0)).onTapGesture { log.lines.append("tap") }
        } else {
          Color.red.onTapGesture { log.lines.append("tap") }
        }
      }
    }
    #expect(try tapped(.interaction) == [])
    #expect(try tapped([.interaction, .dragPreview]) == [])
    #expect(try tapped(.dragPreview) == ["tap"])
    #expect(try tapped(nil) == ["tap"])
  }

  @Test("I19: what cannot be seen cannot be touched")
  func whatCannotBeSeenCannotBeTouched() throws {
    let log = Log()
    #expect(try tap(log) { square("clear", log, .clear) } == [])
    #expect(try tap(log) { square("transparent", log).opacity(0) } == [])
    #expect(try tap(log) { square("faint", log, .black.opacity(0.001)) } == ["faint"])
  }

  @Test("I20: a background makes a gesture reachable")
  func aBackgroundMakesAGestureReachable() throws {
    let log = Log()
    let box = Color.clear.background(Color.white).onTapGesture { log.lines.append("box") }
    #expect(try tap(log) { box } == ["box"])
  }

  @Test("I21: clipped leaves the overflow touchable")
  func clippedLeavesTheOverflowTouchable() throws {
    let log = Log()
    let wide = Color.red.frame(width: 300, height: 100).onTapGesture { log.lines.append("tap") }
    #expect(
      try tap(log) { wide.frame(width: 20).clipped().offset(x: 60) } == ["tap"])
    log.lines = []
    #expect(try tap(log) { wide.frame(width: 20).clipShape(Rectangle()).offset(x: 60) } == [])
  }

  @Test("I22: touches follow where a view is drawn")
  func touchesFollowWhereAViewIsDrawn() throws {
    let log = Log()
    let small = Color.red.frame(width: 20, height: 20).onTapGesture { log.lines.append("tap") }
    #expect(try tap(log) { small.offset(x: 40) } == [])
    #expect(try tap(log) { small.position(x: 50, y: 50) } == ["tap"])
    log.lines = []
    #expect(try tap(log) { small.scaleEffect(6).offset(x: 40) } == ["tap"])
    log.lines = []
    #expect(try tap(log) { Color.red.frame(width: 10, height: 100).offset(y: 40).rotationEffect(.degrees(90)) } == [])
  }

  @Test("I23: hidden views are not touched")
  func hiddenViewsAreNotTouched() throws {
    let log = Log()
    #expect(
      try tap(log) {
        ZStack {
          square("behind", log)
          square("hidden", log).hidden()
        }
      } == ["behind"])
  }

  @Test("I24, I25: disabled views absorb touches")
  func disabledViewsAbsorbTouches() throws {
    let log = Log()
    #expect(
      try tap(log) {
        ZStack {
          square("behind", log)
          square("front", log).disabled(false).disabled(true)
        }
      } == [])
    #expect(
      try tap(log) {
        ZStack {
          square("behind", log)
          square("front", log).disabled(false)
        }
      } == ["front"])
  }

  @Test("I26: what lies in front is touched first")
  func whatLiesInFrontIsTouchedFirst() throws {
    let log = Log()
    #expect(try tap(log) { square("primary", log).overlay { square("overlay", log) } } == ["overlay"])
    log.lines = []
    #expect(
      try tap(log) {
        ZStack {
          square("first", log).zIndex(1)
          square("second", log)
        }
      } == ["first"])
  }

  /// design.md, section 9: a covered element is not an error, and is not hittable.
  @Test func elementsReportWhetherTheyLieInFront() throws {
    let log = Log()
    let host = ViewHost(
      ZStack {
        Text("Covered")
        square("cover", log).accessibilityIdentifier("cover")
        Text("Through").allowsHitTesting(false)
      }, size: CGSize(width: 100, height: 100))
    #expect(try !host.get(.text("Covered")).isHittable)
    #expect(try host.get(.identifier("cover")).isHittable)
    #expect(try !host.get(.text("Through")).isHittable)
    try host.get(.text("Covered")).tap()
    #expect(log.lines == ["cover"])
  }

  @Test func tapsReportTheirLocation() throws {
    var places: [CGPoint] = []
    let host = ViewHost(
      VStack(spacing: 0) {
        Color.blue.frame(height: 50)
        Color.red.frame(height: 50).onTapGesture { places.append($0) }
          .onTapGesture(count: 1, coordinateSpace: .global) { _ in }
          .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) })
          .accessibilityIdentifier("target")
      }, size: CGSize(width: 100, height: 100))
    try host.get(.identifier("target")).tap()
    #expect(places == [CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 75)])
  }
}

extension Path {
  /// A rectangle with a hole.
  fileprivate var ring: Path {
    var path = self
    path.addRect(boundingRect.insetBy(dx: 20, dy: 20))
    return path
  }
}
