// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierNumbers
import EspalierScrolling
import Foundation

/// Calls an action with the ids of the visible targets of the first scroll view inside, initially and when they change.
nonisolated public struct _ScrollTargetVisibilityModifier<ID: Hashable>: _PrimitiveViewModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    outputs.watchScrollViews(in: inputs.host) {
      VisibilityRule(modifier: modifier.attribute, states: $0, host: inputs.host)
    }
    return outputs
  }

  // Reads: the modifier; the position of the first scroll view inside, and the layout of its targets.
  // Produces: nothing; the targets are searched once lazy containers have updated their rows.
  private struct VisibilityRule: Rule {
    let modifier: Attribute<_ScrollTargetVisibilityModifier<ID>>
    let states: Attribute<ScrollViews>
    @HostReference var host: ViewGraph
    let place: ViewPlace
    let latest = Latest()

    final class Latest { var ids: [ID]? }

    init(modifier: Attribute<_ScrollTargetVisibilityModifier<ID>>, states: Attribute<ScrollViews>, host: ViewGraph) {
      self.modifier = modifier
      self.states = states
      self.host = host
      place = ViewPlace(host)
    }

    mutating func value() -> Int {
      let modifier = self.modifier.value
      guard let state = states.value.states.first else { return 0 }
      let view = state.extent.value.insideMargins(at: state.shown.value)
      ScrollSearch.followTargets(in: state)
      host.work.enqueueSettling { [latest, place, weak state, weak host = host] in
        guard let state, let host else { return }
        let ids = modifier.targets(of: state, in: view)
        guard ids != latest.ids else { return }
        latest.ids = ids
        host.work.enqueueAction(.change, order: place.order) { modifier.action(ids) }
      }
      return 0
    }
    nonisolated static var label: String { "visibility of scroll targets" }
  }

  @MainActor private func targets(of state: ScrollState, in view: CGRect) -> [ID] {
    ScrollSearch.targets(in: state, near: view).compactMap { target in
      let seen = view.overlap(with: target.rect)
      let area = target.rect.width * target.rect.height
      guard !seen.isNull, area > 0, Double(seen.width * seen.height / area) >= threshold else { return nil }
      return target.ids.lazy.compactMap { $0.base as? ID }.first
    }
  }
}

extension View {
  /// Calls `action` with the ids of those children of the `scrollTargetLayout` in this view of which at least a fraction, 0…1, is
  /// visible, initially and whenever they change.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(_ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
  }
}
