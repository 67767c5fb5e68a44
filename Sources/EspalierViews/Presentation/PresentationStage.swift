// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// What one modifier presents, one after the other: the next comes when the views of the one before are gone, and what is to be
/// done after it is done.
@MainActor
final class PresentationStage {
  /// Called when the views of a presentation that was dismissed are gone.
  /// - Parameter isWaitedFor: Whether another presentation waits.
  var hasEnded: (_ isWaitedFor: Bool) -> Void = { _ in }
  /// What is on screen, or on its way out.
  private var id: AnyHashable?
  private var isLeaving = false
  private var isWaitedFor = false
  /// How many views of it there are: one, and none before it is made.
  private var views = 0

  nonisolated init() {}

  /// - Parameter wanted: What is to be presented; nil for nothing.
  /// - Returns: Whether it is presented now.
  func follow(_ wanted: AnyHashable?) -> Bool {
    if views == 0 {
      id = wanted
    } else if wanted != id {
      isLeaving = true
    }
    isWaitedFor = isLeaving && wanted != nil
    return wanted != nil && !isLeaving
  }

  fileprivate func begin() { views += 1 }

  fileprivate func end(in host: ViewGraph?) {
    views -= 1
    // Where the view that presents has ended, nothing was dismissed.
    guard views == 0, isLeaving else { return }
    isLeaving = false
    host?.work.enqueueAction(.dismissal) { [self] in hasEnded(isWaitedFor) }
  }
}

/// A view that is presented on a stage.
nonisolated struct StagedPresentation: _PrimitiveViewModifier {
  let stage: PresentationStage

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (stage, host) = (modifier.attribute.peek().stage, inputs.host.weakReference)
    stage.begin()
    Subgraph.current!.onDestroy { stage.end(in: host.value) }
    return body(_Graph(), inputs)
  }
}
