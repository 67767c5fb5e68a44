// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// The reference of relative frames: the size that a container offers its content (specification G28).
///
/// The size of a container may depend on its content, and so on the lengths that the frames in it derive from that
/// size. The reference is therefore the proposal that the container received, looked up when the layout is up to date,
/// and kept as a value of its own that the next round of settling reads; at first it is the reference of the container
/// around. Without a relative frame, nothing is made and nothing runs.
@MainActor
package final class RelativeContainer {
  @HostReference private var host: ViewGraph
  private let subgraph: Subgraph
  private let outer: RelativeContainer?
  private let makeOffer: () -> Attribute<Proposal>
  private var observer: Attribute<Bool>?
  private var made: (size: Attribute<Proposal>, offer: Attribute<Proposal?>)?
  private var isAlive = true
  private var lastPull = 0
  private var changes = 0

  /// - Parameter offer: Makes the attribute of the proposal to the content; read outside of the layout only.
  package init(_ inputs: _ViewInputs, offer: @escaping () -> Attribute<Proposal>) {
    host = inputs.host
    subgraph = Subgraph.current!
    outer = inputs.container
    makeOffer = offer
    subgraph.onDestroy { [weak self] in self?.isAlive = false }
  }

  /// The offered size, in points; a length is missing if the window is as large as its content.
  package var availableSize: Attribute<Proposal> {
    if let made { return made.size }
    return subgraph.apply {
      let offer = Attribute<Proposal?>.input(nil)
      let size = Attribute(AvailableSize(offer: offer, outer: outer?.availableSize ?? host.window.availableSize))
      made = (size, offer)
      observer = Attribute(OfferObserver(offer: makeOffer(), container: self))
      host.work.enqueueSettling { [weak self] in self?.observeOffer() }
      return size
    }
  }

  private func observeOffer() {
    guard isAlive, let observer else { return }
    observer.any.refresh()
    observer.any.keepAlive()
  }

  /// Rounds of one update of the layout in which the size follows its offer. If the offer follows from the size, each
  /// round may halve the difference to their limit: a window's length is then less than a pixel away.
  private static let roundLimit = 24

  /// Adopts another offer. To be called in a rule.
  fileprivate func offered(_ offer: Proposal) {
    guard let made, made.size.peek() != offer else { return }
    if host.progress.pull != lastPull { (lastPull, changes) = (host.progress.pull, 0) }
    changes += 1
    guard changes <= Self.roundLimit else { return }
    host.work.enqueueSettling { [weak self] in
      if self?.isAlive == true { made.offer.set(offer) }
    }
  }
}

// Reads: the proposal to the container when the layout was last up to date; before that, the size of the container
// around.
// Produces: the reference of relative frames. A length that is not proposed would follow from the frames in the
// container: there it is that of the container around.
// Costs: O(1).
private struct AvailableSize: Rule {
  let offer: Attribute<Proposal?>
  let outer: Attribute<Proposal>
  mutating func value() -> Proposal {
    guard var size = offer.value else { return outer.value }
    for axis in Axis.allCases where size[axis] == nil { size[axis] = outer.value[axis] }
    return size
  }
  nonisolated static var label: String { "size for relative frames" }
}

// Reads: the proposal to a container.
// Produces: nothing; notifies the container.
// Costs: O(1).
private struct OfferObserver: Rule {
  let offer: Attribute<Proposal>
  let container: RelativeContainer
  mutating func value() -> Bool {
    container.offered(offer.value)
    return true
  }
  nonisolated static var label: String { "offer for relative frames" }
}

extension ViewSize {
  /// The proposed size; nil for a length that is not finite.
  package var offer: Proposal {
    var offer = proposal
    for axis in Axis.allCases where offer[axis]?.isFinite == false { offer[axis] = nil }
    return offer
  }
}

/// Makes a view the container that relative frames in it refer to: a page, a column, a tab.
nonisolated package struct RelativeContainerModifier: _PrimitiveViewModifier {
  package init() {}

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.container = RelativeContainer(inputs) { Attribute(Offer(size: inputs.size)) }
    return body(_Graph(), inner)
  }

  // Reads: the size.
  // Produces: the offered size.
  // Costs: O(1).
  private struct Offer: Rule {
    let size: Attribute<ViewSize>
    mutating func value() -> Proposal { size.value.offer }
    nonisolated static var label: String { "offer of a container" }
  }
}
