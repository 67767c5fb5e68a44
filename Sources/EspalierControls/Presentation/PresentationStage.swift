// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// Serialises the presentations of one modifier: the next one appears when the views of the one before are gone and its dismissal
/// has been handled.
@MainActor
final class PresentationStage {
  /// Called when the views of a dismissed presentation are gone.
  /// - Parameter isWaitedFor: Whether another presentation waits.
  var hasEnded: (_ isWaitedFor: Bool) -> Void = { _ in }
  /// The identity of the current presentation, or of the last one.
  private var id: AnyHashable?
  private var isWaitedFor = false
  /// Number of presented views, and how many of them are leaving: those that were made first.
  private var views = 0
  private var leaving = 0

  nonisolated init() {}

  /// - Parameter wanted: The identity of the requested presentation; nil for none.
  /// - Returns: Whether it is presented now. An identity equal to the last one does not wait for the last presentation to leave.
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
    // If the presenting view itself has ended, nothing was dismissed.
    guard leaving > 0 else { return }
    leaving -= 1
    host?.work.enqueueAction(.dismissal) { [self] in hasEnded(isWaitedFor && leaving == 0) }
  }
}

/// A presented view, counted by its stage.
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
