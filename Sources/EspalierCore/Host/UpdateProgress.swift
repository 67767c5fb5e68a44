// SPDX-License-Identifier: MIT

/// Where a host stands in its updates.
package struct UpdateProgress {
  /// The number of the frame.
  package var frame = 0
  /// The number of the pass in this frame.
  package var pass = 0
  /// How often the layout was brought up to date, in a frame or between two.
  package var pull = 0
  /// The phase that runs; nil outside of frames.
  package var phase: FramePhase?
  /// The changes that are being applied come from `onAppear`.
  package var followsAppearance = false
  /// An update runs, or the actions that it queued do.
  package var isUpdating = false
  /// A loop was cut in the last frame: the tree does not reflect all that its actions wrote.
  package var hasCutLoop = false

  package mutating func beginFrame() {
    frame += 1
    pass = 0
    followsAppearance = false
    hasCutLoop = false
  }
}
