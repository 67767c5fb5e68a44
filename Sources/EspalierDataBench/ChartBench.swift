// SPDX-License-Identifier: MIT

import Charts
import Foundation
import SwiftUI
import ViewTesting

/// A line of many points: its first frame, and a change of all of them.
@MainActor
enum ChartBench {
  struct Sample: Identifiable {
    let id: Int
    let value: Double
  }

  @Observable
  final class Source {
    var samples: [Sample]
    init(_ phase: Double) { samples = Source.make(phase) }
    static func make(_ phase: Double) -> [Sample] {
      (0..<Measure.rows).map { Sample(id: $0, value: sin(Double($0) / 700 + phase) + Double($0 * 7919 % 101) / 300) }
    }
  }

  private struct MarkChart: View {
    let source: Source
    var body: some View {
      Chart(source.samples) { LineMark(x: .value("Number", $0.id), y: .value("Value", $0.value)) }
    }
  }

  private struct PlotChart: View {
    let source: Source
    var body: some View {
      Chart { LinePlot(source.samples, x: .value("Number", \.id), y: .value("Value", \.value)) }
    }
  }

  static func line() throws { try measure("LineMark") { MarkChart(source: $0) } }
  static func plot() throws { try measure("LinePlot") { PlotChart(source: $0) } }

  private static func measure<V: View>(_ name: String, _ make: (Source) -> V) throws {
    let source = Source(0)
    _ = ViewHost(make(Source(1)), size: Measure.window)
    var first: [Double] = []
    for _ in 0..<9 { first.append(Measure.time { _ = ViewHost(make(source), size: Measure.window) }) }
    let host = ViewHost(make(source), size: Measure.window)
    let others = [Source.make(0.5), Source.make(1)]
    let changes = try (0..<14).map { round in
      try Measure.time {
        source.samples = others[round % 2]
        try host.update()
      }
    }
    Measure.report("\(name) of \(Measure.rows) points: first frame", first, goal: "goal 25")
    Measure.report("\(name) of \(Measure.rows) points: a change", changes, goal: "goal 8")
  }
}
