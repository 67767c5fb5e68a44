// SPDX-License-Identifier: MIT

import Dispatch
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Specification P87, P88, P90, P91: values against layout, time and state.
@MainActor @Suite(.serialized) struct PreferenceTimingTests {
  @Test("P87, P88 what was measured is laid out again in the same frame") func secondLayout() throws {
    let widths = Record<CGFloat>()
    let host = ViewHost(Fitted(widths: widths), size: CGSize(width: 300, height: 100))
    #expect(widths.values == [70])
    #expect(try host.get(.identifier("bar")).frame.width == 70)
  }

  @Test("P87 a resized window delivers the new geometry once") func resize() throws {
    let log = Record<CGFloat>()
    let root = GeometryReader { leaf.p(Width.self, $0.size.width) }.on(Width.self, log)
    let host = ViewHost(root, size: CGSize(width: 100, height: 50))
    host.size = CGSize(width: 250, height: 50)
    try host.update()
    #expect(log.values == [100, 250])
    host.size = CGSize(width: 250, height: 80)
    try host.update()
    #expect(log.values == [100, 250])
  }

  @Test("P90 writing state in a body is reported, with the way from the writer to the state") func writeInBody() {
    let host = ViewHost(BodyWriter())
    #expect(
      host.warnings.map(\.description) == [
        """
        Modifying state during view update, this will cause undefined behavior. Write state in an action, \
        onAppear, onChange or onPreferenceChange instead.
          Child.body wrote the state 'number'
        """
      ])
    #expect(host.warnings.map(\.subject) == ["number"])
  }

  @Test("P90 a body that writes what it depends on gives a warning") func writeOfDependency() throws {
    let isOn = Cell(false)
    let host = ViewHost(Stage(isOn) { SelfWriter(isOn: $0) })
    #expect(host.warnings.isEmpty)
    isOn.value = true
    try host.update()
    #expect(
      host.warnings.first?.chain == [
        "SelfWriter.body wrote the state 'count'", "which it depends on: the state 'count' → SelfWriter.body",
      ])
  }

  @Test("P91 within an animation a reader receives the final size at once, and once") func animatedSize() throws {
    let width = Cell<CGFloat>(10)
    let log = Record<CGFloat>()
    let host = ViewHost(
      Stage(width) { width in
        leaf.frame(width: width, height: 10)
          .background(GeometryReader { leaf.p(Width.self, $0.size.width) })
          .on(Width.self, log)
      }, size: CGSize(width: 200, height: 200))
    withAnimation(.linear(duration: 1)) { width.value = 110 }
    try host.update()
    #expect(log.values == [10, 110])
    try host.advance(by: .seconds(2))
    #expect(log.values == [10, 110])
  }

  @Test("P91 an Animatable view sends its value at each frame") func animatableWriter() throws {
    let number = Cell(0.0)
    let log = Record<CGFloat>()
    let host = ViewHost(Stage(number) { Gauge(level: $0) }.on(Width.self, log))
    withAnimation(.linear(duration: 1)) { number.value = 60 }
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(abs((log.values.last ?? 0) - 30) < 0.001)
    #expect(log.values.count == 31)
    try host.settle()
    #expect(log.values.last == 60)
  }

  @Test("P89: geometry that a body stores later comes without a warning, a frame too late")
  func storedLater() async throws {
    struct Measured: View {
      let log: Record<CGFloat>
      @State private var width: CGFloat = 0
      var body: some View {
        GeometryReader { proxy in
          let _ = DispatchQueue.main.async { width = proxy.size.width }
          Color.clear
        }
        .overlay { log.add(width) }
      }
    }
    let log = Record<CGFloat>()
    let host = ViewHost(Measured(log: log), size: CGSize(width: 70, height: 10))
    #expect(log.values == [0])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    try host.update()
    #expect(log.values.last == 70)
    #expect(host.warnings.isEmpty)
  }
}

/// As wide as its label, by way of a preference.
private struct Fitted: View {
  @State private var width: CGFloat?
  let widths: Record<CGFloat>
  var body: some View {
    VStack(spacing: 0) {
      leaf(70, 10).background(GeometryReader { leaf.p(Width.self, $0.size.width) })
      leaf.frame(width: width, height: 4).accessibilityIdentifier("bar")
    }
    .onPreferenceChange(Width.self) {
      widths.values.append($0)
      width = $0
    }
  }
}

private struct BodyWriter: View {
  @State private var number = 0
  var body: some View { Child(number: $number) }
}

private struct Child: View {
  @Binding var number: Int
  var body: some View {
    let _ = number = 1
    leaf
  }
}

private struct SelfWriter: View {
  @State private var count = 0
  let isOn: Bool
  var body: some View {
    let _ = isOn && count < 1 ? count += 1 : ()
    leaf.p(Sum.self, count)
  }
}

private struct Gauge: View, Animatable {
  var level: Double
  nonisolated var animatableData: Double {
    get { level }
    set { level = newValue }
  }
  var body: some View { leaf.p(Width.self, level) }
}
