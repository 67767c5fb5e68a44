// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

// Reads: the view's answers.
// Produces: the same, for a view that is placed in another frame than it was measured for.
// Costs: O(1).
struct ReplacedFrameLayout: Rule {
  let child: Attribute<LayoutHandle>
  let engine: ReplacedFrameEngine
  private var last: LayoutHandle?
  private var seed: UInt32 = 0

  init(child: Attribute<LayoutHandle>, engine: ReplacedFrameEngine) {
    self.child = child
    self.engine = engine
  }

  mutating func value() -> LayoutComputer {
    let handle = child.value
    if let last, last != handle { seed &+= 1 }
    last = handle
    engine.child = handle.engine
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout with another frame" }
}

/// Answers as its child does.
final class ReplacedFrameEngine: LayoutEngine {
  fileprivate var child: LayoutEngine?
  /// Where the child was placed last, for dumps.
  var placed = ViewFrame.zero
  /// Of the modifier, for dumps.
  private var name = ""

  convenience init(_ name: String) {
    self.init()
    self.name = name
  }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize { child?.sizeThatFits(proposal) ?? .zero }
  override func spacing() -> ViewSpacing { child?.spacing() ?? .standard }
  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    child?.explicitAlignment(key, at: size)
  }
  override func childFrames(in size: ViewSize) -> [ViewFrame] { child == nil ? [] : [placed] }
  override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  override var label: String { name }
  override var children: [LayoutEngine] { child.map { [$0] } ?? [] }
}
