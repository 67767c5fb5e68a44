// SPDX-License-Identifier: MIT

import Charts
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ChartTests {
  @Test("labels of axes are texts beside the plot, whose width is what they leave")
  func layout() throws {
    final class Box { var size = CGSize.zero }
    let box = Box()
    let host = ViewHost(
      Chart { BarMark(x: .value("Shape", "Cube"), y: .value("Count", 1_000_000)) }
        .chartOverlay { proxy in
          Color.clear.onAppear { box.size = proxy.plotSize }
        }
        .frame(width: 300, height: 200))
    #expect(throws: Never.self) { try host.get(.text("Cube")) }
    #expect(throws: Never.self) { try host.get(.text("1,000,000")) }
    #expect(box.size.width > 150 && box.size.width < 270)
    #expect(box.size.height > 150 && box.size.height < 200)
  }

  @Test("hidden axes leave the whole size to the plot")
  func hidden() {
    final class Box { var size = CGSize.zero }
    let box = Box()
    let host = ViewHost(
      Chart { LineMark(x: .value("X", 1), y: .value("Y", 1)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in Color.clear.onAppear { box.size = proxy.plotSize } }
        .frame(width: 300, height: 200))
    #expect(host.size == CGSize(width: 300, height: 200))
    #expect(box.size == CGSize(width: 300, height: 200))
  }

  @Test("a legend lists the values of a scale of colours, unless it is hidden")
  func legend() {
    let chart = Chart {
      ForEach(["Cats", "Dogs"], id: \.self) { name in
        BarMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Kind", name))
      }
    }
    let shown = ViewHost(chart.frame(width: 300, height: 200))
    #expect(throws: Never.self) { try shown.get(.text("Cats")) }
    let hidden = ViewHost(chart.chartLegend(.hidden).frame(width: 300, height: 200))
    #expect(throws: (any Error).self) { try hidden.get(.text("Cats")) }
  }

  @Test("a proxy converts values and places of both axes")
  func proxy() {
    final class Box { var results: [Double?] = [] }
    let box = Box()
    let host = ViewHost(
      Chart { LineMark(x: .value("X", 0), y: .value("Y", 0)) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...4)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          Color.clear.onAppear {
            box.results = [
              proxy.position(forX: 5), proxy.position(forY: 1), proxy.value(atX: 300), proxy.value(atY: 0),
            ].map { $0.map { Double($0) } }
          }
        }
        .frame(width: 300, height: 200))
    #expect(host.size.width == 300)
    #expect(box.results == [150, 150, 10, 4])
  }

  @Test("annotations are views beside their marks")
  func annotation() {
    let host = ViewHost(
      Chart { BarMark(x: .value("X", "a"), y: .value("Y", 3)).annotation { Text("three") } }
        .frame(width: 300, height: 200))
    #expect(throws: Never.self) { try host.get(.text("three")) }
  }
}
