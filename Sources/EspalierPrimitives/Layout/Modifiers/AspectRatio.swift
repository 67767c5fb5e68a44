// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// Proposes a size of a certain aspect ratio to a view (specification L72–L76).
///
/// For a proposal of 100 × 100 and the ratio 1.5, the view is proposed 100 × 66.7 with `fit`, and 150 × 100 with `fill`. The
/// result is the view's own size for it: a view of fixed size is unchanged.
nonisolated public struct _AspectRatioLayout: UnaryLayout {
  /// Width by height; nil is the child's ideal ratio.
  package let aspectRatio: CGFloat?
  package let contentMode: ContentMode

  public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio.flatMap(Self.valid)
    self.contentMode = contentMode
  }

  private static func valid(_ ratio: CGFloat) -> CGFloat? {
    if ratio > 0, ratio.isFinite { return ratio }
    warnOfLayout(
      "The aspect ratio \(ratio) is not a positive number; the view's own ratio is used.", subject: "aspectRatio")
    return nil
  }

  @MainActor private func childProposal(_ proposal: Proposal, child: LayoutEngine) -> Proposal {
    let (width, height) = (proposal.proposedWidth, proposal.proposedHeight)
    if width == nil, height == nil { return proposal }
    guard let ratio = aspectRatio ?? idealRatio(child) else { return proposal }
    guard let width else { return Proposal(width: height! * ratio, height: height) }
    guard let height else { return Proposal(width: width, height: width / ratio) }
    let fromHeight = height * ratio
    let isWidthTaken = contentMode == .fit ? width <= fromHeight : width >= fromHeight
    return isWidthTaken ? Proposal(width: width, height: width / ratio) : Proposal(width: fromHeight, height: height)
  }

  /// The ratio of the child's ideal size, also where only a width is computed: that size is one question, and without it each
  /// width would be one question about a size.
  @MainActor private func idealRatio(_ child: LayoutEngine) -> CGFloat? {
    let ideal = ((child as? WidthEngine)?.view ?? child).sizeThatFits(.unspecified)
    let ratio = ideal.width / ideal.height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }

  @MainActor package func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize {
    child.sizeThatFits(childProposal(proposal, child: child))
  }

  package var isRatio: Bool { true }

  /// One axis determines both lengths proposed to the child: the proposal on it may change within the range of the child's
  /// results on both axes. On the other axis, a larger proposal changes nothing with `fit`, and a smaller one with `fill`.
  @MainActor package func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange {
    var range = AnswerRange.exactly(proposal)
    guard let ratio = (aspectRatio ?? idealRatio(child)).map({ Double($0) }) else { return range }
    let offer = childProposal(proposal, child: child)
    let reach = child.range(of: offer)
    for axis in Axis.allCases {
      let (length, other) = (proposal.length(axis), proposal.length(axis.other))
      // The determining axis: its length is proposed unchanged.
      guard length.isFinite, offer.length(axis) == length, other != offer.length(axis.other) else { continue }
      // The child's length on the other axis per point of this one.
      let factor = axis == .horizontal ? 1 / ratio : ratio
      let across = reach[axis.other]
      var along = reach[axis].narrowed(
        to: LengthRange(
          min(length, inside(across.lower / factor, up: true)), max(length, inside(across.upper / factor, up: false))))
      if !other.isNaN {
        // As long as this axis determines the size, whatever is proposed on the other one.
        let limit = other / factor
        along =
          contentMode == .fit
          ? LengthRange(along.lower, max(length, min(along.upper, limit)))
          : LengthRange(min(length, max(along.lower, limit)), along.upper)
        range[axis.other] =
          contentMode == .fit
          ? LengthRange(min(other, inside(along.upper * factor, up: true)), .infinity)
          : LengthRange(-.infinity, max(other, inside(along.lower * factor, up: false)))
      }
      range[axis] = along
    }
    return range
  }

  /// A bound narrowed by the rounding errors of products of lengths.
  private func inside(_ length: Double, up: Bool) -> Double {
    let margin = 1e-9 * max(1, abs(length))
    return length.isFinite ? up ? length + margin : length - margin : length
  }

  @MainActor package func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame {
    centeredFrame(child, proposal: childProposal(size.proposal, child: child), in: size)
  }

  package static var label: String { "aspectRatio" }

  @MainActor package func reason(for size: ViewSize, child: LayoutEngine) -> String {
    let ratio = aspectRatio.map { "the ratio " + length($0) } ?? "its content's ideal ratio"
    return contentMode == .fit
      ? "proposes the largest size of \(ratio) that fits, and is as large as its content"
      : "proposes the smallest size of \(ratio) that fills, and is as large as its content"
  }
}

extension View {
  /// Sets the aspect ratio of this view, if it is resizable.
  /// - Parameter aspectRatio: Width by height; nil is the view's ideal ratio.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Sets the aspect ratio of this view to that of a size, if the view is resizable.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps this view's aspect ratio and fits the whole view into its container.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps this view's aspect ratio and covers its whole container.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
