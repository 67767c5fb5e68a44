// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Subviews and sections in lazy containers live as the rows of a `ForEach` that is placed directly: Apple's documentation of
/// `ForEach(subviews:content:)`, `Group(subviews:transform:)` and `SectionCollection`.
@MainActor
@Suite("Life of subviews in lazy containers") struct LazySubviewLifeTests {
  private static let changes: [(inout [Int]) -> Void] = [
    { $0.insert(900, at: 0) }, { $0.remove(at: 2) }, { $0.reverse() }, { $0.swapAt(0, 1) }, { $0.removeAll() },
    { $0 = [5, 6, 7, 1, 2, 901] }, { $0.insert(contentsOf: [3, 4], at: 3) }, { $0.reverse() },
  ]

  /// Those that show the rows in the order of the content, each in the same place whichever comes before it.
  private nonisolated static let inOrder = SubviewSpelling.allCases.filter {
    ![.reversed, .parts, .indices].contains($0)
  }

  @Test(
    "Rows keep their state as they do directly in the container",
    arguments: inOrder.flatMap { [($0, false), ($0, true)] },
    LazyPlace.allCases)
  func state(_ spelling: (SubviewSpelling, Bool), _ place: LazyPlace) throws {
    let models = [LazyRows(), LazyRows()]
    for model in models {
      model.rows = Array(0..<8)
      model.isShown = true
    }
    // All rows fit, whatever a container puts around them.
    let size = CGSize(width: 3000, height: 800)
    let hosts = [subviewHost(models[0], nil, place, size: size), subviewHost(models[1], spelling.0, place, size: size)]
    func tapFirst() throws {
      for host in hosts {
        guard let first = shownRows(host).first else { continue }
        try host.get(.text(first)).tap()
      }
    }
    try tapFirst()
    for change in Self.changes {
      for (model, host) in zip(models, hosts) {
        if spelling.1 {
          withAnimation(.linear(duration: 1)) { change(&model.rows) }
          try host.advance(by: .seconds(0.5))
        } else {
          change(&model.rows)
        }
        try host.settle()
      }
      #expect(shownRows(hosts[1]) == shownRows(hosts[0]))
      try tapFirst()
      #expect(shownRows(hosts[1]) == shownRows(hosts[0]))
    }
    #expect(Set(models[1].appeared) == Set(models[0].appeared))
    #expect(models[1].disappeared.count == models[0].disappeared.count)
  }

  @Test("A row that is removed and comes back in the middle of its transition keeps its state", arguments: inOrder)
  func returning(_ spelling: SubviewSpelling) throws {
    let model = LazyRows()
    model.rows = Array(0..<6)
    model.isShown = true
    let host = subviewHost(model, spelling)
    try host.get(.text("row 2: 0")).tap()
    withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: 2) }
    try host.advance(by: .seconds(0.3))
    withAnimation(.linear(duration: 1)) { model.rows.insert(2, at: 2) }
    try host.settle()
    #expect(shownRows(host) == ["row 0: 0", "row 1: 0", "row 2: 1", "row 3: 0", "row 4: 0", "row 5: 0"])
  }

  @Test("Rows appear and disappear as they are scrolled, once each", arguments: SubviewSpelling.allCases)
  func scrolling(_ spelling: SubviewSpelling) throws {
    let model = LazyRows()
    model.rows = Array(0..<200)
    model.isShown = true
    let host = subviewHost(model, spelling)
    let before = model.appeared.count
    #expect(before < 25 && model.disappeared.isEmpty)
    for _ in 0..<20 { try host.get(.role(.scrollView)).scroll(by: CGSize(width: 0, height: -40)) }
    #expect(model.appeared.count > before && model.appeared.count == Set(model.appeared).count)
    #expect(model.disappeared.count > 10)
    let work = try host.measure { try host.get(.role(.scrollView)).scroll(by: CGSize(width: 0, height: -40)) }
    #expect(work.bodies(of: LazyRow.self) <= 3 && work.rulesRun < 1_000)
  }

  @Test("What a container puts around a view goes with the view", arguments: [SubviewSpelling.group, .stored])
  func wrapper(_ spelling: SubviewSpelling) throws {
    let model = LazyRows()
    model.rows = Array(0..<5)
    model.isShown = true
    let host = subviewHost(model, spelling)
    try host.all(.text("outer 0"))[1].tap()
    func counts() -> [String] { host.all(.role(.text)).compactMap(\.text).filter { $0.hasPrefix("outer") } }
    model.rows = [4, 3, 2, 1, 0]
    try host.settle()
    #expect(counts() == ["outer 0", "outer 0", "outer 0", "outer 1", "outer 0"])
    model.rows = [7, 1]
    try host.settle()
    #expect(counts() == ["outer 0", "outer 1"])
    model.rows = [7]
    try host.settle()
    model.rows = [1, 7]
    try host.settle()
    #expect(counts() == ["outer 0", "outer 0"])
  }

  @Test(
    "A view whose own id changes is another one, and so is what a container puts around it", arguments: [false, true])
  func ownID(_ isInside: Bool) throws {
    struct Own: View {
      let number: Int
      @State private var version = 0
      var body: some View { Text("own \(number) \(version)").id(version).onTapGesture { version += 1 } }
    }
    struct Owner: View {
      @ObservedObject var model: LazyRows
      let isInside: Bool
      var body: some View {
        ScrollView {
          LazyVStack {
            if isInside {
              ForEach(subviews: ForEach(model.rows, id: \.self) { Own(number: $0) }) { SubviewFrame(content: $0) }
            } else {
              let rows = ForEach(model.rows, id: \.self) {
                LazyRow(id: $0, model: model).id($0 == 1 ? model.version : 0)
              }
              ForEach(subviews: rows) { SubviewFrame(content: $0) }
            }
          }
        }
      }
    }
    let model = LazyRows()
    model.rows = [0, 1, 2]
    let host = ViewHost(Owner(model: model, isInside: isInside), size: CGSize(width: 300, height: 400))
    for _ in 0..<3 { try host.all(.text("outer 0")).first?.tap() }
    func counts() -> [String] { host.all(.role(.text)).compactMap(\.text).filter { $0.hasPrefix("outer") } }
    #expect(counts() == ["outer 1", "outer 1", "outer 1"])
    if isInside { try host.get(.text("own 1 0")).tap() } else { model.version = 1 }
    try host.settle()
    #expect(counts() == ["outer 1", "outer 0", "outer 1"])
    if isInside { #expect(host.all(.text("own 1 1")).count == 1) }
  }
}
