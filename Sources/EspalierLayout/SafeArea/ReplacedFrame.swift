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

/// Returns the answers of its child.
final class ReplacedFrameEngine: LayoutEngine {
  fileprivate var child: LayoutEngine?
  /// The latest frame of the child, and its size then, for dumps.
  private var placed: (frame: ViewFrame, size: ViewSize)?
  /// The name of the modifier, for dumps.
  private var name = ""

  convenience init(_ name: String) {
    self.init()
    self.name = name
  }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize { child?.sizeThatFits(proposal) ?? .zero }
  override func range(of proposal: Proposal) -> AnswerRange { child?.range(of: proposal) ?? .exactly(proposal) }
  override func spacing() -> ViewSpacing { child?.spacing() ?? .standard }
  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    child?.explicitAlignment(key, at: size)
  }
  override func mayPlace(_ key: AlignmentKey) -> Bool { child?.mayPlace(key) ?? false }
  func place(_ frame: ViewFrame, in size: ViewSize) { placed = (frame, size) }

  /// A child whose frame has no reader was not placed: it has the whole size.
  override func childFrames(in size: ViewSize) -> [ViewFrame] {
    if child == nil { return [] }
    if let placed, placed.size == size { return [placed.frame] }
    return [ViewFrame(origin: .zero, size: size)]
  }
  override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  override var label: String { name }
  override var children: [LayoutEngine] { child.map { [$0] } ?? [] }
}
