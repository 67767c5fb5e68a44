// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// What relative frames measure by: the size that a container offers its content (specification G28).
///
/// How large a container is may hang on its content, and so on what the frames in it make of its size. The offered size is
/// therefore what the container was offered, looked up when the layout is up to date, and kept as a value of its own that
/// the next round of settling reads; at first it is that of the container around. Where no frame is relative, nothing
/// is made and nothing runs.
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

  /// The offered size, in points; a length is missing where the window is as large as its content.
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

  /// Rounds of one update of the layout in which the size follows its offer. Where the offer follows from the size, each round
  /// may halve the way to what they tend to: a window's length is then less than a pixel away.
  private static let roundLimit = 24

  /// In a rule: the offer is another one.
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

// Reads: what the container was offered when the layout was last up to date; before that, the size of the container around.
// Produces: what relative frames measure by. Where the container was offered no length, its own would follow from the frames
// in it: there it is that of the container around.
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

// Reads: what a container is offered.
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
  /// What was offered; nil where that is no length.
  package var offer: Proposal {
    var offer = proposal
    for axis in Axis.allCases where offer[axis]?.isFinite == false { offer[axis] = nil }
    return offer
  }
}

/// Makes a view the container that relative frames in it measure by: a page, a column, a tab.
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
  // Produces: what was offered.
  // Costs: O(1).
  private struct Offer: Rule {
    let size: Attribute<ViewSize>
    mutating func value() -> Proposal { size.value.offer }
    nonisolated static var label: String { "offer of a container" }
  }
}
