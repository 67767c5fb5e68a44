// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A layout of several children that is defined in another module: a form, or a layout of a program.
///
/// The engine caches answers: each function is called once for equal arguments.
@MainActor
package protocol ContainerLayout {
  typealias Children = [ContainerEngine.Child]

  func sizeThatFits(_ proposal: Proposal, children: Children) -> CGSize
  /// The range of the answer to a proposal that `sizeThatFits` has just given.
  func range(of proposal: Proposal) -> AnswerRange
  /// Whether the places of views may depend on the proposal even if the size does not.
  var placesByProposal: Bool { get }
  func spacing(children: Children) -> ViewSpacing
  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize, children: Children) -> CGFloat?
  /// The frames of the children, in their order, relative to the container.
  /// - Parameter origin: The container's position; zero unless its configuration sets `isUserLayout`.
  func childFrames(in size: ViewSize, at origin: CGPoint, children: Children) -> [ViewFrame]
  /// Called when children came, went or changed.
  func childrenChanged(_ children: Children)
  /// Called with the direction of reading; frames are given from left to right in any case, and mirrored afterwards.
  func directionChanged(_ direction: LayoutDirection)
  var label: String { get }
  /// The reason for the size, for explanations.
  func reason(for size: ViewSize) -> String
}

extension ContainerLayout {
  /// The preferred distances of all children (specification L90).
  package func spacing(children: Children) -> ViewSpacing {
    children.reduce(ViewSpacing()) { $0.union($1.engine.spacing()) }
  }

  /// The explicit guides of the children at their places, combined (specification L81–L84).
  package func explicitAlignment(_ key: AlignmentKey, at size: ViewSize, children: Children) -> CGFloat? {
    guard key.propagates else { return nil }
    return key.combineExplicit(
      zip(children, childFrames(in: size, at: .zero, children: children)).map { child, frame in
        child.engine.explicitAlignment(key, at: frame.size).map { $0 + frame.origin[key.axis] }
      })
  }

  package func range(of proposal: Proposal) -> AnswerRange { .exactly(proposal) }
  package var placesByProposal: Bool { false }
  package func reason(for size: ViewSize) -> String { SizeReason.following(size.proposal, size.size) }
  package func childrenChanged(_ children: Children) {}
  package func directionChanged(_ direction: LayoutDirection) {}
}

/// The engine that calls a layout of another module.
package final class ContainerLayoutEngine<Layout: ContainerLayout>: ContainerEngine {
  package var layout: Layout

  package init(_ layout: Layout) {
    self.layout = layout
    super.init()
  }

  package override var label: String { layout.label }
  package override func reason(for size: ViewSize) -> String { layout.reason(for: size) }
  package override func childrenChanged() {
    layout.directionChanged(isMirrored ? .rightToLeft : .leftToRight)
    layout.childrenChanged(layoutChildren)
  }
  package override func computeSize(_ proposal: Proposal) -> CGSize {
    observing { layout.sizeThatFits(proposal, children: layoutChildren) }
  }
  package override func computeRange(_ proposal: Proposal, size: CGSize) -> AnswerRange { layout.range(of: proposal) }
  package override var placesByProposal: Bool { layout.placesByProposal }
  package override func computeSpacing() -> ViewSpacing { observing { layout.spacing(children: layoutChildren) } }
  package override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    observing { layout.explicitAlignment(key, at: size, children: layoutChildren) }
  }
  package override func childFrames(in size: ViewSize) -> [ViewFrame] { childFrames(in: size, at: .zero) }
  package override func childFrames(in size: ViewSize, at origin: CGPoint) -> [ViewFrame] {
    observing { layout.childFrames(in: size, at: origin, children: layoutChildren) }
  }

  private func observing<Answer>(_ compute: () -> Answer) -> Answer {
    guard let observer else { return compute() }
    return observer.host.observing(for: observer.rule, compute)
  }
}
