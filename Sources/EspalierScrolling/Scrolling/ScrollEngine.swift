// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierNumbers
import Foundation

// Reads: the parameters, the direction, the content's answers.
// Produces: the scroll view's answers.
// Costs: O(1).
struct ScrollLayoutRule: Rule {
  let configuration: Attribute<ScrollConfiguration>
  let settings: Attribute<ScrollSettings>
  let direction: Attribute<LayoutDirection>?
  let content: Attribute<LayoutHandle>?
  private var engine: ScrollEngine?
  private var seed: UInt32 = 0

  init(
    configuration: Attribute<ScrollConfiguration>, settings: Attribute<ScrollSettings>,
    direction: Attribute<LayoutDirection>?, content: Attribute<LayoutHandle>?
  ) {
    self.configuration = configuration
    self.settings = settings
    self.direction = direction
    self.content = content
  }

  mutating func value() -> LayoutComputer {
    let configuration = self.configuration.value
    let settings = self.settings.value
    let content = self.content?.value
    let engine = self.engine ?? ScrollEngine()
    engine.configuration = configuration
    engine.margins = settings.insets(settings.contentMargins)
    engine.anchor = settings.anchor(for: .alignment)
    engine.content = content?.engine
    // Only the tree of layouts reads it: the content's frame is computed from the extent.
    engine.isMirrored = direction?.value == .rightToLeft
    if self.engine != nil, engine.answersChanged() { seed &+= 1 }
    self.engine = engine
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of ScrollView" }
}

/// Takes its proposal on the axes that scroll, and its content's extent on the other (specification L110).
private final class ScrollEngine: CachedLayoutEngine {
  var configuration = ScrollConfiguration(axes: .vertical, showsIndicators: true)
  var margins = EdgeInsets()
  var anchor: UnitPoint?
  var content: LayoutEngine?

  init() { super.init(capacity: 8) }

  override var label: String { "ScrollView" }
  override var children: [LayoutEngine] { content.map { [$0] } ?? [] }
  override func reason(for size: ViewSize) -> String {
    switch configuration.axes {
    case .both: "takes what is proposed; its content scrolls on both axes"
    case .horizontal: "takes the proposed width, in which its content scrolls, and its content's height"
    default: "takes the proposed height, in which its content scrolls, and its content's width"
    }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let axes = configuration.axes
    if axes == .both, let width = proposal.proposedWidth, let height = proposal.proposedHeight {
      return CGSize(width: width, height: height)
    }
    let inside = configuration.contentProposal(proposal, margins: margins)
    let own = (content?.sizeThatFits(inside) ?? .zero).outset(by: margins)
    var size = own
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = proposal[axis] ?? own[axis] }
    return size
  }

  override func childFrames(in size: ViewSize) -> [ViewFrame] {
    content.map { [configuration.place($0, in: size, margins: margins, anchor: anchor)] } ?? []
  }
}

extension ScrollConfiguration {
  /// The proposal to the content: on the axes that scroll, none (specification L110, G5).
  func contentProposal(_ proposal: Proposal, margins: EdgeInsets) -> Proposal {
    var result = proposal.inset(by: margins)
    for axis in Axis.allCases where axes.contains(axis) { result[axis] = nil }
    return result
  }

  /// The content's frame in the space that scrolls.
  @MainActor
  func place(_ engine: LayoutEngine, in size: ViewSize, margins: EdgeInsets, anchor: UnitPoint?)
    -> ViewFrame
  {
    // The axis across gets the proposal of the scroll view, if that is a length.
    var outer = Proposal(size.size)
    for axis in Axis.allCases where !axes.contains(axis) {
      if let offered = size.proposal[axis], offered.isFinite { outer[axis] = offered }
    }
    let proposal = contentProposal(outer, margins: margins)
    let own = engine.sizeThatFits(proposal)
    let available = size.size.inset(by: margins)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let free = available[axis] - own[axis]
      if axes.contains(axis) {
        let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? (axes == .both ? 0.5 : 0)
        origin[axis] = max(0, free) * part
      } else {
        origin[axis] = (axis == .horizontal ? margins.leading : margins.top) + free / 2
      }
    }
    return ViewFrame(origin: origin, size: ViewSize(own, proposal: proposal))
  }
}
