// SPDX-License-Identifier: MIT

import EspalierAVFoundation
import EspalierNumbers
import SwiftUI

/// The controls of a player: a button, the position, and the time that is left.
struct PlayerControls: View {
  let player: AVPlayer
  /// Advanced by each press, as the player is no observable object.
  @State private var presses = 0
  /// The position while the user drags.
  @State private var dragged: Double?

  /// Time between two readings of the position, in seconds.
  private static let interval = 0.25

  var body: some View {
    TimelineView(.periodic(from: .now, by: Self.interval)) { _ in
      let duration = player.currentItem.map(\.knownDuration) ?? 0
      let position = dragged ?? player.currentTime().seconds
      HStack(spacing: 8) {
        Button(action: toggle) {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill").id(presses)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
        Slider(value: binding(position), in: 0...max(duration, 0.1)) { isDragging in
          if !isDragging, let dragged {
            player.seek(to: CMTime(seconds: dragged, preferredTimescale: 600))
            self.dragged = nil
          }
        }
        .disabled(duration == 0)
        .accessibilityLabel("Position")
        Text(Self.text(duration - position)).monospacedDigit().font(.caption)
      }
    }
  }

  private var isPlaying: Bool { player.timeControlStatus == .playing }

  private func toggle() {
    presses += 1
    if isPlaying {
      player.pause()
    } else {
      if let item = player.currentItem, item.knownDuration > 0,
        player.currentTime().seconds >= item.knownDuration - 0.05
      {
        player.seek(to: .zero)
      }
      player.play()
    }
  }

  private func binding(_ position: Double) -> Binding<Double> {
    Binding {
      position
    } set: {
      dragged = $0
    }
  }

  /// Minutes and seconds: `-1:05`.
  static func text(_ seconds: Double) -> String {
    let whole = Int(clamping: max(seconds, 0).rounded())
    let rest = whole % 60
    return "-\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension AVPlayerItem {
  /// The duration, in seconds; 0 before the media was read, and for a broadcast. Reading it does not read the media.
  fileprivate var knownDuration: Double {
    guard status == .readyToPlay else { return 0 }
    let seconds = duration.seconds
    return seconds.isFinite ? seconds : 0
  }
}
