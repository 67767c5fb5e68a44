// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

/// The title of a piece.
public let MPMediaItemPropertyTitle = "title"
/// The artist of a piece.
public let MPMediaItemPropertyArtist = "artist"
/// The album of a piece.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artist of an album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The length of a piece in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The picture of a piece, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"
/// The kind of music.
public let MPMediaItemPropertyGenre = "genre"
/// The number of a piece in its album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The time in the piece, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The speed: 0 for a pause, 1 for the piece's own.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The speed after a pause.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The kind of a medium.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Whether the piece is sent live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The number of a piece in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The number of pieces in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The address of the piece.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// The kind of a medium.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// The kinds.
  case none, audio, video
}

/// The state of the playback, for the desktop.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The states.
  case unknown, playing, paused, stopped, interrupted
}

/// The picture of a piece.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The place of the picture, in points.
  public let bounds: CGRect
  private let handler: (CGSize) -> _PlatformImage
  /// A picture in sizes up to a largest one; the closure makes an image of UIKit or AppKit.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> _PlatformImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    handler = requestHandler
  }
  /// The picture in a size.
  open func image(at size: CGSize) -> _PlatformImage? { handler(size) }
}

/// The piece that the program plays. The values are kept, and not shown: the desktop's controls of media do not receive them.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  private let lock = NSLock()
  private var info: [String: Any]?
  private var state = MPNowPlayingPlaybackState.unknown
  private override init() { super.init() }

  /// The program's.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// The values of the piece; nil for none. They are kept, and not shown.
  open var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { info } }
    set { lock.withLock { info = newValue } }
  }
  /// The state. It is kept, and not shown.
  open var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }
}
