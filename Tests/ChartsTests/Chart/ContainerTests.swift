// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// Charts in containers, and changes of their data.
@MainActor @Suite struct ContainerTests {
  @Observable final class Model {
    var values = [2.0]
    var size = CGSize.zero
  }

  private struct Sample: View {
    let model: Model
    var body: some View {
      Chart {
        ForEach(model.values.indices, id: \.self) { BarMark(x: .value("X", "\($0)"), y: .value("Y", model.values[$0])) }
      }
      .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        model.size = $0
      }
    }
  }

  @Test("a chart that gets no height is 200 points high")
  func ideal() {
    let model = Model()
    let size = CGSize(width: 240, height: 500)
    let scroll = ViewHost(ScrollView { Sample(model: model) }, size: size)
    #expect(scroll.size == size)
    #expect(model.size == CGSize(width: 240, height: 200))
    let list = ViewHost(List { Sample(model: model) }, size: size)
    #expect(list.size == size)
    #expect(model.size.height == 200)
    #expect(ViewHost(Sample(model: Model())).size == CGSize(width: 300, height: 200))
  }

  /// The rectangles that are drawn.
  private func bars<V: View>(_ host: ViewHost<V>) -> [String] {
    host.dump(.displayList).split(separator: "\n").filter { $0.contains("fill rectangle") }.map {
      String($0.drop { $0 != "(" }.prefix { $0 != "=" }).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("bars move from the old place to the new one")
  func animated() throws {
    let model = Model()
    let host = ViewHost(Sample(model: model).frame(width: 100, height: 100))
    #expect(bars(host) == ["(15, 80, 70 × 20)"])
    withAnimation(.linear(duration: 1)) { model.values = [6] }
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(bars(host) == ["(15, 60, 70 × 40)"])
    try host.settle()
    #expect(bars(host) == ["(15, 40, 70 × 60)"])
  }

  @Test("a change during a movement begins at the place where the bars are")
  func interrupted() throws {
    let model = Model()
    let host = ViewHost(Sample(model: model).frame(width: 100, height: 100))
    withAnimation(.linear(duration: 1)) { model.values = [6] }
    try host.update()
    try host.advance(by: .milliseconds(500))
    withAnimation(.linear(duration: 1)) { model.values = [4] }
    try host.update()
    #expect(bars(host) == ["(15, 60, 70 × 40)"])
    model.values = [1, 1]
    try host.settle()
    #expect(bars(host).count == 2)
  }

  @Test("data come and go")
  func changes() throws {
    let model = Model()
    let host = ViewHost(Sample(model: model).frame(width: 100, height: 100))
    model.values = []
    #expect(bars(host).isEmpty)
    model.values = [1, 2, 3]
    #expect(bars(host).count == 3)
    withAnimation { model.values = [3, 2] }
    try host.settle()
    #expect(bars(host).count == 2)
    #expect(host.warnings.isEmpty)
  }
}
