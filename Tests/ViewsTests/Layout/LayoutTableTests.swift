import Foundation
import Testing
import ViewCore
import Views

/// The oracle's Appendix A: sizes that views answer to proposals.
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

  @Test(arguments: leaves + stacks + frames + modifiers)
  func size(_ row: Row) {
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
