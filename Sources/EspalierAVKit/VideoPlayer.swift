// SPDX-License-Identifier: MIT

@_exported import EspalierAVFoundation
import EspalierNumbers
import SwiftUI

/// A film with its controls. Its sound is played; in place of its pictures is a dark area with a symbol.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// - Parameters:
  ///   - player: Plays the film; nil for none.
  ///   - videoOverlay: A view between the film and the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  public var body: some View {
    ZStack {
      Color.black
      Image(systemName: "film").font(.largeTitle).foregroundStyle(.gray).accessibilityHidden(true)
      overlay
      VStack {
        Spacer()
        if let player { PlayerControls(player: player).padding(8) }
      }
    }
    .environment(\.colorScheme, .dark)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Video")
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// - Parameter player: Plays the film; nil for none.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
