// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierNavigation
import EspalierPrimitives
import EspalierTestSupport
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Containers that realise only what is near the viewport.
@MainActor
@Suite struct LazyStackTests {
  /// Events of rows, and their bindings.
  final class RowLog {
    var made: [Int] = []
    var appeared: [Int] = []
    var disappeared: [Int] = []
    var bindings: [Int: Binding<Int>] = [:]
  }

  struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Row: View {
    let index: Int
    var height: CGFloat = 50
    let log: RowLog
    @State private var count = 0

    var body: some View {
      log.made.append(index)
      log.bindings[index] = $count
      return Color.clear.frame(width: 40, height: height).named("row \(index)")
        .overlay { Text("\(count)").named("count \(index)") }
        .preference(key: Sum.self, value: 1)
        .onAppear { log.appeared.append(index) }
        .onDisappear { log.disappeared.append(index) }
    }
  }

  private func host(_ count: Int, log: RowLog = RowLog()) -> ViewHost<some View> {
    ViewHost(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, log: log) } } }
        .named("scroll"), size: CGSize(width: 100, height: 500))
  }

  @Test("P64: only rows that are realised contribute, and the value changes while scrolling")
  func preferencesOfRealisedRows() throws {
    let log = RowLog()
    let host = host(1000, log: log)
    #expect(host.preference(Sum.self) == 10)
    #expect(log.made.count == 10)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -25))
    #expect(host.preference(Sum.self) == 11)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -25))
    #expect(host.preference(Sum.self) == 10)
  }

  @Test("L108: rows are made on demand; the stack takes all the width") func takesTheWidth() throws {
    let log = RowLog()
    let host = host(100, log: log)
    #expect(log.made == Array(0..<10))
    #expect(try host.get(.identifier("row 0")).frame == CGRect(x: 30, y: 0, width: 40, height: 50))
    #expect(measured(300, nil) { LazyVStack { box(40, 10) } } == CGSize(width: 300, height: 10))
    #expect(measured(nil, 300) { LazyHStack { box(40, 10) } } == CGSize(width: 40, height: 300))
    let leading = ViewHost(
      ScrollView {
        LazyVStack(alignment: .leading) {
          box(40, 10).named("a"); box(20, 10).named("b")
        }
      },
      size: CGSize(width: 100, height: 100))
    #expect(try leading.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(try leading.get(.identifier("b")).frame == CGRect(x: 0, y: 18, width: 20, height: 10))
  }

  @Test("L109: rows keep their state when they are scrolled away; they appear and disappear again and again")
  func rowsKeepTheirState() throws {
    let log = RowLog()
    let host = host(100, log: log)
    #expect(log.appeared == Array(0..<10))
    log.bindings[0]?.wrappedValue = 7
    try host.update()
    #expect(try host.get(.identifier("count 0")).text == "7")
    let scroll = try host.get(.identifier("scroll"))
    try scroll.scroll(by: CGSize(width: 0, height: -1000))
    #expect(log.disappeared.sorted() == Array(0..<10))
    #expect(host.all(.identifier("row 0")).isEmpty)
    #expect(try host.get(.identifier("row 20")).frame.minY == 0)
    try scroll.scroll(by: CGSize(width: 0, height: 1000))
    #expect(try host.get(.identifier("count 0")).text == "7")
    #expect(log.appeared.filter { $0 == 0 }.count == 2)
    #expect(log.disappeared.filter { (20..<30).contains($0) }.count == 10)
  }

  @Test func theEndIsReached() throws {
    let log = RowLog()
    let host = host(1000, log: log)
    let scroll = try host.get(.identifier("scroll"))
    try scroll.scroll(by: CGSize(width: 0, height: -1_000_000))
    #expect(try host.get(.identifier("row 999")).frame == CGRect(x: 30, y: 450, width: 40, height: 50))
    #expect(Set(log.made).count == 20)
  }

  @Test func rowsOfDifferentLengthsSettle() throws {
    let log = RowLog()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<200, id: \.self) { Row(index: $0, height: 20 + CGFloat($0 * 37 % 60), log: log) }
      }
    }
    let host = ViewHost(view.named("scroll"), size: CGSize(width: 100, height: 300))
    let scroll = try host.get(.identifier("scroll"))
    // To the end by the estimate, and back row by row: nothing jumps.
    try scroll.scroll(by: CGSize(width: 0, height: -1_000_000))
    #expect(try host.get(.identifier("row 199")).frame.maxY == 300)
    for _ in 0..<400 {
      let visible = try #require(
        (0..<200).first { host.all(.identifier("row \($0)")).first.map { $0.frame.minY >= 20 } ?? false })
      let before = try host.get(.identifier("row \(visible)")).frame.minY
      try scroll.scroll(by: CGSize(width: 0, height: 30))
      guard let after = host.all(.identifier("row \(visible)")).first?.frame.minY else { continue }
      if visible > 3 { #expect(abs(after - before - 30) < 0.01, "row \(visible)") }
    }
    #expect(try host.get(.identifier("row 0")).frame.minY == 0)
  }

  @Test func insertionAndRemovalKeepIdentity() throws {
    struct Page: View {
      let remote: Remote<[Int]>
      let log: RowLog
      @State private var rows = Array(0..<100)
      var body: some View {
        remote.binding = $rows
        return ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Row(index: $0, log: log) } } }
          .named("scroll")
      }
    }
    let remote = Remote<[Int]>()
    let log = RowLog()
    let host = ViewHost(Page(remote: remote, log: log), size: CGSize(width: 100, height: 500))
    log.bindings[3]?.wrappedValue = 5
    try host.update()
    remote.binding?.wrappedValue.insert(1000, at: 0)
    try host.update()
    #expect(try host.get(.identifier("count 3")).text == "5")
    #expect(try host.get(.identifier("row 3")).frame.minY == 200)
    #expect(try host.get(.identifier("row 1000")).frame.minY == 0)
    remote.binding?.wrappedValue.removeAll { $0 == 1 || $0 == 1000 }
    try host.update()
    #expect(host.all(.identifier("row 1")).isEmpty)
    #expect(try host.get(.identifier("row 3")).frame.minY == 100)
    #expect(try host.get(.identifier("count 3")).text == "5")
    remote.binding?.wrappedValue.reverse()
    try host.update()
    #expect(try host.get(.identifier("row 99")).frame.minY == 0)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -1_000_000))
    #expect(try host.get(.identifier("count 3")).text == "5")
    remote.binding?.wrappedValue = []
    try host.update()
    #expect(host.all(.identifier("row 3")).isEmpty)
    remote.binding?.wrappedValue = [3]
    try host.update()
    #expect(try host.get(.identifier("count 3")).text == "0")
    #expect(try host.get(.identifier("row 3")).frame.minY == 0)
  }

  @Test("S25: rows that are not always the same number of views are all made to be counted")
  func conditionalRows() throws {
    let log = RowLog()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { index in
          if index.isMultiple(of: 2) { Row(index: index, log: log) }
        }
      }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("row 2")).frame.minY == 50)
    #expect(log.made == [0, 2])
  }

  @Test func severalViewsPerElement() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        box(10, 30).named("top")
        ForEach(0..<50, id: \.self) { index in
          box(40, 20).named("a\(index)")
          box(40, 30).named("b\(index)")
        }
        box(10, 30).named("bottom")
      }
    }
    let host = ViewHost(view.named("scroll"), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("b0")).frame.minY == 50)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -1_000_000))
    #expect(try host.get(.identifier("bottom")).frame.maxY == 100)
    #expect(try host.get(.identifier("a49")).frame.minY == 20)
  }

  @Test func aHundredThousandRows() throws {
    let log = RowLog()
    let host = host(100_000, log: log)
    let scroll = try host.get(.identifier("scroll"))
    for _ in 0..<10 { try scroll.scroll(by: CGSize(width: 0, height: -50)) }
    #expect(Set(log.made).count == 20)
    let work = try host.measure { try scroll.scroll(by: CGSize(width: 0, height: -50)) }
    #expect(work.bodies(of: Row.self) == 1)
    #expect(work.rulesRun < 200)
  }

  @Test func headersStayWithTheirSections() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(0..<10, id: \.self) { section in
          Section {
            ForEach(0..<10, id: \.self) { box(40, 50).named("row \(section).\($0)") }
          } header: {
            box(100, 20).named("header \(section)")
          } footer: {
            box(100, 10).named("footer \(section)")
          }
        }
      }
    }
    let host = ViewHost(view.named("scroll"), size: CGSize(width: 100, height: 300))
    let scroll = try host.get(.identifier("scroll"))
    func y(_ name: String) throws -> CGFloat { try host.get(.identifier(name)).frame.minY }
    #expect(try y("header 0") == 0)
    #expect(try y("row 0.0") == 20)
    #expect(try y("footer 0") == 290)
    try scroll.scroll(by: CGSize(width: 0, height: -200))
    #expect(try y("header 0") == 0)
    #expect(try y("row 0.4") == 20)
    // The end of its section pushes it out.
    try scroll.scroll(by: CGSize(width: 0, height: -320))
    #expect(try y("header 0") == -10)
    #expect(try y("footer 0") == 0)
    #expect(try y("header 1") == 10)
    try scroll.scroll(by: CGSize(width: 0, height: -100))
    #expect(host.all(.identifier("header 0")).isEmpty)
    #expect(try y("header 1") == 0)
  }

  @Test("a pinned header is drawn and touched in front of the rows that scroll under it")
  func pinnedHeadersLieInFront() throws {
    let log = Log()
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(0..<10, id: \.self) { row in
            Color.blue.frame(height: 40).onTapGesture { log.lines.append("row \(row)") }
          }
        } header: {
          Color(red: 1, green: 0, blue: 0).frame(height: 40).named("header").onTapGesture { log.lines.append("header") }
        }
      }
    }
    let host = ViewHost(view.named("scroll"), size: CGSize(width: 100, height: 100))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -60))
    try host.get(.identifier("header")).tap()
    #expect(log.lines == ["header"])
    let fills = host.dump(.displayList).split(separator: "\n").filter { $0.contains("fill") }
    #expect(fills.count > 2)
    #expect(fills.last?.contains("#FF0000") == true)
  }

  @Test func horizontalStacks() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 10) { ForEach(0..<100, id: \.self) { box(40, 20).named("\($0)") } }
    }
    let host = ViewHost(view.named("scroll"), size: CGSize(width: 200, height: 60))
    #expect(try host.get(.identifier("1")).frame == CGRect(x: 50, y: 0, width: 40, height: 20))
    #expect(host.all(.identifier("4")).isEmpty)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: -1000, height: 0))
    #expect(try host.get(.identifier("20")).frame.minX == 0)
  }

  @Test func outsideOfAScrollViewEverythingIsThere() throws {
    let log = RowLog()
    let host = ViewHost(
      LazyVStack(spacing: 0) { ForEach(0..<30, id: \.self) { Row(index: $0, log: log) } },
      size: CGSize(width: 100, height: 500))
    #expect(host.preference(Sum.self) == 30)
  }

  @Test("a line that was alone does not determine the gaps of lines that come later")
  func linesComeToASingleLine() throws {
    struct Root: View {
      @State private var count = 1
      var body: some View {
        VStack {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 5) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 20) } }
          }
          .frame(width: 50, height: 60)
          Button("more") { count = 4 }
        }
      }
    }
    let host = ViewHost(Root(), size: CGSize(width: 100, height: 100))
    try host.get(.label("more")).tap()
    // Three are near; the fourth counts as long as they are: 4 · 20 + 3 · 5 points.
    #expect(host.dump(.layout).contains("95 × 60)"))
  }

  @Test("L35, L36: guides in lazy stacks shift rows, those of other alignments do not")
  func guides() throws {
    let host = ViewHost(
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          box(20, 10).named("a")
          box(20, 10).named("b").alignmentGuide(.trailing) { _ in -30 }
          box(20, 10).named("c").padding(.leading, 7)
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(try ["a", "b", "c"].map { try host.get(.identifier($0)).frame.minX } == [0, 0, 7])
  }

  @Test("L108, L109: a lazy stack without a scroll view makes all its rows; nested ones those in sight")
  func nesting() throws {
    let plain = ViewHost(
      LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { box(20, 10).named("\($0)") } },
      size: CGSize(width: 100, height: 50))
    #expect(plain.all(.identifier("19")).count == 1)
    var made: Set<String> = []
    let nested = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { outer in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { inner in
                  box(50, 50).onAppear { made.insert("\(outer) \(inner)") }
                }
              }
            }.frame(height: 50)
          }
        }
      }, size: CGSize(width: 100, height: 100))
    withExtendedLifetime(nested) { #expect(made == ["0 0", "0 1", "1 0", "1 1"]) }
  }
}
