// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Layouts of one's own as Apple's SwiftUI asks and places them (see `AppleFrames.swift`).
@MainActor
@Suite struct CustomLayoutFrameTests {
  /// Centres on a circle, a quarter turn apart, those of the second turn on half the radius.
  private struct Ring: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let side = min(proposal.width ?? 200, proposal.height ?? 200)
      return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        let radius = (min(bounds.width, bounds.height) / 2 - 12) * (index < 4 ? 1 : 0.5)
        let directions = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
        let (x, y) = directions[index % 4]
        subview.place(
          at: CGPoint(x: bounds.midX + x * radius, y: bounds.midY + y * radius), anchor: .center, proposal: .unspecified
        )
      }
    }
  }

  @Test("customlayout/radial") func ring() {
    ProbedWindow(240, 240) {
      Ring {
        AppleText(9).probed("a")
        AppleText(8.5).probed("b")
        box(20, 20).probed("c")
        AppleText(9.5).probed("d")
        AppleText(8).probed("e")
      }
      .frame(width: 160, height: 160)
      .probed("radial")
    }
    .expect(
      """
      a 115.5 44 9 16, b 183.75 112 8.5 16, c 110 178 20 20, d 47.25 112 9.5 16, e 116 78 8 16, radial 40 40 160 160
      """)
  }

  private struct Indentation: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  /// A column by priority, with its subviews' own gaps and indentations.
  private struct Outline: Layout {
    private func sorted(_ subviews: Subviews) -> [LayoutSubview] {
      subviews.enumerated()
        .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
        .map(\.element)
    }

    private func tops(_ subviews: [LayoutSubview]) -> (tops: [CGFloat], height: CGFloat) {
      var tops: [CGFloat] = []
      var y: CGFloat = 0
      for (index, subview) in subviews.enumerated() {
        if index > 0 { y += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical) }
        tops.append(y)
        y += subview.sizeThatFits(.unspecified).height
      }
      return (tops, y)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let widths = subviews.map { $0.sizeThatFits(.unspecified).width + $0[Indentation.self] }
      return CGSize(width: widths.max() ?? 0, height: tops(sorted(subviews)).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let sorted = sorted(subviews)
      for (subview, top) in zip(sorted, tops(sorted).tops) {
        subview.place(
          at: CGPoint(x: bounds.minX + subview[Indentation.self], y: bounds.minY + top),
          proposal: ProposedViewSize(subview.sizeThatFits(.unspecified)))
      }
    }
  }

  @Test("customlayout/values") func values() {
    ProbedWindow(240, 160) {
      Outline {
        AppleText(24.5).probed("low")
        AppleText(28.5).layoutPriority(1).layoutValue(key: Indentation.self, value: 20).probed("high")
        box(40, 10).layoutValue(key: Indentation.self, value: 8).probed("bar")
        AppleText(26).probed("last")
      }
      .probed("values")
    }
    .expect(
      """
      bar 103.75 84.7 40 10, high 115.75 44.55 28.5 16, last 95.75 99.45 26 16, low 95.75 60.55 24.5 16
      values 95.75 44.55 48.5 70.89
      """)
  }
}
