// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A scroll view begins at what its position names. Apple's reference of `scrollPosition(id:anchor:)` lists it among the events that
/// SwiftUI corrects: a scroll view that initially lays out its content from the top while the binding names another view. A
/// recording of macOS 26.2 contradicts that for a plain stack with an anchor (`ScrollFrameTests.centeredPosition`).
@MainActor
@Suite("The first value of a scroll position") struct InitialPositionTests {
  enum Stack: CaseIterable { case eager, lazy, eagerWithoutTargets, lazyWithoutTargets, list }
  enum Spelling: CaseIterable { case id, value }
  nonisolated private static let anchors: [UnitPoint?] = [nil, .top, .center, .bottom]

  private struct Rows: View {
    let stack: Stack
    let axis: Axis

    var body: some View {
      switch (stack, axis) {
      case (.eager, .vertical): VStack(spacing: 0) { boxes }.scrollTargetLayout()
      case (.eager, .horizontal): HStack(spacing: 0) { boxes }.scrollTargetLayout()
      case (.lazy, .vertical): LazyVStack(spacing: 0) { boxes }.scrollTargetLayout()
      case (.lazy, .horizontal): LazyHStack(spacing: 0) { boxes }.scrollTargetLayout()
      case (.eagerWithoutTargets, .vertical): VStack(spacing: 0) { boxes }
      case (.eagerWithoutTargets, .horizontal): HStack(spacing: 0) { boxes }
      case (_, .vertical): LazyVStack(spacing: 0) { boxes }
      case (_, .horizontal): LazyHStack(spacing: 0) { boxes }
      }
    }

    private var boxes: some View { ForEach(0..<60, id: \.self) { box(50, 50).named("\($0)") } }
  }

  @Observable
  fileprivate final class Model {
    var id: Int? = 22
    var position = ScrollPosition(id: 22)
  }

  private struct Page: View {
    @Bindable var model: Model
    let stack: Stack
    let axis: Axis
    let spelling: Spelling
    let anchor: UnitPoint?

    var body: some View {
      switch spelling {
      case .id: scrolling.scrollPosition(id: $model.id, anchor: anchor)
      case .value: scrolling.scrollPosition($model.position, anchor: anchor)
      }
    }

    @ViewBuilder private var scrolling: some View {
      if stack == .list {
        List { ForEach(0..<60, id: \.self) { box(50, 50).named("\($0)") } }.listStyle(.plain)
      } else {
        ScrollView(axis == .vertical ? .vertical : .horizontal) { Rows(stack: stack, axis: axis) }
      }
    }
  }

  private func check(_ stack: Stack, _ spelling: Spelling, _ look: Look, _ axis: Axis, _ anchor: UnitPoint?) throws {
    let model = Model()
    let host = ViewHost(
      Page(model: model, stack: stack, axis: axis, spelling: spelling, anchor: anchor),
      size: CGSize(width: 300, height: 300), look: look)
    func expect(_ row: Int, _ text: String) throws {
      let frame = try host.get(.identifier("\(row)")).frame
      let (start, end) = axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      // Rows of lists have margins.
      let slack: CGFloat = stack == .list ? 20 : 0.5
      let part = anchor.map { axis == .vertical ? $0.y : $0.x }
      #expect(start >= -0.5 && end <= 300.5, "\(text): \(frame)")
      if let part { #expect(abs(start + (end - start) * part - 300 * part) <= slack, "\(text): \(frame)") }
    }
    try expect(22, "at first")
    #expect(model.id == 22 && model.position.viewID(type: Int.self) == 22)
    model.id = 40
    model.position.scrollTo(id: 40)
    try host.settle()
    try expect(40, "after a change")
    #expect(model.id == 40 && model.position.viewID(type: Int.self) == 40)
  }

  @Test(
    "The content begins at it in both looks, and follows later changes", arguments: Stack.allCases, Spelling.allCases)
  func vertical(stack: Stack, spelling: Spelling) throws {
    for look in [Look.desktop, .phone] {
      for anchor in Self.anchors { try check(stack, spelling, look, .vertical, anchor) }
    }
  }

  @Test("Content that scrolls sideways begins at what the position names", arguments: Stack.allCases, Spelling.allCases)
  func horizontal(stack: Stack, spelling: Spelling) throws {
    if stack == .list { return }
    for look in [Look.desktop, .phone] {
      for anchor in [nil, UnitPoint.leading, .center, .trailing] {
        try check(stack, spelling, look, .horizontal, anchor)
      }
    }
  }
}
