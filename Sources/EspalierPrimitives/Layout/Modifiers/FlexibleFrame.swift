// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// A frame with bounds (specification L53–L61).
///
/// Per axis: the frame fills its proposal, within its bounds. A missing bound is the child's own length, so that with a maximum
/// alone the frame is never smaller than its child, and with a minimum alone never larger. An unspecified proposal results in the
/// ideal length, or the child's.
nonisolated public struct _FlexFrameLayout: UnaryLayout {
  /// One axis of the frame.
  package struct Bounds: Equatable {
    package let min: Double?
    package let ideal: Double?
    package let max: Double?

    /// Discards impossible lengths, and raises bounds in the wrong order (specification L58), with a warning (specification L59).
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, _ axis: String) {
      let minimum = frameLength(min.map { $0 < 0 ? 0 : $0 }, "min" + axis)
      let ideal = frameLength(ideal, "ideal" + axis)
      let maximum = frameLength(max, "max" + axis, mayBeInfinite: true)
      let idealInOrder = ideal.map { Swift.max($0, minimum ?? 0) }
      let lower = idealInOrder ?? minimum
      let maximumInOrder = maximum.map { Swift.max($0, lower ?? 0) }
      if idealInOrder != ideal || maximumInOrder != maximum {
        func text(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "none" }
        warnOfLayout(
          "Contradictory frame constraints specified. min\(axis) \(text(minimum)), ideal\(axis) \(text(ideal)), "
            + "max\(axis) \(text(maximum)) are not in rising order; the smaller ones give way.",
          subject: "frame")
      }
      self.min = minimum.map { Double($0) }
      self.ideal = idealInOrder.map { Double($0) }
      self.max = maximumInOrder.map { Double($0) }
    }

    var isEmpty: Bool { min == nil && ideal == nil && max == nil }

    /// The proposal to the child (specification L60).
    func childProposal(_ proposal: Double?) -> Double? {
      (proposal ?? ideal).map { Swift.min(Swift.max($0, min ?? 0), max ?? .infinity) }
    }

    /// The frame's length, if it does not depend on the child.
    func lengthWithoutChild(_ proposal: Double?) -> Double? {
      guard let proposal else { return ideal }
      guard let min, let max else { return nil }
      return Swift.min(Swift.max(proposal, min), max)
    }

    func length(_ proposal: Double?, child: Double) -> Double {
      if let length = lengthWithoutChild(proposal) { return length }
      let lower = min ?? Swift.min(child, max ?? .infinity)
      let upper = max ?? Swift.max(child, min ?? 0)
      return Swift.min(Swift.max(proposal ?? child, lower), upper)
    }

    /// The proposals for which the frame has the same length, and its child the same results.
    /// - Parameters:
    ///   - length: The frame's length.
    ///   - child: The child's length, and the range of its result; nil if the frame's length does not depend on the child.
    func range(_ proposal: Double, child: (length: Double, range: LengthRange)?) -> LengthRange {
      guard !proposal.isNaN else { return .exactly(proposal) }
      let lower = min ?? child.map { Swift.min($0.length, max ?? .infinity) } ?? -.infinity
      let upper = max ?? child.map { Swift.max($0.length, min ?? 0) } ?? .infinity
      let range =
        child?.range.beforeBounds(least: min ?? 0, most: max ?? .infinity) ?? LengthRange(-.infinity, .infinity)
      if lower == upper { return range }
      if proposal <= lower { return range.narrowed(to: LengthRange(-.infinity, lower)) }
      return proposal >= upper ? range.narrowed(to: LengthRange(upper, .infinity)) : .exactly(proposal)
    }

    /// The proposal to the child in a frame of known length: that length, except for a length that is the child's own, because
    /// the proposal was unspecified and no bound applied. In that case the child keeps its ideal length and those of its parts.
    func placementProposal(_ proposal: Double?, length: Double) -> Double? {
      let isChildsOwn = proposal == nil && ideal == nil && (min ?? -.infinity) < length && length < (max ?? .infinity)
      return isChildsOwn ? nil : length
    }
  }

  package let horizontal: Bounds
  package let vertical: Bounds
  package let alignment: Alignment

  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment
  ) {
    horizontal = Bounds(min: minWidth, ideal: idealWidth, max: maxWidth, "Width")
    vertical = Bounds(min: minHeight, ideal: idealHeight, max: maxHeight, "Height")
    self.alignment = alignment
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal.childProposal(proposal.proposedWidth), height: vertical.childProposal(proposal.proposedHeight))
  }

  @MainActor package func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize {
    if let width = horizontal.lengthWithoutChild(proposal.proposedWidth),
      let height = vertical.lengthWithoutChild(proposal.proposedHeight)
    {
      return CGSize(width: width, height: height)
    }
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: horizontal.length(proposal.proposedWidth, child: size.width),
      height: vertical.length(proposal.proposedHeight, child: size.height))
  }

  @MainActor package func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange {
    if horizontal.lengthWithoutChild(proposal.proposedWidth) != nil,
      vertical.lengthWithoutChild(proposal.proposedHeight) != nil
    {
      return AnswerRange(
        width: horizontal.range(proposal.width, child: nil), height: vertical.range(proposal.height, child: nil))
    }
    let offer = childProposal(proposal)
    let (inner, range) = (child.sizeThatFits(offer), child.range(of: offer))
    return AnswerRange(
      width: horizontal.range(proposal.width, child: (Double(inner.width), range.width)),
      height: vertical.range(proposal.height, child: (Double(inner.height), range.height)))
  }

  /// Guides are those of the child as measured. Placing it in the frame's own length first would cost one additional query of the
  /// child for each query of the frame, and so twice as many at each level of nested frames.
  @MainActor package func explicitAlignment(_ key: AlignmentKey, child: LayoutEngine, at size: ViewSize) -> CGFloat? {
    let frame = alignedFrame(
      child, proposal: childProposal(size.proposal), alignment: alignment, in: size)
    return child.explicitAlignment(key, at: frame.size).map { $0 + frame.origin[key.axis] }
  }

  @MainActor package func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame {
    let proposal = Proposal(
      width: horizontal.placementProposal(size.proposal.proposedWidth, length: size.size.width),
      height: vertical.placementProposal(size.proposal.proposedHeight, length: size.size.height))
    return alignedFrame(child, proposal: proposal, alignment: alignment, in: size)
  }

  /// The edges of an axis with bounds are the frame's, not the content's (specification L42).
  @MainActor package func spacing(_ child: LayoutEngine) -> ViewSpacing {
    var spacing = child.spacing()
    if !horizontal.isEmpty { spacing.reset(.horizontal) }
    if !vertical.isEmpty { spacing.reset(.vertical) }
    return spacing
  }

  package static var label: String { "frame" }

  @MainActor package func reason(for size: ViewSize, child: LayoutEngine) -> String {
    let axes = [("width", horizontal), ("height", vertical)].filter { !$0.1.isEmpty }
    if axes.isEmpty { return "is as large as its content" }
    let bounds = axes.map { name, bounds in
      func text(_ length: Double?, _ word: String) -> String? {
        length.map { word + " " + EspalierCore.length(CGFloat($0)) }
      }
      let limits = [text(bounds.min, "at least"), text(bounds.ideal, "ideally"), text(bounds.max, "at most")]
      return name + " " + limits.compactMap { $0 }.joined(separator: ", ")
    }
    return "takes what is proposed within its bounds: " + bounds.joined(separator: "; ")
  }
}

extension View {
  /// Places the view in an invisible frame that fills its proposal, within bounds in points.
  /// - Parameters:
  ///   - idealWidth: The width for an unspecified proposal.
  ///   - maxWidth: The greatest width; if infinite, the frame fills its container.
  ///   - alignment: The guides by which the view is aligned in the frame.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}
