// SPDX-License-Identifier: MIT

/// The progress of a host's updates.
package struct UpdateProgress {
  /// The number of the frame.
  package var frame = 0
  /// The number of the pass in this frame.
  package var pass = 0
  /// The number of times the layout was brought up to date, in a frame or between two.
  package var pull = 0
  /// The phase that runs; nil outside of frames.
  package var phase: FramePhase?
  /// Whether the changes that are being applied come from `onAppear`.
  package var followsAppearance = false
  /// Whether an update runs, or the actions that it queued.
  package var isUpdating = false
  /// Whether a loop was cut in the last frame: the tree does not reflect everything that its actions wrote.
  package var hasCutLoop = false

  package mutating func beginFrame() {
    frame += 1
    pass = 0
    followsAppearance = false
    hasCutLoop = false
  }
}
