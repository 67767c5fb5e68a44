// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// Plays the sound of media, by GStreamer. Its pictures are not shown.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// There is no media yet.
    case unknown
    /// The media can be played.
    case readyToPlay
    /// The media cannot be played.
    case failed
  }

  /// State of playing.
  public enum TimeControlStatus: Int, Sendable {
    /// The player rests.
    case paused
    /// The player waits for data.
    case waitingToPlayAtSpecifiedRate
    /// The player plays.
    case playing
  }

  /// Event at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item.
    case advance
    /// The player rests.
    case pause
    /// Nothing.
    case none
  }

  /// The media.
  open private(set) var currentItem: AVPlayerItem?
  /// The event at the end of the media.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The state of playing.
  open private(set) var timeControlStatus = TimeControlStatus.paused
  /// The speed with which `play()` plays.
  open var defaultRate: Float = 1
  /// Whether the media is shown by another device. Without effect.
  open var allowsExternalPlayback = true
  /// Whether the player waits for data. Without effect: GStreamer waits.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the display stays on. Without effect.
  open var preventsDisplaySleepDuringVideoPlayback = true

  var speed: Float = 1
  private let observers = TimeObservers()

  /// A player without media.
  public override init() { super.init() }

  /// A player of an address, of a file or on the network.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// A player of media.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  /// Whether the media can be played.
  open var status: Status {
    switch currentItem?.status {
    case nil, .unknown: .unknown
    case .readyToPlay: .readyToPlay
    case .failed: .failed
    }
  }

  /// The reason for which the media cannot be played.
  open var error: (any Error)? { currentItem?.error }

  /// Plays other media, from its beginning.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let isPlaying = timeControlStatus == .playing
    currentItem?.pipeline?.change(to: .paused)
    currentItem?.player = nil
    currentItem = item
    item?.player = self
    item?.end = { [weak self, weak item] end in
      if let self, let item { self.ended(item, end) }
    }
    if isPlaying { play() }
  }

  // MARK: - Playing

  /// Plays from the present position, with the default speed.
  open func play() { playImmediately(atRate: defaultRate) }

  /// Plays from the present position, with a speed.
  open func playImmediately(atRate rate: Float) {
    guard let item = currentItem, let pipeline = item.pipeline, item.prepare() else { return }
    pipeline.setVolume(Double(volume))
    pipeline.setMuted(isMuted)
    if rate != speed { pipeline.seek(to: item.currentTime().seconds, rate: Double(rate)) }
    speed = rate
    guard pipeline.change(to: .playing) else { return }
    timeControlStatus = .playing
    observers.start(self)
  }

  /// Rests at the present position.
  open func pause() {
    timeControlStatus = .paused
    observers.stop()
    currentItem?.pipeline?.change(to: .paused)
  }

  /// The speed: 0 while the player rests.
  open var rate: Float {
    get { timeControlStatus == .playing ? speed : 0 }
    set { newValue == 0 ? pause() : playImmediately(atRate: newValue) }
  }

  /// The volume, from 0 to 1.
  open var volume: Float = 1 { didSet { currentItem?.pipeline?.setVolume(Double(volume)) } }
  /// Whether nothing is heard.
  open var isMuted = false { didSet { currentItem?.pipeline?.setMuted(isMuted) } }

  /// The position.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Moves to a position.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Moves to a position.
  /// - Parameter completionHandler: Called with whether the position was reached.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    guard let currentItem else { return completionHandler(false) }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to a position: it is exact, whatever the tolerances are.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Calls a closure while the player plays, at the end of each interval.
  /// - Parameter queue: The queue of the calls; nil for the main queue.
  /// - Returns: An object that ends the calls by `removeTimeObserver`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = observers.add(interval.seconds, queue ?? .main, block)
    if timeControlStatus == .playing { observers.start(self) }
    return observer
  }

  /// Ends the calls of a closure.
  open func removeTimeObserver(_ observer: Any) { observers.remove(observer) }

  /// The next item after the end of one; nil to rest.
  func itemAfter(_ item: AVPlayerItem) -> AVPlayerItem? { nil }

  private func ended(_ item: AVPlayerItem, _ end: MediaPipeline.End) {
    switch end {
    case .finished:
      NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
      // The program may have moved to another position, or have changed the media.
      guard item === currentItem, let pipeline = item.pipeline, let position = pipeline.position,
        let duration = pipeline.duration, position + 0.05 >= duration
      else { return }
      if actionAtItemEnd == .advance, let next = itemAfter(item) { return replaceCurrentItem(with: next) }
      if actionAtItemEnd != .none { pause() }
    // The parts of a pipeline report one failure each: the first one has the reason.
    case .failed where item.status == .failed: break
    case .failed(let reason):
      item.status = .failed
      item.error = AVError(.decodeFailed, reason: reason)
      LibraryWarning.once("AVFoundation: \(item.asset.address) cannot be played: \(reason)")
      if item === currentItem { pause() }
      NotificationCenter.default.post(name: .AVPlayerItemFailedToPlayToEndTime, object: item)
    }
  }
}
