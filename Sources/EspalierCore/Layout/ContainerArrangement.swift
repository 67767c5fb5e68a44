// SPDX-License-Identifier: MIT

import Foundation

/// An arrangement of several children that lives in another module: a user's layout, a grid, a choice among views.
///
/// The engine asks each distinct question once; an arrangement need not remember answers.
@MainActor
package protocol ContainerArrangement {
  typealias Children = [ContainerEngine.Child]

  func sizeThatFits(_ proposal: Proposal, children: Children) -> CGSize
  func spacing(children: Children) -> ViewSpacing
  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize, children: Children) -> CGFloat?
  /// The frames of the children, in their order, relative to the container.
  /// - Parameter origin: Where the container is; zero unless its configuration says `isUserLayout`.
  func childFrames(in size: ViewSize, at origin: CGPoint, children: Children) -> [ViewFrame]
  /// Children came, went or changed.
  func childrenChanged(_ children: Children)
  /// The direction in which people read; frames are given from left to right in any case, and mirrored afterwards.
  func directionChanged(_ direction: LayoutDirection)
  var label: String { get }
}

extension ContainerArrangement {
  /// Every gap that any of the children wants (specification L90).
  package func spacing(children: Children) -> ViewSpacing {
    children.reduce(ViewSpacing()) { $0.union($1.engine.spacing()) }
  }

  /// What the children say where they are placed, combined (specification L81–L84).
  package func explicitAlignment(_ key: AlignmentKey, at size: ViewSize, children: Children) -> CGFloat? {
    guard key.propagates else { return nil }
    return key.combineExplicit(
      zip(children, childFrames(in: size, at: .zero, children: children)).map { child, frame in
        child.engine.explicitAlignment(key, at: frame.size).map { $0 + frame.origin[key.axis] }
      })
  }

  package func childrenChanged(_ children: Children) {}
  package func directionChanged(_ direction: LayoutDirection) {}
}

/// The engine that asks an arrangement.
package final class ArrangementEngine<Arrangement: ContainerArrangement>: ContainerEngine {
  package var arrangement: Arrangement

  package init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init()
  }

  package override var label: String { arrangement.label }
  package override func childrenChanged() {
    arrangement.directionChanged(isMirrored ? .rightToLeft : .leftToRight)
    arrangement.childrenChanged(layoutChildren)
  }
  package override func computeSize(_ proposal: Proposal) -> CGSize {
    observing { arrangement.sizeThatFits(proposal, children: layoutChildren) }
  }
  package override func computeSpacing() -> ViewSpacing { observing { arrangement.spacing(children: layoutChildren) } }
  package override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    observing { arrangement.explicitAlignment(key, at: size, children: layoutChildren) }
  }
  package override func childFrames(in size: ViewSize) -> [ViewFrame] { childFrames(in: size, at: .zero) }
  package override func childFrames(in size: ViewSize, at origin: CGPoint) -> [ViewFrame] {
    observing { arrangement.childFrames(in: size, at: origin, children: layoutChildren) }
  }

  private func observing<Answer>(_ ask: () -> Answer) -> Answer {
    guard let observer else { return ask() }
    return observer.host.observing(for: observer.rule, ask)
  }
}
