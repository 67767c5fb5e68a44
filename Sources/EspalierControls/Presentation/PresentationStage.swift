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
  /// What is presented, or was last.
  private var id: AnyHashable?
  private var isWaitedFor = false
  /// How many views of presentations there are, and how many of them are on their way out: those that were made first.
  private var views = 0
  private var leaving = 0

  nonisolated init() {}

  /// - Parameter wanted: What is to be presented; nil for nothing.
  /// - Returns: Whether it is presented now. The same as before does not wait for its last presentation to go.
  func follow(_ wanted: AnyHashable?) -> Bool {
    if views > leaving, wanted != id { leaving = views }
    isWaitedFor = wanted != nil && wanted != id && leaving > 0
    if isWaitedFor { return false }
    if wanted != nil { id = wanted }
    return wanted != nil
  }

  fileprivate func begin() { views += 1 }

  fileprivate func end(in host: ViewGraph?) {
    views -= 1
    // Where the view that presents has ended, nothing was dismissed.
    guard leaving > 0 else { return }
    leaving -= 1
    host?.work.enqueueAction(.dismissal) { [self] in hasEnded(isWaitedFor && leaving == 0) }
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
