// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion
import Foundation

// Reads: the offset that is requested, its range; while the content moves, the time.
// Produces: the offset on screen.
// Costs: O(1).
struct ShownOffset: Rule {
  let target: Attribute<CGPoint>
  let extent: Attribute<ScrollExtent>
  let settings: Attribute<ScrollSettings>
  var motion: Motion<CGPoint.AnimatableData>
  weak var state: ScrollState?
  var lastExtent: ScrollExtent?
  /// The place that the content is about to get, while the target is still `from`.
  private var pending: (from: CGPoint, place: CGPoint)?

  init(
    target: Attribute<CGPoint>, extent: Attribute<ScrollExtent>, settings: Attribute<ScrollSettings>,
    inputs: _ViewInputs
  ) {
    self.target = target
    self.extent = extent
    self.settings = settings
    motion = Motion(inputs)
  }

  mutating func value() -> CGPoint {
    let target = self.target.value
    let extent = self.extent.value
    if extent != lastExtent {
      let place = state?.extentChanged(
        from: lastExtent, to: extent, target: target, anchor: settings.value.anchor(for: .sizeChanges))
      pending = place.map { (target, $0) }
      lastExtent = extent
    }
    if pending?.from != target { pending = nil }
    var offset = extent.clamped(pending?.place ?? target)
    if let shown = motion.follow(offset.animatableData) { offset.animatableData = shown }
    state?.moved(motion.isMoving)
    return offset
  }

  nonisolated static var label: String { "scroll offset" }
}

// Reads: the time, while a wheel was turned a moment ago.
// Produces: nothing; notifies the scroll view when the wheel rests.
// Costs: O(1); nothing while no wheel turns.
struct WheelRest: Rule {
  let lasting: Attribute<Double>
  let time: Attribute<Double>
  weak var state: ScrollState?
  private var activity: AnimationActivity?

  init(lasting: Attribute<Double>, time: Attribute<Double>) {
    self.lasting = lasting
    self.time = time
  }

  mutating func value() -> Int {
    let end = lasting.value
    guard end > 0, let state else {
      activity = nil
      return 0
    }
    if time.value >= end - 1e-9 {
      activity = nil
      state.wheelRests()
    } else if activity == nil {
      activity = AnimationActivity(state.host, repeatsForever: false)
    }
    return 0
  }

  nonisolated static var label: String { "wheel" }
}
