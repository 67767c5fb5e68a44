// SPDX-License-Identifier: MIT

import EspalierCAllocations
import Foundation
import SwiftUI
import ViewTesting

/// The cost of a change in work that does not depend on the machine: `make counters` compares it with
/// `Benchmarks/counters.txt`, and fails if any of it grew. `ESPALIER_RENEW=1` writes the file anew.
@MainActor
struct Counters {
  struct Line: Equatable {
    let name: String
    /// Rules that ran, nodes of the graph that were made, distinct size questions that were answered, allocations.
    let numbers: [Int]
  }

  private static let columns = ["rules", "nodes", "sizes", "allocations"]
  /// Allocations depend a little on former work: arrays that grow, tables that are filled.
  private static let tolerance = 0.02

  private var lines: [Line] = []

  /// - Returns: whether nothing grew.
  static func run(_ file: URL) throws -> Bool {
    var counters = Counters()
    try counters.measureAll()
    let text = counters.text
    if ProcessInfo.processInfo.environment["ESPALIER_RENEW"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      print(text)
      return true
    }
    let committed = lines(in: try String(contentsOf: file, encoding: .utf8))
    let (grown, shrunk) = differences(committed, counters.lines)
    print(text)
    if !shrunk.isEmpty {
      print("Less than in \(file.lastPathComponent); `make counters ESPALIER_RENEW=1` keeps it:")
      for line in shrunk { print("  " + line) }
    }
    if !grown.isEmpty {
      print("More than in \(file.lastPathComponent):")
      for line in grown { print("  " + line) }
    }
    return grown.isEmpty
  }

  /// The differences to the committed figures.
  static func differences(_ committed: [Line], _ now: [Line]) -> (grown: [String], shrunk: [String]) {
    var (grown, shrunk): ([String], [String]) = ([], [])
    let known = Dictionary(committed.map { ($0.name, $0.numbers) }) { first, _ in first }
    for line in now {
      guard let old = known[line.name], old.count == line.numbers.count else {
        grown.append("\(line.name): not in the table")
        continue
      }
      for (index, number) in line.numbers.enumerated() where number != old[index] {
        let slack = columns[index] == "allocations" ? max(4, Int(Double(old[index]) * tolerance)) : 0
        let text = "\(line.name), \(columns[index]): \(old[index]) → \(number)"
        if number > old[index] + slack { grown.append(text) }
        if number < old[index] - slack { shrunk.append(text) }
      }
    }
    return (grown, shrunk)
  }

  // MARK: - The file

  private var text: String {
    func row(_ name: String, _ cells: [String]) -> String {
      name.padding(toLength: 58, withPad: " ", startingAt: 0)
        + cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
    }
    let head = row("# what happens once", Self.columns)
    return ([head] + lines.map { row($0.name, $0.numbers.map(String.init)) }).joined(separator: "\n") + "\n"
  }

  static func lines(in text: String) -> [Line] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ")
      let numbers = words.suffix(columns.count).compactMap { Int($0) }
      return Line(name: words.dropLast(columns.count).joined(separator: " "), numbers: numbers)
    }
  }

  // MARK: - Counted changes

  private mutating func add<Root: View>(_ name: String, _ host: ViewHost<Root>, _ body: () throws -> Void) throws {
    var (before, after): (UInt, UInt) = (0, 0)
    let work = try host.measure {
      before = espalier_allocations()
      try body()
      try host.update()
      after = espalier_allocations()
    }
    lines.append(Line(name: name, numbers: [work.rulesRun, work.nodesCreated, work.sizesAsked, Int(after - before)]))
  }

  /// The second of two changes: the first one includes objects that are made at the first request.
  private mutating func change<Root: View>(_ name: String, values: (Int, Int) = (1, 2), _ root: Root) throws {
    let (host, states) = Measure.collecting(root)
    defer { Registry.isCollecting = true }
    let state = states[states.count / 2]
    // Another text is the widest.
    states[0].wrappedValue = 1_000_000_000
    state.wrappedValue = values.0
    try host.update()
    try add(name, host) { state.wrappedValue = values.1 }
  }

  /// A tree that appears beside an existing view.
  private mutating func first<Content: View>(_ name: String, _ content: @escaping () -> Content) throws {
    Registry.states = []
    let host = ViewHost(Appearing(content: content), size: Measure.window)
    try add(name, host) { AppearingSwitch.state?.wrappedValue = true }
  }

  private mutating func measureAll() throws {
    try first("1,000 colours: first") { Nested(hundreds: 10) { _ in ColorLeaf() } }
    try first("1,000 texts: first") { Nested(hundreds: 10) { TextLeaf(number: $0) } }
    for depth in [10, 20, 40] { try first("outline of \(depth) levels: first") { Outline(depth: depth) } }
    for depth in [10, 20, 40] { try first("ratios of \(depth) levels: first") { FittedOutline(depth: depth) } }
    try first("1,000 preference writers, sum: first") {
      Nested(hundreds: 10) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 }
    }
    for hundreds in [10, 100] {
      try change("one @State of \(hundreds * 100), same size", Nested(hundreds: hundreds) { _ in FixedLeaf() })
      try change(
        "one @State of \(hundreds * 100), new size", values: (1000, 70_000),
        Nested(hundreds: hundreds) { _ in FreeLeaf() })
    }
    try change(
      "one of 1,000 preference writers, sum",
      Nested(hundreds: 10) { _ in SumLeaf() }.onPreferenceChange(SumKey.self) { Registry.last = $0 })
    try change(
      "one of 1,000 preference writers, array",
      Nested(hundreds: 10) { _ in ListLeaf() }.onPreferenceChange(ListKey.self) { Registry.lastCount = $0.count })
    try effects()
    try rows("List of 100,000 rows", .role(.list)) { LongList() }
    try selection("List of 100,000 rows", .role(.list)) { LongList() }
    try rows("Table of 100,000 rows", .role(.table)) { LongTable() }
    try rows("LazyVStack of 100,000 rows", .role(.scrollView)) { LazyColumn(count: 100_000) }
    try first("form of 1,000 controls: first") { LongForm() }
    try keystroke()
  }

  /// A keystroke in a form whose rows share a state with the field: they are compared, and stay unchanged.
  private mutating func keystroke() throws {
    let host = ViewHost(FieldForm(), size: Measure.window)
    let field = host.all(.role(.textField))[0]
    try field.focus()
    try field.type("ab")
    try add("form of 500 fields: a keystroke", host) { try field.type("c") }
  }

  private mutating func effects() throws {
    let host = ViewHost(
      Moving { isOn, _ in
        Color.blue.frame(width: 8, height: 6).scaleEffect(isOn ? 2 : 1).rotationEffect(.degrees(isOn ? 90 : 0))
          .opacity(isOn ? 0.5 : 1)
      }, size: Measure.window)
    withAnimation(.linear(duration: 100)) { MovingSwitch.state?.wrappedValue = true }
    try host.update()
    try host.advance(by: .seconds(0.1))
    try add("1,000 views scale, turn and fade: a frame", host) { try host.advance(by: .seconds(1) / 60) }
  }

  /// The selection moves on by one row: the two rows that change are made anew.
  private mutating func selection<Root: View>(_ name: String, _ role: Locator, _ make: () -> Root) throws {
    let host = ViewHost(make(), size: Measure.window)
    let element = try host.get(role)
    for _ in 0..<5 { try element.key(.downArrow) }
    try add(name + ": selection by key", host) { try element.key(.downArrow) }
  }

  private mutating func rows<Root: View>(_ name: String, _ role: Locator, _ make: @escaping () -> Root) throws {
    try first(name + ": first", make)
    let host = ViewHost(make(), size: Measure.window)
    let element = try host.get(role)
    for _ in 0..<5 { try element.scroll(by: CGSize(width: 0, height: -37)) }
    try add(name + ": a scroll step", host) { try element.scroll(by: CGSize(width: 0, height: -37)) }
  }
}

private struct Appearing<Content: View>: View {
  let content: () -> Content
  @State private var isThere = false

  var body: some View {
    let _ = AppearingSwitch.state = $isThere
    if isThere { content() }
  }
}

@MainActor
private enum AppearingSwitch {
  static var state: Binding<Bool>?
}
