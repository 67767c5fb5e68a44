// SPDX-License-Identifier: MIT

import EspalierCore

/// Performs an action when the pointer's button or a finger comes down anywhere in the window except on this view; the
/// view under it gets the press too. A press costs O(views with this modifier).
nonisolated package struct OutsidePressModifier: _PrimitiveViewModifier {
  /// The action; nil if presses elsewhere have no effect.
  let action: (@MainActor () -> Void)?

  package init(action: (@MainActor () -> Void)?) { self.action = action }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let responder = OutsidePressResponder(modifier.live)
    inputs.host.part(OutsidePresses.self).add(responder)
    outputs.wrapResponders(in: responder, label: "press outside")
    return outputs
  }
}

private final class OutsidePressResponder: WrappingResponder {
  private let modifier: LiveValue<OutsidePressModifier>

  init(_ modifier: LiveValue<OutsidePressModifier>) {
    self.modifier = modifier
    super.init()
  }

  var action: (@MainActor () -> Void)? { modifier.value?.action }
}

/// The views of a window with an action for presses on other views.
@MainActor
final class OutsidePresses: HostPart {
  private struct Entry { weak var responder: OutsidePressResponder? }
  private var entries: [Entry] = []
  /// The number of entries from which on those of released views are removed: adding one costs O(1) on average.
  private var limit = 16

  init(_ host: ViewGraph) {}

  fileprivate func add(_ responder: OutsidePressResponder) {
    if entries.count >= limit {
      entries.removeAll { $0.responder == nil }
      limit = max(16, entries.count * 2)
    }
    entries.append(Entry(responder: responder))
  }

  /// - Parameter hit: The views at the point of the press.
  func pressed(on hit: [Responder]) {
    for entry in entries {
      guard let responder = entry.responder, let action = responder.action else { continue }
      if !hit.contains(where: { $0 === responder }) { action() }
    }
  }
}
