// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Where a stack puts its children for one proposal. Of many children it can be brought up to date when a few of them changed.
struct StackLayout {
  let proposal: Proposal
  var size: CGSize
  var frames: [ViewFrame]
  /// The guide of each child at which they are aligned. Empty for few children: those are arranged anew as fast.
  var guides: [CGFloat] = []
  /// How flexible the children are along the axis, where that has decided what each was offered.
  var estimates: [StackSharing.Flexibility] = []
  /// The children that answer otherwise than here.
  var outdated: [Int] = []

  /// From how many children on it is worth the memory.
  static let leastUpdated = 16

  init(proposal: Proposal, size: CGSize, frames: [ViewFrame]) {
    self.proposal = proposal
    self.size = size
    self.frames = frames
  }

  /// Where nearly all children changed, to begin anew is as fast.
  var canUpdate: Bool { !guides.isEmpty && outdated.count * 4 <= frames.count }

  /// Lines the children up by their sizes and guides.
  mutating func finish(axis: Axis, gaps: [CGFloat]) {
    outdated = []
    var position = 0.0
    var lowest = Double.infinity
    var highest = -Double.infinity
    for index in frames.indices {
      let guide = guides[index]
      lowest = min(lowest, -guide)
      highest = max(highest, frames[index].size.size[axis.other] - guide)
    }
    if !lowest.isFinite { lowest = 0 }
    for index in frames.indices {
      frames[index].origin[axis] = position
      frames[index].origin[axis.other] = -guides[index] - lowest
      position += frames[index].size.size[axis]
      if index < gaps.count { position += gaps[index] }
    }
    size[axis] = position
    size[axis.other] = highest - lowest
  }
}
