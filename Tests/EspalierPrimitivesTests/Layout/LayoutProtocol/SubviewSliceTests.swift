// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// `layout/f1` of the cases: a part of a layout's views counts from zero again, as public recursive layouts rely on.
@MainActor
@Suite struct SubviewSliceTests {
  /// Places two views in each line, and calls itself with the rest.
  private struct Ladder: SwiftUI.Layout {
    let rest: (Subviews) -> Subviews

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, view) in subviews.prefix(2).enumerated() {
        #expect(subviews[index] == view)
        view.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 30, y: bounds.minY), proposal: .unspecified)
      }
      if subviews.count > 2 {
        placeSubviews(in: bounds.offsetBy(dx: 0, dy: 20), proposal: proposal, subviews: rest(subviews), cache: &cache)
      }
    }
  }

  @Test("A layout that calls itself with the rest of its views places them all, by each spelling of a part")
  func recursive() throws {
    let spellings: [(LayoutSubviews) -> LayoutSubviews] = [
      { $0[2..<$0.count] }, { $0[2...] }, { $0.dropFirst(2) }, { $0.suffix($0.count - 2) }, { $0.suffix(from: 2) },
      { $0[Array(2..<$0.count)] },
      {
        var rest = $0
        rest.removeFirst(2)
        return rest
      },
    ]
    for rest in spellings {
      let ladder = try LaidOut(100, 100) {
        Ladder(rest: rest) { ForEach(0..<5, id: \.self) { box(10, 10).named("\($0)") } }
      }
      for index in 0..<5 {
        let place = CGPoint(x: CGFloat(index % 2) * 30, y: CGFloat(index / 2) * 20)
        #expect(try ladder["\(index)"].origin == place, "\(index)")
      }
    }
  }

  private struct Asking: SwiftUI.Layout {
    let check: (Subviews) -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      check(subviews)
      return .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("Indices of parts, and of parts of parts")
  func indices() throws {
    _ = try LaidOut(100, 100) {
      Asking { all in
        let rest = all.dropFirst(2)
        #expect(rest.startIndex == 0 && rest.endIndex == 3 && Array(rest.indices) == [0, 1, 2])
        #expect(rest[0] == all[2] && rest.first == all[2] && rest.last == all[4])
        let inner = rest[1..<3]
        #expect(inner.startIndex == 0 && inner.count == 2 && inner[1] == all[4])
        #expect(all.prefix(3).endIndex == 3 && all.prefix(3)[2] == all[2])
        #expect(Array(rest.reversed()) == [all[4], all[3], all[2]])
        #expect(rest[[2, 0]].map { $0 } == [all[4], all[2]])
        #expect(all.dropFirst(9).isEmpty && all[5..<5].startIndex == 0)
        #expect(rest.firstIndex(of: all[3]) == 1)
      }() {
        ForEach(0..<5, id: \.self) { box(CGFloat($0), 10) }
      }
    }
  }
}
