// SPDX-License-Identifier: MIT

import SwiftUI

/// Motion that a change of the number starts. It begins and ends where a new view is.
struct RandomMotion: View {
  let tree: RandomTree

  var body: some View {
    let child = RandomView(tree: tree.children[0])
    switch tree.kind {
    case .phases:
      child.phaseAnimator([0, 1, 2], trigger: tree.number) { content, phase in
        content.offset(x: CGFloat(phase) * 3).opacity(1 - Double(phase) / 4)
      } animation: { phase in
        phase == 2 ? .spring : .linear(duration: 0.1)
      }
    default:
      KeyframeAnimator(initialValue: CGFloat(0), trigger: tree.number) { angle in
        child.rotationEffect(.degrees(angle))
      } keyframes: { _ in
        LinearKeyframe(40, duration: 0.1)
        SpringKeyframe(0, duration: 0.2)
        LinearKeyframe(0, duration: 0.05)
      }
    }
  }
}
