// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout
import Foundation

/// Sets the position of one guide of a view (specification L35, L79–L85).
nonisolated public struct _AlignmentWritingModifier: UnaryLayout {
  package let key: AlignmentKey
  private let position: Position

  package init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    position = Position(compute: computeValue)
  }

  /// The closure as it was captured: accessed from elsewhere, it would be wrapped anew each time.
  private struct Position: Equatable {
    let compute: (ViewDimensions) -> CGFloat

    /// Two closures are equal if they are the same code with the same captured values at the same place.
    static func == (a: Position, b: Position) -> Bool {
      withUnsafeBytes(of: a) { left in withUnsafeBytes(of: b) { left.elementsEqual($0) } }
    }
  }

  @MainActor package func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize {
    child.sizeThatFits(proposal)
  }

  @MainActor package func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange {
    child.range(of: proposal)
  }

  @MainActor package func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame {
    ViewFrame(origin: .zero, size: size)
  }

  @MainActor package func mayPlace(_ key: AlignmentKey, child: LayoutEngine) -> Bool {
    key == self.key || child.mayPlace(key)
  }

  @MainActor package func explicitAlignment(_ key: AlignmentKey, child: LayoutEngine, at size: ViewSize) -> CGFloat? {
    guard key == self.key else { return child.explicitAlignment(key, at: size) }
    let outer = Graph.beginCall("alignmentGuide", at: Graph.currentRule.map(WeakAnyAttribute.init))
    defer { Graph.endCall(outer) }
    let value = position.compute(ViewDimensions(size: size.size, guides: child))
    if value.isFinite { return value }
    // A container may read a guide at the largest size of a view that fills any proposal.
    guard size.size.width.isFinite, size.size.height.isFinite else { return nil }
    warnOfLayout("An alignmentGuide computed \(value); the guide's default is used.", subject: "alignmentGuide")
    return nil
  }

  package static var runsUserCode: Bool { true }
  package static var label: String { "alignmentGuide" }
}

extension View {
  /// Sets an explicit position for a guide of this view.
  /// - Parameter computeValue: Returns the distance in points from the view's leading edge, given its size and its other guides.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets an explicit position for a guide of this view.
  /// - Parameter computeValue: Returns the distance in points from the view's top, given its size and its other guides.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}
