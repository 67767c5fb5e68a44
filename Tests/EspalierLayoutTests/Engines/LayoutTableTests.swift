// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierLayout
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing

/// Sizes that views answer to proposals: the figures of layout in docs/specification.
@MainActor
@Suite struct LayoutTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let proposal: ProposedViewSize
    let expected: CGSize
    let measure: @MainActor @Sendable (ProposedViewSize) -> CGSize

    init<V: View>(
      _ id: String, _ width: CGFloat?, _ height: CGFloat?, _ expected: (CGFloat, CGFloat),
      @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
      self.id = id
      proposal = ProposedViewSize(width: width, height: height)
      self.expected = CGSize(width: expected.0, height: expected.1)
      measure = { measured($0.width, $0.height, view) }
    }

    var testDescription: String { "\(id) at \(text(proposal.width)) × \(text(proposal.height))" }
    private func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
  }

  @Test("T1, T2, T3, T34, T35: what leaves answer", arguments: leaves)
  func leaves(_ row: Row) { check(row) }

  @Test("T4, T5, T15, T18, T37, L9, L21, L22, L24, L26, L29, L32, L40: what stacks answer", arguments: stacks)
  func stacks(_ row: Row) { check(row) }

  @Test("T19, T20, T21, T22, T23, T24, T25, L51, L53, L54, L55, L56, L57, L60: what frames answer", arguments: frames)
  func frames(_ row: Row) { check(row) }

  @Test(
    "T26, T27, T28, T29, T30, T31, T32, T33, T40, L4, L63, L64, L65, L66, L69, L72, L73, L74, L75, L76: what modifiers answer",
    arguments: modifiers)
  func modifiers(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    let answer = row.measure(row.proposal)
    #expect(isClose(answer, row.expected), "\(answer)")
  }

  private nonisolated static let infinite = CGFloat.infinity

  nonisolated static let leaves: [Row] = [
    Row("T1", nil, nil, (10, 10)) { Color.clear },
    Row("T2", infinite, 0, (infinite, 0)) { Color.clear },
    Row("T3", nil, nil, (8, 8)) { Spacer() },
    Row("T35", nil, nil, (10, 10)) { GeometryReader { _ in Color.clear } },
    Row("T34", 100, 50, (100, 50)) { GeometryReader { _ in box(20, 20) } },
    Row("L4", infinite, infinite, (infinite, infinite)) { Rectangle() },
    Row("L4", nil, 0, (10, 0)) { Color.red },
    Row("L4", 0, nil, (0, 10)) { GeometryReader { _ in Color.clear } },
    Row("L4", 30, nil, (30, 10)) { Ellipse().fill(.red) },
  ]

  nonisolated static let stacks: [Row] = [
    Row("T4", nil, nil, (8, 0)) { HStack { Spacer() } },
    Row("T5", nil, nil, (10, 28)) { twoBoxes },
    Row("T5", 300, 300, (10, 28)) { twoBoxes },
    Row("T5", 0, 0, (10, 28)) { twoBoxes },
    Row("L26", nil, nil, (28, 10)) {
      HStack {
        box(10, 10); box(10, 10)
      }
    },
    Row("L9", nil, nil, (28, 10)) {
      HStack {
        box(10, 10); EmptyView(); box(10, 10)
      }
    },
    Row("L21", 200, 100, (50, 40)) {
      HStack(spacing: 0) {
        box(30, 10); box(20, 40)
      }
    },
    Row("L22", nil, nil, (20, 10)) {
      HStack(spacing: 0) {
        Color.clear; Color.clear
      }
    },
    Row("L40", 100, 100, (0, 0)) { HStack {} },
    Row("T15", nil, nil, (108, 9)) { spacerBetweenBoxes },
    Row("L29", 90, 10, (108, 9)) { spacerBetweenBoxes },
    Row("T18", 200, 200, (40, 40)) { prioritizedOverlap },
    Row("T18", nil, nil, (40, 40)) { prioritizedOverlap },
    Row("T37", 10, 0, (10, 85)) { minimaInColumn },
    Row("T37", 10, 85, (10, 122.5)) { minimaInColumn },
    Row("L32", 100, 100, (100, 100)) { ZStack { Spacer() } },
    Row("L21", infinite, 100, (50, 40)) {
      HStack(spacing: 0) {
        box(30, 10); box(20, 40)
      }
    },
    Row("L22", nil, 30, (30 + 8 + 80, 30)) {
      HStack {
        Color.clear.frame(idealWidth: 30); Spacer(); Color.clear.frame(idealWidth: 80)
      }
    },
    Row("L22", 40, nil, (40, 24)) {
      VStack(spacing: 4) {
        Color.clear; Color.clear
      }
    },
    Row("L9", nil, nil, (10, 28)) {
      VStack {
        EmptyView(); box(10, 10); if false { box(1, 1) }; Group {}; box(10, 10); EmptyView().padding(20)
      }
    },
    Row("L24", 100, 0, (100, 40)) {
      VStack(spacing: 0) {
        Color.clear.frame(minHeight: 10, maxHeight: 50); Color.clear.frame(minHeight: 30)
      }
    },
    Row("L24", 100, 40, (100, 50)) {
      VStack(spacing: 0) {
        Color.clear.frame(minHeight: 10, maxHeight: 50); Color.clear.frame(minHeight: 30)
      }
    },
    Row("L26", nil, nil, (46, 10)) {
      HStack {
        ForEach(0..<3) { _ in box(10, 10) }
      }
    },
    Row("L29", nil, nil, (9, 108)) {
      VStack {
        box(9, 50); Spacer(); box(9, 50)
      }
    },
    Row("L29", nil, nil, (118, 9)) {
      HStack(spacing: 5) {
        box(50, 9); Spacer(); box(50, 9)
      }
    },
    Row("L41", nil, nil, (20, 10)) {
      HStack {
        box(10, 10)
        HStack {
          Spacer(minLength: 0); box(10, 10)
        }
      }
    },
    Row("L32", 60, 70, (0, 70)) { VStack { Spacer() } },
    Row("L32", 60, 70, (60, 70)) { HStack { ZStack { Spacer() } } },
    Row("L44", 100, 100, (30, 30)) {
      ZStack {
        box(10, 10).layoutPriority(1); box(50, 50); box(30, 30).layoutPriority(1)
      }
    },
  ]

  nonisolated static let frames: [Row] = [
    Row("T19", 100, 100, (20, 20)) { box(50, 50).frame(width: 20, height: 20, alignment: .topLeading) },
    Row("T20", 70, 500, (70, 30)) { Color.clear.frame(height: 30) },
    Row("T21", 300, 20, (200, 20)) { box(20, 20).frame(minWidth: 50, maxWidth: 200) },
    Row("T21", 100, 20, (100, 20)) { box(20, 20).frame(minWidth: 50, maxWidth: 200) },
    Row("T21", 10, 20, (50, 20)) { box(20, 20).frame(minWidth: 50, maxWidth: 200) },
    Row("T21", nil, 20, (50, 20)) { box(20, 20).frame(minWidth: 50, maxWidth: 200) },
    Row("T22", 300, 20, (200, 20)) { box(50, 20).frame(maxWidth: 200) },
    Row("T22", 100, 20, (100, 20)) { box(50, 20).frame(maxWidth: 200) },
    Row("T22", 20, 20, (50, 20)) { box(50, 20).frame(maxWidth: 200) },
    Row("T22", nil, 20, (50, 20)) { box(50, 20).frame(maxWidth: 200) },
    Row("T23", 300, 20, (150, 20)) { box(150, 20).frame(minWidth: 100) },
    Row("T23", 120, 20, (120, 20)) { box(150, 20).frame(minWidth: 100) },
    Row("T23", 50, 20, (100, 20)) { box(150, 20).frame(minWidth: 100) },
    Row("T23", nil, 20, (150, 20)) { box(150, 20).frame(minWidth: 100) },
    Row("L55", 300, 20, (100, 20)) { box(50, 20).frame(minWidth: 100) },
    Row("T24", nil, 20, (80, 20)) { Color.clear.frame(idealWidth: 80) },
    Row("T24", 200, 20, (200, 20)) { Color.clear.frame(idealWidth: 80) },
    Row("T25", nil, 20, (100, 20)) { Color.clear.frame(minWidth: 100) },
    Row("L57", 300, 20, (300, 20)) { box(50, 20).frame(maxWidth: .infinity) },
    Row("L57", nil, 20, (50, 20)) { box(50, 20).frame(maxWidth: .infinity) },
    Row("L57", infinite, 20, (infinite, 20)) { box(50, 20).frame(maxWidth: .infinity) },
    Row("L50", 5, 5, (20, 20)) { box(50, 50).frame(width: 20, height: 20) },
    Row("L51", nil, nil, (30, 10)) { Color.clear.frame(width: 30) },
    Row("L51", 100, infinite, (30, infinite)) { Color.clear.frame(width: 30) },
    Row("L51", 100, 100, (30, 40)) { box(90, 40).frame(width: 30) },
    Row("L53", infinite, 0, (200, 50)) {
      box(20, 20).frame(minWidth: 50, maxWidth: 200, minHeight: 50, maxHeight: 200)
    },
    Row("L53", nil, nil, (80, 70)) {
      box(20, 20).frame(
        minWidth: 50, idealWidth: 80, maxWidth: 200, minHeight: 50, idealHeight: 70, maxHeight: 200)
    },
    Row("L53", nil, nil, (50, 10)) { Color.clear.frame(minWidth: 50, maxWidth: infinite) },
    Row("L54", infinite, 20, (200, 20)) { Color.clear.frame(maxWidth: 200) },
    Row("L54", 0, 20, (0, 20)) { Color.clear.frame(maxWidth: 200) },
    Row("L54", 300, nil, (200, 10)) { Color.clear.frame(maxWidth: 200) },
    Row("L54", 300, 20, (100, 20)) { box(500, 20).frame(maxWidth: 100) },
    Row("L55", infinite, 20, (infinite, 20)) { Color.clear.frame(minWidth: 100) },
    Row("L55", 0, 20, (100, 20)) { Color.clear.frame(minWidth: 100) },
    Row("L56", 200, 20, (30, 30)) { box(30, 30).frame(idealWidth: 80) },
    Row("L56", nil, nil, (80, 30)) { box(30, 30).frame(idealWidth: 80) },
    Row("L56", infinite, 0, (infinite, 0)) { Color.clear.frame(idealWidth: 80, idealHeight: 5) },
    Row("L57", nil, nil, (20, 30)) { box(20, 30).frame(maxWidth: .infinity, maxHeight: .infinity) },
    Row("L60", 20, 90, (50, 70)) {
      Color.clear.frame(minWidth: 50, maxWidth: 90, maxHeight: 70)
    },
  ]

  nonisolated static let modifiers: [Row] = [
    Row("T26", nil, nil, (82, 62)) { box(50, 30).padding() },
    Row("T26", 10, 500, (82, 62)) { box(50, 30).padding() },
    Row("T27", 100, 100, (120, 120)) { Color.clear.padding(60) },
    Row("L64", 100, nil, (100, 30)) { Color.clear.padding(10) },
    Row("L65", 100, 100, (100, 100)) { Color.clear.padding(-10) },
    Row("L65", 100, 100, (0, 0)) { box(10, 10).padding(-10) },
    Row("L66", nil, nil, (50, 60)) { box(50, 30).padding(.top, 30) },
    Row("L66", nil, nil, (82, 30)) { box(50, 30).padding(.horizontal) },
    Row("T28", 100, 100, (100, 100)) { box(50, 50).position(x: 50, y: 50) },
    Row("L69", nil, 100, (50, 100)) { box(50, 50).position(x: 50, y: 50) },
    Row("T29", 100, 100, (100, 66.6667)) { Color.clear.aspectRatio(1.5, contentMode: .fit) },
    Row("T30", 100, 100, (150, 100)) { Color.clear.aspectRatio(1.5, contentMode: .fill) },
    Row("L72", 200, 100, (100, 100)) { Color.clear.aspectRatio(1, contentMode: .fit) },
    Row("L72", 100, 100, (50, 100)) { Color.clear.aspectRatio(0.5, contentMode: .fit) },
    Row("L72", 100, 100, (100, 200)) { Color.clear.aspectRatio(0.5, contentMode: .fill) },
    Row("T31", 100, 50, (50, 50)) { Color.clear.aspectRatio(contentMode: .fit) },
    Row("L76", 100, 50, (50, 50)) { Color.clear.scaledToFit() },
    Row("L76", 100, 50, (100, 100)) { Color.clear.scaledToFill() },
    Row("T32", 100, nil, (100, 50)) { Color.clear.aspectRatio(2, contentMode: .fit) },
    Row("L74", nil, nil, (10, 10)) { Color.clear.aspectRatio(2, contentMode: .fit) },
    Row("L75", 100, 100, (30, 30)) { box(30, 30).aspectRatio(2, contentMode: .fit) },
    Row("L72", 100, 100, (100, 50)) {
      Color.clear.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
    },
    Row("T33", 100, 100, (10, 100)) { Color.clear.fixedSize(horizontal: true, vertical: false) },
    Row("T40", 100, 100, (20, 20)) { box(20, 20).overlay(alignment: .topTrailing) { box(8, 8) } },
    Row("L46", 100, 100, (20, 20)) { box(20, 20).background { box(50, 50) } },
    Row("L63", nil, nil, (42, 42)) { Color.clear.padding() },
    Row("L64", nil, nil, (30, 30)) { Color.clear.padding(10) },
    Row("L64", infinite, 0, (infinite, 20)) { Color.clear.padding(10) },
    Row("L65", nil, nil, (0, 0)) { Color.clear.padding(-10) },
    Row("L66", nil, nil, (55, 42)) { box(50, 30).padding([.bottom, .leading], 5).padding(.top, 7) },
    Row("L66", nil, nil, (50, 62)) { box(50, 30).padding(.vertical) },
    Row("L66", nil, nil, (56, 34)) { box(50, 30).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
    Row("L69", nil, nil, (50, 30)) { box(50, 30).position(x: 7, y: 9) },
    Row("L69", infinite, 20, (infinite, 20)) { box(50, 30).position() },
    Row("L69", 40, nil, (40, 10)) { Color.clear.position(x: 7, y: 9) },
    Row("L71", 100, 100, (100, 10)) { Color.clear.fixedSize(horizontal: false, vertical: true) },
    Row("L71", 5, 5, (30, 20)) { Color.clear.frame(idealWidth: 30, idealHeight: 20).fixedSize() },
    Row("L72", 100, infinite, (100, 50)) { Color.clear.aspectRatio(2, contentMode: .fit) },
    Row("L72", infinite, 100, (200, 100)) { Color.clear.aspectRatio(2, contentMode: .fit) },
    Row("L72", 0, 100, (0, 0)) { Color.clear.aspectRatio(2, contentMode: .fit) },
    Row("L72", 300, 100, (300, 150)) { Color.clear.aspectRatio(2, contentMode: .fill) },
    Row("L73", 100, 100, (100, 50)) {
      Color.clear.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
    },
    Row("L73", 100, 100, (200, 100)) {
      Color.clear.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fill)
    },
    Row("L74", nil, 100, (200, 100)) { Color.clear.aspectRatio(2, contentMode: .fit) },
    Row("L74", nil, 100, (200, 100)) { Color.clear.aspectRatio(2, contentMode: .fill) },
    Row("L75", 100, 100, (60, 50)) {
      Color.clear.frame(maxWidth: 60).aspectRatio(2, contentMode: .fit)
    },
    Row("L78", nil, nil, (20, 30)) {
      box(20, 30).offset(x: 90).scaleEffect(0.1).rotation3DEffect(.degrees(40), axis: (1, 0, 0))
    },
  ]

  @MainActor private static var twoBoxes: some View {
    VStack {
      box(10, 10); box(10, 10)
    }
  }
  @MainActor private static var spacerBetweenBoxes: some View {
    HStack {
      box(50, 9); Spacer(); box(50, 9)
    }
  }
  @MainActor private static var prioritizedOverlap: some View {
    ZStack {
      box(100, 100).layoutPriority(-0.1)
      box(60, 60)
      box(40, 40).layoutPriority(1)
    }
  }
  @MainActor private static var minimaInColumn: some View {
    VStack(spacing: 0) {
      Color.clear.frame(minHeight: 5, maxHeight: 100)
      Color.clear.frame(minHeight: 80)
    }
  }
}
