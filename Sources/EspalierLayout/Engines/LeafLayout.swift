// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// The layout of a view without children, as a value.
@MainActor
package protocol LeafLayout {
  func sizeThatFits(_ proposal: Proposal) -> CGSize
  /// The proposals around one for which the size and all guides are the same; by default that one alone.
  func range(of proposal: Proposal) -> AnswerRange
  func spacing() -> ViewSpacing
  /// - Returns: Nil for the edges and centers of frames.
  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat?
  /// The inherent priority of every view of this kind.
  static var layoutPriority: Double { get }
  var label: String { get }
  /// The reason for the size, for explanations.
  func reason(for size: ViewSize) -> String
}

extension LeafLayout {
  package func reason(for size: ViewSize) -> String { SizeReason.following(size.proposal, size.size) }
  package func range(of proposal: Proposal) -> AnswerRange { .exactly(proposal) }
  package func spacing() -> ViewSpacing { .standard }
  package func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }
  package static var layoutPriority: Double { 0 }
}

/// The engine of a leaf whose answers are cheap.
@MainActor
package final class LeafEngine<Layout: LeafLayout>: LayoutEngine {
  @exclusivity(unchecked) package var layout: Layout

  package init(_ layout: Layout) {
    self.layout = layout
    super.init()
  }

  package override func sizeThatFits(_ proposal: Proposal) -> CGSize { layout.sizeThatFits(proposal) }
  package override func range(of proposal: Proposal) -> AnswerRange { layout.range(of: proposal) }
  package override func spacing() -> ViewSpacing { layout.spacing() }
  package override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    layout.explicitAlignment(key, at: size)
  }
  package override func mayPlace(_ key: AlignmentKey) -> Bool { key.propagates }
  package override var layoutPriority: Double { Layout.layoutPriority }
  package override var label: String { layout.label }
  package override func reason(for size: ViewSize) -> String { layout.reason(for: size) }
}

/// The engine of a leaf whose answers are expensive, such as text: it caches them, and reports after a change whether
/// any of them would be different.
@MainActor
package final class CachedLeafEngine<Layout: LeafLayout>: CachedLayoutEngine {
  @exclusivity(unchecked) package var layout: Layout

  package init(_ layout: Layout, countedType: Any.Type?) {
    self.layout = layout
    super.init(capacity: 4)
    self.countedType = countedType
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize { layout.sizeThatFits(proposal) }
  package override func computeRange(_ proposal: Proposal, size: CGSize) -> AnswerRange { layout.range(of: proposal) }
  package override func computeSpacing() -> ViewSpacing { layout.spacing() }
  package override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    layout.explicitAlignment(key, at: size)
  }
  package override func mayPlace(_ key: AlignmentKey) -> Bool { key.propagates }
  package override var layoutPriority: Double { Layout.layoutPriority }
  package override var label: String { layout.label }
  package override func reason(for size: ViewSize) -> String { layout.reason(for: size) }
}
