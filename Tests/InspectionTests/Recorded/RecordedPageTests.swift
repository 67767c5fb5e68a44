// SPDX-License-Identifier: MIT

import EspalierInspection
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The rectangle of each month (article 1).
private struct Rects: PreferenceKey {
  static var defaultValue: [Int: CGRect] { [:] }
  static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) { value.merge(nextValue()) { $1 } }
}

/// The first value alone (article 4).
private struct First: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct Unread: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Months: View {
  @State private var chosen = 0
  @State private var rects: [Int: CGRect] = [:]

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 8).stroke(.green, lineWidth: 3)
        .frame(width: rects[chosen]?.width, height: rects[chosen]?.height)
        .offset(x: rects[chosen]?.minX ?? 0, y: rects[chosen]?.minY ?? 0)
        .accessibilityIdentifier("border")
      VStack {
        ForEach(0..<3) { row in
          HStack { ForEach(0..<4) { Month(number: row * 4 + $0, chosen: $chosen) } }
        }
      }
      .onPreferenceChange(Rects.self) { rects = $0 }
    }
    .coordinateSpace(name: "months")
  }
}

private struct Month: View {
  let number: Int
  @Binding var chosen: Int

  var body: some View {
    Text("Month \(number)").padding(4).onTapGesture { chosen = number }
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: Rects.self, value: [number: proxy.frame(in: .named("months"))])
        })
  }
}

private struct Branches: View {
  @State private var value = 0

  var body: some View {
    VStack {
      Text("A").preference(key: First.self, value: 1)
      Text("B").transformPreference(First.self) { $0 = 2 }
      Text("C").preference(key: Unread.self, value: 3)
      Text("D").transformPreference(Unread.self) { $0 = 4 }
    }
    .onPreferenceChange(First.self) { value = $0 }
  }
}

/// The upper view's height depends on where the lower one is.
private struct Loop: View {
  @State private var height: CGFloat = 10

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: height)
      Color.blue.background(GeometryReader { Color.clear.preference(key: Low.self, value: $0.frame(in: .global).minY) })
        .onPreferenceChange(Low.self) { height = $0 + 1 }
    }
  }

  private struct Low: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
}

private struct Sliding: View {
  @State private var isFar = false

  var body: some View {
    Text("Slide").offset(x: isFar ? 50 : 0).onTapGesture { withAnimation(.linear(duration: 1)) { isFar = true } }
  }
}

/// A recording of a host, and its page in the browser.
@MainActor
private struct Recording<Root: View> {
  let host: ViewHost<Root>
  let recorder: InspectionRecorder

  init(_ root: Root, size: CGSize) {
    host = ViewHost(root, size: size)
    let host = host
    recorder = InspectionRecorder(
      host.graph,
      InspectionDocument(
        title: "\(Root.self)", files: [], look: "desktop", isDark: false, isRightToLeft: false, size: size),
      size: { host.size }, background: { host.graph.backgroundColor })
  }

  func json() throws -> Data { try recorder.document.json() }
}

extension PageTests {
  @Suite("The page of a recording explains the program without its source")
  struct RecordedPageTests {
    @MainActor private static func months() throws -> Data {
      let recording = Recording(Months(), size: CGSize(width: 400, height: 200))
      try recording.recorder.capture("first frame")
      try recording.host.get(.text("Month 6")).tap()
      try recording.recorder.capture("tap")
      return try recording.json()
    }

    @Test func twelveRectsReachTheReaderInTheOrderOfTheTree() async throws {
      let page = try await Page.open(data: try await Self.months())
      let values = try await page.texts("[data-key=Rects] [data-role=writes] .value")
      #expect(values.count == 12)
      for (number, value) in values.enumerated() { #expect(value.hasPrefix("[\(number): ("), "\(value)") }
      let roles = try await page.texts("[data-key=Rects] .role")
      #expect(
        roles.filter { $0 == "combines 4 values" }.count == 3 && roles.filter { $0 == "combines 3 values" }.count == 1)
      #expect(roles.last == "reads")
      #expect(
        try await page.text("[data-key=Rects] [data-role=reads] .link") == "onPreferenceChange on VStack in Months")
    }

    @Test func whyTheBorderIsWhereItIs() async throws {
      let page = try await Page.open(data: try await Self.months())
      try await page.press(".")
      let update = try await page.script("return document.body.innerText")
      #expect((update.string ?? "").contains("Months"))
      let text = String(decoding: try await Self.months(), as: UTF8.self)
      #expect(text.contains("Months.chosen: 0 → 6"))
    }

    @Test func theBranchThatReduceLeftOutAndTheKeyThatNobodyReads() async throws {
      let data = try await MainActor.run {
        let recording = Recording(Branches(), size: CGSize(width: 200, height: 200))
        try recording.recorder.capture("first frame")
        return try recording.json()
      }
      let page = try await Page.open(data: data)
      #expect(
        try await page.texts("[data-key=First] .flow.never > .node").contains {
          $0.contains("transforms") && $0.contains("never computed")
        })
      #expect(try await page.text("[data-key=First] .reduce.never").contains("nextValue not called"))
      #expect(try await page.text("[data-key=Unread]").contains("Unread"))
      #expect(try await page.texts("[data-key=Unread] .value") == [], "no value of it was computed")
    }

    @Test func aLoopIsACircleWithItsValuesAndWhereToCutIt() async throws {
      let (data, seconds) = try await MainActor.run {
        let start = threadTime()
        let recording = Recording(Loop(), size: CGSize(width: 200, height: 200))
        try recording.host.update()
        try recording.recorder.capture("update")
        let data = try recording.json()
        return (data, threadTime() - start)
      }
      // A second in the command, on a quiet machine; places in a large program take longer to find.
      #expect(seconds < 60)
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("the state 'height'") && text.contains("overlay"), "\(text.suffix(3000))")
      let page = try await Page.open(data: data)
      #expect(try await page.text("#loop-count") == "1")
      try await page.click("#tab-loops")
      #expect(try await page.text(".loop-title") == "Bound preference Low tried to update multiple times per frame.")
      #expect(try await page.text("#panel").contains("10.0"))
    }

    @Test @MainActor func aFrameOfSeveralUpdatesHasThePassesOfOne() throws {
      let recording = Recording(Sliding(), size: CGSize(width: 100, height: 100))
      recording.host.isTraced = true
      try recording.host.get(.text("Slide")).tap()
      try recording.recorder.capture("tap")
      for _ in 0..<3 { try recording.host.advance(by: .milliseconds(50)) }
      try recording.recorder.capture("time")
      let document = try JSONDecoder().decode(JSON.self, from: recording.json())
      #expect(document["frames"]?.array?.last?["passes"]?.number == 1)
    }

    @Test func aTreeOfTenThousandViewsIsAFileOfAFewMegabytes() async throws {
      let data = try await MainActor.run {
        let recording = Recording(
          VStack(spacing: 0) {
            ForEach(0..<100) { row in
              HStack(spacing: 0) { ForEach(0..<100) { Text("\(row) \($0)").font(.caption) } }
            }
          }, size: CGSize(width: 4000, height: 2000))
        try recording.recorder.capture("first frame")
        return try recording.json()
      }
      let page = InspectorPage.html(document: data)
      #expect(page.count < 20_000_000, "\(page.count)")
      let clock = ContinuousClock()
      let start = clock.now
      let opened = try await Page.open(data: data)
      let seconds = start.duration(to: clock.now)
      #expect(try await opened.count("#tree .row") > 10)
      #expect(seconds < .seconds(15), "3 s on a quiet machine: \(seconds)")
      print("a page of 10,000 views: \(page.count) bytes, opened in \(seconds)")
    }
  }
}
