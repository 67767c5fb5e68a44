// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The place of a bar beside a view.
nonisolated struct InsetBar: Equatable {
  var edge: Edge
  /// A guide along the edge.
  var alignment: AlignmentKey
  /// Points; nil lets both views decide.
  var spacing: CGFloat?

  init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?) {
    (self.edge, self.alignment) = (edge, alignment)
    guard let spacing, !spacing.isFinite else {
      self.spacing = spacing
      return
    }
    Diagnostics.warnOfNumber(spacing, "safeAreaInset", "the spacing", used: "0 is used")
    self.spacing = 0
  }

  var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }
  /// Whether the bar comes before the view.
  var isFirst: Bool { edge == .leading || edge == .top }
}

/// A view and a bar at one of its edges. The bar gets the length that the view's least length leaves, the view the
/// length that the bar leaves.
package final class InsetEngine: CachedLayoutEngine {
  var bar: InsetBar
  var primary: LayoutEngine = EmptyEngine.shared
  var secondary: LayoutEngine = EmptyEngine.shared

  init(_ bar: InsetBar) {
    self.bar = bar
    super.init(capacity: 8)
  }

  package override var label: String { "safeAreaInset" }
  package override var children: [LayoutEngine] { [primary, secondary] }
  package override var layoutPriority: Double { primary.layoutPriority }

  private var spacing: CGFloat {
    if let spacing = bar.spacing { return spacing }
    let (first, second) = bar.isFirst ? (secondary, primary) : (primary, secondary)
    return first.spacing().distance(to: second.spacing(), along: bar.axis)
  }

  private func secondaryProposal(_ proposal: Proposal) -> Proposal {
    var proposal = proposal
    guard let length = proposal[bar.axis] else { return proposal }
    let available = max(length - spacing, 0)
    proposal[bar.axis] = 0
    let least = primary.sizeThatFits(proposal)[bar.axis]
    proposal[bar.axis] = max(available - least, 0)
    return proposal
  }

  private func primaryProposal(_ proposal: Proposal, beside length: CGFloat) -> Proposal {
    var result = proposal
    result[bar.axis] = proposal[bar.axis].map { max($0 - length, 0) }
    return result
  }

  private func sizes(_ proposal: Proposal) -> (primary: ViewSize, secondary: ViewSize) {
    let secondaryOffer = secondaryProposal(proposal)
    let secondarySize = secondary.sizeThatFits(secondaryOffer)
    let primaryOffer = primaryProposal(proposal, beside: secondarySize[bar.axis] + spacing)
    return (
      ViewSize(primary.sizeThatFits(primaryOffer), proposal: primaryOffer),
      ViewSize(secondarySize, proposal: secondaryOffer)
    )
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    let (primary, secondary) = sizes(proposal)
    var size = primary.size
    size[bar.axis] += secondary.size[bar.axis] + spacing
    size[bar.axis.other] = max(size[bar.axis.other], secondary.size[bar.axis.other])
    return size
  }

  /// The length of the view's container that the bar covers.
  func covered(in size: CGSize) -> CGFloat {
    secondary.sizeThatFits(secondaryProposal(Proposal(size)))[bar.axis] + spacing
  }

  package override func childFrames(in size: ViewSize) -> [ViewFrame] {
    var proposal = size.proposal
    if proposal[bar.axis.other] == nil { proposal[bar.axis.other] = size.size[bar.axis.other] }
    let (primarySize, secondarySize) = sizes(proposal)
    // The view is in the middle across the axis, and at the far end along it.
    var view = CGPoint(
      x: (size.size.width - primarySize.size.width) / 2, y: (size.size.height - primarySize.size.height) / 2)
    var strip = view
    view[bar.axis] = bar.isFirst ? size.size[bar.axis] - primarySize.size[bar.axis] : 0
    strip[bar.axis] = bar.isFirst ? 0 : size.size[bar.axis] - secondarySize.size[bar.axis]
    strip[bar.axis.other] = view[bar.axis.other] + guide(primary, primarySize) - guide(secondary, secondarySize)
    return [ViewFrame(origin: view, size: primarySize), ViewFrame(origin: strip, size: secondarySize)]
  }

  private func guide(_ engine: LayoutEngine, _ size: ViewSize) -> CGFloat {
    engine.explicitAlignment(bar.alignment, at: size)
      ?? bar.alignment.defaultValue(in: ViewDimensions(size: size.size, guides: engine))
  }
}
