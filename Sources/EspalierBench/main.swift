// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

// `make bench`: the table of the first issue. `ESPALIER_BENCH_SIZE=small` runs only the trees of 1,000
// leaves, as a smoke test; `medium` those that have goals.

@MainActor
func treeBenchmarks(_ report: Report, sizes: [Int]) throws {
  let goalsAt = 10_000
  for hundreds in sizes {
    let count = hundreds * 100
    let runs = count > 10_000 ? 3 : 7
    func goal(_ value: Double) -> Double? { count == goalsAt ? value : nil }
    func name(_ text: String) -> String { "\(count) \(text)" }

    report.add(
      name("Color leaves: first build, layout, display list"),
      try Measure.first(runs) { Nested(hundreds: hundreds) { _ in ColorLeaf() } }, "ms", goal: goal(60))
    var salt = 0
    report.add(
      name("cold Text leaves: the same"),
      try Measure.first(runs) {
        salt += 1_000_000
        let base = salt
        return Nested(hundreds: hundreds) { TextLeaf(number: base + $0) }
      }, "ms", goal: goal(90))

    func change<V: View>(_ text: String, _ limit: Double, _ values: (Int) -> Int, _ make: () -> V) throws {
      let result = try Measure.change(count > 10_000 ? 60 : 200, values: values, make)
      report.add(name(text), result.time, "ms", goal: goal(limit), counters: "\(result.rules) rules")
    }
    try change("one @State, same size", 0.02, { $0 % 9 + 1 }) { Nested(hundreds: hundreds) { _ in FixedLeaf() } }
    try change("one @State, new size", 0.05, { $0 * 37 + 1000 }) { Nested(hundreds: hundreds) { _ in FreeLeaf() } }

    report.add(
      name("preference writers, sum: first"),
      try Measure.first(runs) {
        Nested(hundreds: hundreds) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 }
      }, "ms", goal: goal(90))
    precondition(Registry.last == count)
    try change("preference writers, sum: one changes", 0.03, { $0 + 1 }) {
      Nested(hundreds: hundreds) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 }
    }
    try change("preference writers, sum: one changes, flat ForEach", 0.1, { $0 + 1 }) {
      Flat(count: count) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 }
    }
    report.add(
      name("preference writers, array: first"),
      try Measure.first(runs) {
        Nested(hundreds: hundreds) { _ in ListLeaf() }.onPreferenceChange(ListKey.self) {
          Registry.lastCount = $0.count
        }
      }, "ms", goal: goal(95))
    precondition(Registry.lastCount == count)
    try change("preference writers, array: one changes", 0.1, { $0 + 1 }) {
      Nested(hundreds: hundreds) { _ in ListLeaf() }.onPreferenceChange(ListKey.self) { Registry.lastCount = $0.count }
    }
    try change("preference writers, array: one changes, flat ForEach", 0.2, { $0 + 1 }) {
      Flat(count: count) { _ in ListLeaf() }.onPreferenceChange(ListKey.self) { Registry.lastCount = $0.count }
    }
  }
}

@MainActor
func lazyBenchmarks(_ report: Report) throws {
  func rows<V: View>(_ name: String, _ role: Locator, _ make: () -> V) throws {
    report.add("\(name) of 100,000 rows: first frame", try Measure.first(7, make), "ms", goal: 20)
    report.add("\(name) of 100,000 rows: a scroll step", median(try scrolling(200, role, make)), "ms", goal: 1)
  }
  func selection<V: View>(_ name: String, _ role: Locator, _ make: () -> V) throws {
    let host = ViewHost(make(), size: Measure.window)
    let element = try host.get(role)
    try element.key(.downArrow)
    let times = try (0..<200).map { _ in
      let start = milliseconds()
      try element.key(.downArrow)
      return milliseconds() - start
    }
    report.add("\(name) of 100,000 rows: selection by key", median(times), "ms", goal: 2)
  }
  try rows("LazyVStack", .role(.scrollView)) { LazyColumn(count: 100_000) }
  try rows("List", .role(.list)) { LongList() }
  try selection("List", .role(.list)) { LongList() }
  try rows("Table", .role(.table)) { LongTable() }
  try selection("Table", .role(.table)) { LongTable() }
  report.add("Form of 1,000 controls: first frame", try Measure.first(7) { LongForm() }, "ms", goal: 40)

  let keystrokes = try search(60)
  report.add("searchable list of 10,000 rows: a keystroke", median(keystrokes.map(\.all)), "ms", goal: 8)
  report.add("the same without the app's own filter", median(keystrokes.map { $0.all - $0.filter }), "ms")
}

/// Milliseconds of steps of 37 points.
@MainActor
func scrolling<V: View>(
  _ steps: Int, _ role: Locator, clock: () -> Double = milliseconds, _ make: () -> V
) throws -> [Double] {
  let host = ViewHost(make(), size: Measure.window)
  let element = try host.get(role)
  return try (0..<steps).map { _ in
    let start = clock()
    try element.scroll(by: CGSize(width: 0, height: -37))
    return clock() - start
  }
}

/// Milliseconds of keystrokes in the searched list, and of its filter in them.
@MainActor private func search(_ count: Int) throws -> [(all: Double, filter: Double)] {
  let host = ViewHost(SearchedList(), size: Measure.window)
  let field = try host.get(.role(.textField))
  try field.focus()
  return try (0..<count).map { number in
    SearchedList.filtering = 0
    let start = milliseconds()
    let isDeletion = number % 4 == 3
    if isDeletion { for _ in 0..<3 { try field.key(.delete) } } else { try field.type("\(number % 4 + 1)") }
    let keys: Double = isDeletion ? 3 : 1
    return ((milliseconds() - start) / keys, SearchedList.filtering / keys)
  }
}

let arguments = CommandLine.arguments.dropFirst()
/// Parts of the table that can be measured alone.
let tables: [String: @MainActor (Report) throws -> Void] = [
  "--windows": windowBenchmarks, "--tracing": tracingBenchmarks, "--resizing": resizingBenchmarks,
  "--typing": typingBenchmarks,
]
if arguments.first == "--memory", let tree = arguments.dropFirst().first {
  // In a process of its own, so that nothing else is counted: the tree's memory, then the process's, with its libraries.
  func measure(_ warm: some View, _ tree: some View) {
    let first = ViewHost(warm, size: Measure.window)
    let before = residentBytes()
    let host = ViewHost(tree, size: Measure.window)
    print(residentBytes() - before, residentBytes())
    withExtendedLifetime((first, host)) {}
  }
  if tree == "list" {
    measure(LongList(items: []), LongList())
  } else {
    measure(
      SumLeaf().onPreferenceChange(SumKey.self) { Registry.last = $0 },
      Nested(hundreds: 100) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 })
  }
} else if let table = tables[arguments.first ?? ""] {
  let report = Report()
  try table(report)
  try report.finish()
} else if arguments.first == "--counters", let file = arguments.dropFirst().first {
  guard try Counters.run(URL(fileURLWithPath: file)) else { exit(1) }
} else if arguments.first == "--visited" {
  try measureVisitedRows(arguments.dropFirst().first.flatMap { Int($0) } ?? 5500)
} else if arguments.first == "--window" {
  WindowBench.main()
} else if arguments.first == "--compare" {
  // `--compare [ROUNDS [PAGE]]`
  let words = Array(arguments.dropFirst())
  try compare(
    rounds: words.first.flatMap { Int($0) } ?? 5, page: words.dropFirst().first.map { URL(fileURLWithPath: $0) })
} else if arguments.first == "--sizes" {
  // `--sizes FILE`
  try sizeBenchmarks(into: URL(fileURLWithPath: arguments.dropFirst().first ?? "sizes.json"))
} else if arguments.first == "--size" {
  // `--size COUNT CURVE`, in a process of its own.
  let words = Array(arguments.dropFirst())
  guard words.count == 2, let count = Int(words[0]), let curve = Curve(rawValue: words[1]) else { exit(64) }
  print(try curve.measure(count))
} else if arguments.first == "--loop" {
  // For a profiler: one benchmark, long enough to be visible.
  switch arguments.dropFirst().first {
  case "same": _ = try Measure.change(20_000, values: { $0 % 9 + 1 }) { Nested(hundreds: 100) { _ in FixedLeaf() } }
  case "new", "new large":
    let hundreds = arguments.last == "new" ? 100 : 1000
    print(try Measure.change(4000, values: { $0 * 37 + 1000 }) { Nested(hundreds: hundreds) { _ in FreeLeaf() } })
  case "text":
    var salt = 0
    _ = try Measure.first(10) {
      salt += 1_000_000
      let base = salt
      return Nested(hundreds: 100) { TextLeaf(number: base + $0) }
    }
  case "effects":
    print(try effectsMotion())
  case "list": _ = try Measure.first(100) { LongList() }
  case "table": _ = try Measure.first(100) { LongTable() }
  case "scroll list": _ = try scrolling(2000, .role(.list)) { LongList() }
  case "scroll table": _ = try scrolling(2000, .role(.table)) { LongTable() }
  case "search": _ = try search(400)
  case "form": _ = try Measure.first(30) { LongForm() }
  case "lazy": _ = try Measure.first(200) { LazyColumn(count: 100_000) }
  case "picture": try drawScreen(200)
  case "sum":
    _ = try Measure.change(50_000, values: { $0 + 1 }) {
      Nested(hundreds: 100) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 }
    }
  default:
    _ = try Measure.first(15) {
      Nested(hundreds: 100) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 }
    }
  }
} else {
  let report = Report()
  let size = ProcessInfo.processInfo.environment["ESPALIER_BENCH_SIZE"]
  try treeBenchmarks(report, sizes: size == "small" ? [10] : size == "medium" ? [100] : [10, 100, 1000])
  try motionBenchmarks(report)
  try lazyBenchmarks(report)
  try typingBenchmarks(report)
  try resizingBenchmarks(report)
  try pictureBenchmarks(report)
  if size == nil {
    try windowBenchmarks(report)
    try processBenchmarks(report)
  }
  try report.finish()
}
