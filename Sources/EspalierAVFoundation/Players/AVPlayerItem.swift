// SPDX-License-Identifier: MIT

import Foundation

/// Media at an address.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL

  /// Media at an address.
  public init(url: URL) { address = url }
}

/// Media at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address, of a file or on the network.
  public var url: URL { address }

  /// Media at an address.
  /// - Parameter options: Options of Apple's, which have no effect here.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// Media in a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// State of the media.
  public enum Status: Int, Sendable {
    /// The media was not read yet.
    case unknown
    /// The media can be played.
    case readyToPlay
    /// The media cannot be played.
    case failed
  }

  /// The media.
  public let asset: AVAsset
  /// The state of the media.
  open internal(set) var status = Status.unknown
  /// The reason for which the media cannot be played.
  open internal(set) var error: (any Error)?

  weak var player: AVPlayer?
  var end: @Sendable (MediaPipeline.End) -> Void = { _ in }
  lazy var pipeline = MediaPipeline(asset.address) { [weak self] end in DispatchQueue.main.async { self?.end(end) } }

  /// Media at an address, of a file or on the network.
  public init(url: URL) { asset = AVAsset(url: url) }
  /// Media.
  public init(asset: AVAsset) { self.asset = asset }

  /// The duration; indefinite before the media was read, and for a broadcast.
  open var duration: CMTime {
    guard prepare(), let seconds = pipeline?.duration else { return .indefinite }
    return CMTime(seconds: seconds, preferredTimescale: 1_000_000)
  }

  /// The position.
  open func currentTime() -> CMTime {
    guard status == .readyToPlay, let seconds = pipeline?.position else { return .zero }
    return CMTime(seconds: seconds, preferredTimescale: 1_000_000)
  }

  /// Moves to a position.
  /// - Parameter completionHandler: Called with whether the position was reached.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    let isDone = prepare() && pipeline?.seek(to: time.seconds, rate: Double(player?.speed ?? 1)) == true
    if let completionHandler { DispatchQueue.main.async { completionHandler(isDone) } }
  }

  /// Reads the beginning of the media.
  func prepare() -> Bool {
    if status == .unknown, pipeline?.change(to: .paused) == true { status = .readyToPlay }
    return status == .readyToPlay
  }
}

extension NSNotification.Name {
  /// The end of an `AVPlayerItem`, which is the notification's object, was reached.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// An `AVPlayerItem`, which is the notification's object, cannot be played.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
