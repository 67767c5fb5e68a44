// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierLayout
import Foundation
import Testing
@testable import EspalierLayout

/// Specification L15: the least flexible child chooses first, whichever children a stack had before.
@MainActor
struct StackSharingTests {
  private final class Engine: LayoutEngine {
    let length: Double?
    init(_ length: Double?) { self.length = length }
    override func sizeThatFits(_ proposal: Proposal) -> CGSize { CGSize(width: length ?? proposal.width, height: 1) }
  }

  @Test("what a child answered is not taken for the answer of another one that has its address")
  func addressesAreUsedAgain() {
    var sharing = StackSharing()
    func widths(_ engines: [Engine]) -> [Double?] {
      let children = engines.map { ContainerEngine.Child(engine: $0, priority: 0) }
      let shares = sharing.shares(Proposal(width: 100, height: 1), axis: .horizontal, gaps: [], children: children)
      return shares.map { $0.size.map { Double($0.width) } }
    }
    let address: ObjectIdentifier
    do {
      let engine = Engine(10)
      address = ObjectIdentifier(engine)
      #expect(widths([engine, last]) == [10, 90])
    }
    // Most often the first one is there.
    var others: [Engine] = []
    for _ in 1...1000 where others.last.map({ ObjectIdentifier($0) != address }) ?? true { others.append(Engine(nil)) }
    #expect(widths([others.removeLast(), Engine(10)]) == [90, 10])
  }

  private let last = Engine(nil)
}
