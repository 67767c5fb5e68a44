// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation
import Testing

@Suite struct ProposedViewSizeTests {
  @Test func unspecifiedDimensionsAreTenPoints() {  // specification L4
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 3, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 0).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 7))
        == CGSize(width: 7, height: 0))
    #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
  }

  @Test func insetsNeverMakeAProposalNegative() {  // specification L64
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(ProposedViewSize(width: 100, height: 100).inset(by: insets) == ProposedViewSize(width: 94, height: 96))
    #expect(ProposedViewSize(width: 5, height: nil).inset(by: insets) == ProposedViewSize(width: 0, height: nil))
    #expect(ProposedViewSize.infinity.inset(by: insets) == .infinity)
  }

  @Test func equalProposalsAreOneKey() {
    #expect(Set([ProposedViewSize.zero, ProposedViewSize(CGSize.zero), .unspecified]).count == 2)
  }

  @Test func axesChooseDimensions() {
    var proposal = ProposedViewSize(width: 1, height: 2)
    proposal[.vertical] = nil
    #expect(proposal[.horizontal] == 1)
    #expect(proposal[.vertical] == nil)
    #expect(Axis.horizontal.other == .vertical)
  }
}

@Suite struct EdgeTests {
  @Test func setsContainEdges() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set(.top).contains(Edge.top))
    #expect(!Edge.Set.vertical.contains(Edge.leading))
    #expect(Axis.Set.both.contains(Axis.vertical))
  }

  @Test func insets() {
    let insets = EdgeInsets(8, edges: [.top, .horizontal])
    #expect(insets == EdgeInsets(top: 8, leading: 8, bottom: 0, trailing: 8))
    #expect(insets.horizontal == 16 && insets.vertical == 8)
    #expect(
      CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets) == CGRect(x: 8, y: 8, width: 84, height: 42))
    #expect(CGSize(width: 10, height: 10).inset(by: insets) == CGSize(width: 0, height: 2))
    #expect(Edge.leading.opposite == .trailing)
  }
}
