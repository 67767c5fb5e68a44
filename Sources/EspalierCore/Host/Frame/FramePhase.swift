// SPDX-License-Identifier: MIT

/// The phases of a frame, in their order. Each is a file of this folder, which opens with what the phase reads, writes and
/// guarantees.
///
/// A phase goes on to the next one, or back to an earlier one whose work it made anew: `followUps` to itself, `transaction` to
/// `writes`, the phases of the layout to `layout`, `completions` to `writes`. `ViewGraph.runPhases` is the only loop.
package enum FramePhase: Int, CaseIterable, Sendable {
  case watches, deferred
  case writes, followUps, transaction
  case layout, settling, display, effects, environment, root
  case subscriptions, appearance, reactions, completions

  /// The number of times a phase may go back in one frame, or in one layout of it, before the rest waits for the next frame.
  package static let limit: UInt8 = 100
}

extension FramePhase: Comparable {
  package static func < (a: FramePhase, b: FramePhase) -> Bool { a.rawValue < b.rawValue }
}
