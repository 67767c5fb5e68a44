// SPDX-License-Identifier: MIT

import EspalierMediaPlayer
import EspalierUIKit
import Foundation
import Testing

@Suite("The piece that is played")
struct NowPlayingTests {
  @Test("The values of a piece are kept") func info() {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyPlaybackDuration: 12.0]
    center.playbackState = .playing
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
    #expect(center.playbackState == .playing)
    center.nowPlayingInfo = nil
    #expect(center.nowPlayingInfo == nil)
  }

  @MainActor @Test("A picture is made in a size by an image of UIKit") func artwork() {
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 10, height: 10)) { _ in UIImage() }
    #expect(artwork.bounds.width == 10 && artwork.image(at: .zero) is UIImage)
  }

  @Test("Handlers of commands are added and removed") func commands() {
    let command = MPRemoteCommandCenter.shared().playCommand
    let token = command.addTarget { _ in .success }
    command.removeTarget(token)
    command.removeTarget(nil)
    command.isEnabled = false
    #expect(!MPRemoteCommandCenter.shared().playCommand.isEnabled)
  }

  @Test("The library of music is denied") func library() async {
    #expect(MPMediaLibrary.authorizationStatus() == .denied)
    #expect(await MPMediaLibrary.requestAuthorization() == .denied)
  }
}
