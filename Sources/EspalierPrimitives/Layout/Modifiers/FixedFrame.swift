// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// A frame with a fixed width, a fixed height or both (specification L50–L52).
///
/// The child is proposed the fixed lengths, and may be larger or smaller than the frame: it is aligned in it, and not clipped. On
/// an axis that is not fixed the frame is as long as the child.
nonisolated public struct _FrameLayout: UnaryLayout {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment

  public init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = frameLength(width, "width")
    self.height = frameLength(height, "height")
    self.alignment = alignment
  }

  @MainActor package var childIndependentSize: CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    var proposal = proposal
    if let width { proposal.width = width }
    if let height { proposal.height = height }
    return proposal
  }

  @MainActor package func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor package func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange {
    let range = child.range(of: childProposal(proposal))
    return AnswerRange(
      width: width == nil ? range.width : .all(at: proposal.width),
      height: height == nil ? range.height : .all(at: proposal.height))
  }

  @MainActor package func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame {
    alignedFrame(child, proposal: childProposal(size.proposal), alignment: alignment, in: size)
  }

  /// The edges of a fixed axis are the frame's, not the content's (specification L42).
  @MainActor package func spacing(_ child: LayoutEngine) -> ViewSpacing {
    if width != nil, height != nil { return .standard }
    var spacing = child.spacing()
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }

  package static var label: String { "frame" }

  @MainActor package func reason(for size: ViewSize, child: LayoutEngine) -> String {
    switch (width, height) {
    case (let width?, let height?): "is fixed to \(length(width)) × \(length(height))"
    case (let width?, nil): "has the fixed width \(length(width)), and its content's height"
    case (nil, let height?): "has the fixed height \(length(height)), and its content's width"
    case (nil, nil): "is as large as its content"
    }
  }
}

extension View {
  /// Places the view in an invisible frame of the given size, in points. A dimension without a value is the view's own.
  /// - Parameter alignment: The guides by which the view is aligned in the frame.
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Has no effect: a frame without dimensions (specification L62).
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}
