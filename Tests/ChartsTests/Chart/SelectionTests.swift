// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// Selections by a press and by the pointer.
@MainActor @Suite struct SelectionTests {
  @Observable final class Model {
    var x: Double?
    var y: Double?
    var name: String?
    var angle: Double?
    var xRange: ClosedRange<Double>?
    var yRange: ClosedRange<Double>?
  }

  private let model = Model()

  /// A plot of 200 × 100 points, from 0 to 10 along both axes.
  private func chart<Content: View>(_ change: (AnyView) -> Content) -> some View {
    change(
      AnyView(
        Chart { LineMark(x: .value("X", 0), y: .value("Y", 0)) }
          .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden))
    )
    .frame(width: 200, height: 100)
  }

  private func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding {
      model[keyPath: path]
    } set: {
      model[keyPath: path] = $0
    }
  }

  @Test("a press selects the values at its place, until it ends")
  func press() {
    let host = ViewHost(
      chart { $0.chartXSelection(value: binding(\.x)).chartYSelection(value: binding(\.y)) }, look: .phone)
    host.pointer.press(at: CGPoint(x: 50, y: 20))
    #expect(model.x == 2.5)
    #expect(model.y == 8)
    host.pointer.move(to: CGPoint(x: 120, y: 90))
    #expect(model.x == 6)
    #expect(model.y == 1)
    host.pointer.move(to: CGPoint(x: 500, y: -50))
    #expect(model.x == 10)
    #expect(model.y == 10)
    host.pointer.release(at: CGPoint(x: 120, y: 90))
    #expect(model.x == nil)
    #expect(model.y == nil)
  }

  @Test("a press that is taken over selects nothing")
  func cancelled() {
    let host = ViewHost(chart { $0.chartXSelection(value: binding(\.x)) }, look: .phone)
    host.pointer.press(at: CGPoint(x: 50, y: 20))
    host.pointer.cancel()
    #expect(model.x == nil)
  }

  @Test("the pointer selects a value on a desktop, without a press")
  func hover() {
    let host = ViewHost(chart { $0.chartXSelection(value: binding(\.x)).chartYSelection(value: binding(\.y)) })
    host.pointer.hover(at: CGPoint(x: 50, y: 20))
    #expect(model.x == 2.5)
    #expect(model.y == 8)
    host.pointer.press(at: CGPoint(x: 50, y: 20))
    host.pointer.move(to: CGPoint(x: 100, y: 20))
    #expect(model.x == 5)
    host.pointer.release(at: CGPoint(x: 100, y: 20))
    #expect(model.x == 5)
    host.pointer.hover(at: nil)
    #expect(model.x == nil)
    #expect(model.y == nil)
  }

  @Test("the pointer selects nothing in the look of a phone")
  func phoneHover() {
    let host = ViewHost(chart { $0.chartXSelection(value: binding(\.x)) }, look: .phone)
    host.pointer.hover(at: CGPoint(x: 50, y: 20))
    #expect(model.x == nil)
  }

  @Test("a drag selects an interval, which stays until the next press")
  func range() {
    let host = ViewHost(
      chart { $0.chartXSelection(range: binding(\.xRange)).chartYSelection(range: binding(\.yRange)) })
    host.pointer.hover(at: CGPoint(x: 50, y: 20))
    #expect(model.xRange == nil)
    host.pointer.press(at: CGPoint(x: 150, y: 20))
    host.pointer.move(to: CGPoint(x: 50, y: 40))
    #expect(model.xRange == 2.5...7.5)
    #expect(model.yRange == 6...8)
    host.pointer.release(at: CGPoint(x: 50, y: 40))
    host.pointer.hover(at: CGPoint(x: 60, y: 40))
    host.pointer.hover(at: nil)
    #expect(model.xRange == 2.5...7.5)
    host.pointer.tap(at: CGPoint(x: 10, y: 10))
    #expect(model.xRange == nil)
    #expect(model.yRange == nil)
  }

  @Test("a selection of categories and one from right to left")
  func categories() {
    let view = Chart { ForEach(["a", "b"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) } }
      .chartXSelection(value: binding(\.name)).chartXAxis(.hidden).chartYAxis(.hidden)
      .frame(width: 200, height: 100)
    let host = ViewHost(view, look: .phone)
    host.pointer.press(at: CGPoint(x: 40, y: 50))
    #expect(model.name == "a")
    host.pointer.move(to: CGPoint(x: 199, y: 50))
    #expect(model.name == "b")
    host.pointer.cancel()
    let mirrored = ViewHost(view, look: .phone) { $0.layoutDirection = .rightToLeft }
    mirrored.pointer.press(at: CGPoint(x: 40, y: 50))
    #expect(model.name == "b")
  }

  @Test("a press on sectors selects the number up to its angle")
  func angle() {
    let host = ViewHost(
      Chart { ForEach([1, 2, 1], id: \.self) { SectorMark(angle: .value("V", $0)) } }
        .chartAngleSelection(value: binding(\.angle)).frame(width: 100, height: 100), look: .phone)
    host.pointer.press(at: CGPoint(x: 90, y: 50))
    #expect(abs((model.angle ?? 0) - 1) < 0.01)
    host.pointer.move(to: CGPoint(x: 50, y: 90))
    #expect(abs((model.angle ?? 0) - 2) < 0.01)
    host.pointer.release(at: CGPoint(x: 50, y: 90))
    #expect(model.angle == nil)
  }

  @Test("a gesture of a program selects by the proxy")
  func gesture() {
    let host = ViewHost(
      chart {
        $0.chartXSelection(value: binding(\.x)).chartGesture { proxy in
          SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
        }
      }, look: .phone)
    host.pointer.tap(at: CGPoint(x: 100, y: 50))
    #expect(model.x == 5)
  }

  @Test("a finger's drag along the other axis scrolls the list around")
  func list() throws {
    let host = ViewHost(
      ScrollView {
        VStack(spacing: 0) {
          chart { $0.chartXSelection(value: binding(\.x)) }
          Color.green.frame(width: 200, height: 1000).accessibilityIdentifier("below")
        }
      }, size: CGSize(width: 200, height: 300), look: .phone)
    let below = try host.get(.identifier("below"))
    #expect(below.frame.minY == 100)
    host.pointer.press(at: CGPoint(x: 50, y: 80), isTouch: true)
    for y in stride(from: 70.0, through: 10, by: -10) { host.pointer.move(to: CGPoint(x: 50, y: y)) }
    #expect(below.frame.minY < 60)
    try host.settle()
    #expect(model.x == nil)
    host.pointer.release(at: CGPoint(x: 50, y: 10))
  }

  @Test("a finger's drag along the axis selects in a list")
  func listSelection() throws {
    let host = ViewHost(
      ScrollView {
        chart { $0.chartXSelection(value: binding(\.x)) }
        Color.green.frame(width: 200, height: 1000)
      }, size: CGSize(width: 200, height: 300), look: .phone)
    host.pointer.press(at: CGPoint(x: 50, y: 50), isTouch: true)
    for x in stride(from: 60.0, through: 100, by: 10) { host.pointer.move(to: CGPoint(x: x, y: 50)) }
    #expect(model.x == 5)
    host.pointer.release(at: CGPoint(x: 100, y: 50))
    #expect(model.x == nil)
  }
}
