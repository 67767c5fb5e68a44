// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

/// Measurements over the size of a tree or a list, for the plots of `docs/performance.md`.
enum Curve: String, CaseIterable, Codable {
  case colors, texts
  case sameSize, newSize
  case sumFirst, sumChange, arrayFirst, arrayChange
  case rowsFirst, rowsScroll

  /// Milliseconds of processor time, for a tree or a list with a number of leaves or rows.
  @MainActor
  func measure(_ count: Int) throws -> Double {
    let hundreds = count / 100
    let clock = processorMilliseconds
    // A tree of a million takes seconds to make.
    let runs = max(1, min(5, 100_000 / count))
    let changes = count > 100_000 ? 10 : 60
    func change(_ values: (Int) -> Int, _ make: () -> some View) throws -> Double {
      try Measure.change(changes, clock: clock, values: values, make).time
    }
    switch self {
    case .colors:
      return try Measure.first(runs, clock: clock) { Nested(hundreds: hundreds) { _ in ColorLeaf() } }
    case .texts:
      var salt = 0
      return try Measure.first(runs, clock: clock) {
        salt += 10_000_000
        let base = salt
        return Nested(hundreds: hundreds) { TextLeaf(number: base + $0) }
      }
    case .sameSize: return try change({ $0 % 9 + 1 }) { Nested(hundreds: hundreds) { _ in FixedLeaf() } }
    case .newSize: return try change({ $0 * 37 + 1000 }) { Nested(hundreds: hundreds) { _ in FreeLeaf() } }
    case .sumFirst: return try Measure.first(runs, clock: clock) { sum(hundreds) }
    case .sumChange: return try change({ $0 + 1 }) { sum(hundreds) }
    case .arrayFirst: return try Measure.first(runs, clock: clock) { array(hundreds) }
    case .arrayChange: return try change({ $0 + 1 }) { array(hundreds) }
    case .rowsFirst:
      let items = (0..<count).map { BenchItem(id: $0) }
      return try Measure.first(5, clock: clock) { LongList(items: items) }
    case .rowsScroll:
      let items = (0..<count).map { BenchItem(id: $0) }
      return median(try scrolling(100, .role(.list), clock: clock) { LongList(items: items) })
    }
  }

  @MainActor private func sum(_ hundreds: Int) -> some View {
    Nested(hundreds: hundreds) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 }
  }

  @MainActor private func array(_ hundreds: Int) -> some View {
    Nested(hundreds: hundreds) { _ in ListLeaf() }.onPreferenceChange(ListKey.self) { Registry.lastCount = $0.count }
  }
}

/// The points of one curve.
private struct Points: Codable {
  let curve: Curve
  var points: [Point] = []

  struct Point: Codable {
    let count: Int
    /// Milliseconds of processor time: the median of the rounds, the lowest and the highest.
    let milliseconds, low, high: Double
  }
}

/// Every curve at every size, each point in a process of its own, in three rounds of all of them.
@MainActor
func sizeBenchmarks(into file: URL) throws {
  let sizes = [1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000]
  let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  var found: [Curve: [Int: [Double]]] = [:]
  for round in 1...3 {
    for size in sizes {
      for curve in Curve.allCases {
        // A tree of a million leaves needs several kilobytes for each.
        guard Machine.memory("MemAvailable") > Double(size) * 12_000 else {
          log("\(curve.rawValue) of \(size): too little memory is free\n")
          continue
        }
        let result = try run(own, ["--size", "\(size)", curve.rawValue])
        guard let value = Double(result.output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
          log("\(curve.rawValue) of \(size): the process ended without a figure\n")
          continue
        }
        found[curve, default: [:]][size, default: []].append(value)
        log(String(format: "%d %@ %d %.4f\n", round, curve.rawValue, size, value))
      }
    }
  }
  let curves = Curve.allCases.map { curve in
    Points(
      curve: curve,
      points: sizes.compactMap { size in
        guard let values = found[curve]?[size], let low = values.min(), let high = values.max() else { return nil }
        return Points.Point(count: size, milliseconds: median(values), low: low, high: high)
      })
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(curves).write(to: file)
}
