// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// Insets around a view (specification L63–L67).
///
/// With a padding of 10 and a proposal of 100 the child is proposed 80, and the whole is 20 larger than the child. Insets may be
/// negative: the child is then proposed more than the whole, and extends beyond the edges.
nonisolated public struct _PaddingLayout: UnaryLayout {
  public var edges: Edge.Set
  /// The insets in points; nil is the default distance on `edges`.
  public var insets: EdgeInsets?

  /// The default distance of `padding()` (specification L63).
  package static let defaultLength: CGFloat = 16

  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets.map(Self.finite)
  }

  private static func finite(_ insets: EdgeInsets) -> EdgeInsets {
    if insets.horizontal.isFinite, insets.vertical.isFinite { return insets }
    warnOfLayout(
      "padding has the insets top \(insets.top), leading \(insets.leading), bottom \(insets.bottom), trailing "
        + "\(insets.trailing); a length that is not finite counts as 0.", subject: "padding")
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
      trailing: finite(insets.trailing))
  }

  private var effectiveInsets: EdgeInsets {
    let all = insets ?? EdgeInsets(Self.defaultLength)
    if edges == .all { return all }
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
  }

  @MainActor package func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize {
    let insets = effectiveInsets
    return child.sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
  }

  @MainActor package func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange {
    let insets = effectiveInsets
    let range = child.range(of: proposal.inset(by: insets))
    return AnswerRange(
      width: range.width.before(taking: insets.leading + insets.trailing),
      height: range.height.before(taking: insets.top + insets.bottom))
  }

  @MainActor package func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame {
    let insets = effectiveInsets
    let proposal = size.proposal.inset(by: insets)
    return ViewFrame(
      origin: CGPoint(x: insets.leading, y: insets.top),
      size: ViewSize(child.sizeThatFits(proposal), proposal: proposal))
  }

  /// Views beyond a padded edge are not neighbours of the content any more (specification L42).
  @MainActor package func spacing(_ child: LayoutEngine) -> ViewSpacing {
    var spacing = child.spacing()
    spacing.reset(edges)
    return spacing
  }

  package static var label: String { "padding" }

  @MainActor package func reason(for size: ViewSize, child: LayoutEngine) -> String {
    let insets = effectiveInsets
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ]
    let distances = edges.filter { $0.1 != 0 }
    if distances.isEmpty { return "is as large as its content" }
    if distances.count == 4, Set(distances.map(\.1)).count == 1 {
      return "adds \(length(insets.top)) on each side of its content"
    }
    return "adds to its content: " + distances.map { "\($0.0) \(length($0.1))" }.joined(separator: ", ")
  }
}

extension View {
  /// Adds padding on each side, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds padding on the given sides.
  /// - Parameter length: The padding in points; nil is the default of 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }))
  }

  /// Adds padding on all sides, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length)))
  }
}
