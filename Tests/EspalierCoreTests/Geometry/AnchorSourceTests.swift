// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The sources from which an anchor can be made.
@MainActor
struct AnchorSourceTests {
  @Test("AN1: a proxy gives an anchor's value in its own coordinates")
  func localCoordinates() {
    let rects = resolvedBounds(
      HStack(spacing: 0) {
        blank(50, 20)
        blank(30, 20).publishingBounds()
      })
    #expect(rects == [CGRect(x: 50, y: 0, width: 30, height: 20)])
  }

  @Test("AN2: the value follows the alignment that places the view")
  func alignment() {
    func rect(_ alignment: Alignment) -> [CGRect] {
      resolvedBounds(blank(30, 20).publishingBounds().frame(width: 100, height: 100, alignment: alignment))
    }
    #expect(rect(.topLeading) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    #expect(rect(.center) == [CGRect(x: 35, y: 40, width: 30, height: 20)])
    #expect(rect(.bottomTrailing) == [CGRect(x: 70, y: 80, width: 30, height: 20)])
  }

  @Test("AN3: two readers see one anchor in two places")
  func twoReaders() {
    let inner = Recording<[CGRect]>()
    let outer = Recording<[CGRect]>()
    let host = ViewHost(
      blank(30, 20).publishingBounds().padding(10).resolving(into: inner).padding(5).resolving(into: outer))
    withExtendedLifetime(host) {
      #expect(inner.last == [CGRect(x: 10, y: 10, width: 30, height: 20)])
      #expect(outer.last == [CGRect(x: 15, y: 15, width: 30, height: 20)])
    }
  }

  @Test(
    "AN4: the nine named points of a view of 40 × 20",
    arguments: [
      (UnitPoint.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 20, y: 0)), (.topTrailing, CGPoint(x: 40, y: 0)),
      (.leading, CGPoint(x: 0, y: 10)), (.center, CGPoint(x: 20, y: 10)), (.trailing, CGPoint(x: 40, y: 10)),
      (.bottomLeading, CGPoint(x: 0, y: 20)), (.bottom, CGPoint(x: 20, y: 20)),
      (.bottomTrailing, CGPoint(x: 40, y: 20)),
    ])
  func namedPoints(unitPoint: UnitPoint, expected: CGPoint) {
    let sources: [UnitPoint: Anchor<CGPoint>.Source] = [
      .topLeading: .topLeading, .top: .top, .topTrailing: .topTrailing, .leading: .leading, .center: .center,
      .trailing: .trailing, .bottomLeading: .bottomLeading, .bottom: .bottom, .bottomTrailing: .bottomTrailing,
    ]
    let points = resolvedPoints(
      blank(40, 20)
        .anchorPreference(key: AnchoredPoints.self, value: sources[unitPoint]!) { [$0] }
        .transformAnchorPreference(key: AnchoredPoints.self, value: .unitPoint(unitPoint)) { $0.append($1) })
    #expect(points == [expected, expected])
  }

  @Test("AN4: a rectangle in the view's own coordinates")
  func rect() {
    let own = CGRect(x: 2, y: 3, width: 5, height: 7)
    let rects = resolvedBounds(
      blank(40, 20).anchorPreference(key: AnchoredRects.self, value: .rect(own)) { [$0] }.padding(10))
    #expect(rects == [CGRect(x: 12, y: 13, width: 5, height: 7)])
  }

  @Test("AN5: points count from the view's corner; unit points scale with its size")
  func points() {
    let points = resolvedPoints(
      blank(40, 20)
        .anchorPreference(key: AnchoredPoints.self, value: .point(CGPoint(x: 3, y: 4))) { [$0] }
        .transformAnchorPreference(key: AnchoredPoints.self, value: .unitPoint(UnitPoint(x: 0.25, y: 0.5))) {
          $0.append($1)
        }
        .padding(5))
    #expect(points == [CGPoint(x: 8, y: 9), CGPoint(x: 15, y: 15)])
  }

  private enum Corners: PreferenceKey {
    static let defaultValue: Anchor<[CGPoint]>? = nil
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
      value = value ?? nextValue()
    }
  }

  @Test("AN6: an array of sources is an array of points in the same order")
  func arrays() {
    let recording = Recording<[CGPoint]>()
    let host = ViewHost(
      blank(40, 20)
        .anchorPreference(key: Corners.self, value: .init([.bottom, .topLeading, .point(CGPoint(x: 1, y: 2))])) { $0 }
        .padding(10)
        .overlayPreferenceValue(Corners.self) { corners in
          GeometryReader { proxy in
            let _ = corners.map { recording.add(proxy[$0]) }
            Color.clear
          }
        })
    withExtendedLifetime(host) {
      #expect(recording.last == [CGPoint(x: 30, y: 30), CGPoint(x: 10, y: 10), CGPoint(x: 11, y: 12)])
    }
  }

  private enum Maybe: PreferenceKey {
    static let defaultValue: [Anchor<CGRect?>] = []
    static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) { value += nextValue() }
  }

  @Test("AN6: an optional source is an optional rectangle")
  func optionals() {
    let recording = Recording<[CGRect?]>()
    let host = ViewHost(
      blank(40, 20)
        .anchorPreference(key: Maybe.self, value: Anchor<CGRect?>.Source(Anchor<CGRect>.Source?.none)) { [$0] }
        .transformAnchorPreference(key: Maybe.self, value: Anchor<CGRect?>.Source(.bounds)) { $0.append($1) }
        .padding(1)
        .overlayPreferenceValue(Maybe.self) { anchors in
          GeometryReader { proxy in
            let _ = recording.add(anchors.map { proxy[$0] })
            Color.clear
          }
        })
    withExtendedLifetime(host) {
      #expect(recording.last == [nil, CGRect(x: 1, y: 1, width: 40, height: 20)])
    }
  }

  @Test("AN28: leading is the left side in every layout direction")
  func absoluteSides() {
    let points = resolvedPoints(
      blank(40, 20).anchorPreference(key: AnchoredPoints.self, value: .leading) { [$0] })
    #expect(points == [CGPoint(x: 0, y: 10)])
  }

  @Test("AN5, AN6: unit points and their arrays through padding")
  func unitPoints() {
    enum Points: PreferenceKey {
      static var defaultValue: [Anchor<[CGPoint]>] { [] }
      static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
        value += nextValue()
      }
    }
    var found: [CGPoint] = []
    let view = blank(40, 20)
      .anchorPreference(
        key: Points.self,
        value: Anchor.Source([.unitPoint(UnitPoint(x: 0.25, y: 0.5)), .bottomTrailing, .point(.zero)])
      ) { [$0] }
      .padding(3)
      .overlayPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          let _ = found = anchors.first.map { proxy[$0] } ?? []
          Color.clear
        }
      }
    let host = ViewHost(view)
    withExtendedLifetime(host) {
      #expect(found == [CGPoint(x: 13, y: 13), CGPoint(x: 43, y: 23), CGPoint(x: 3, y: 3)])
    }
  }
}
