// SPDX-License-Identifier: MIT

import Foundation

/// Plays several media one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var list: [AVPlayerItem] = []

  /// A player of media, in order.
  public init(items: [AVPlayerItem]) {
    list = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  /// A player of media.
  public override init(playerItem item: AVPlayerItem?) {
    list = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// The media that was not played to its end, in order.
  open func items() -> [AVPlayerItem] { list }

  /// Adds media after other media; nil for the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = list.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? list.count
    list.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: list.first) }
  }

  /// Removes media.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    list.removeAll { $0 === item }
  }

  /// Removes all media.
  open func removeAllItems() {
    list = []
    replaceCurrentItem(with: nil)
  }

  /// Plays the next media.
  open func advanceToNextItem() {
    guard let currentItem else { return }
    replaceCurrentItem(with: itemAfter(currentItem))
  }

  override func itemAfter(_ item: AVPlayerItem) -> AVPlayerItem? {
    list.removeAll { $0 === item }
    return list.first
  }
}

/// Plays media again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  private nonisolated(unsafe) var observation: (any NSObjectProtocol)?
  /// The number of times that the media was played.
  open private(set) var loopCount = 0

  /// Lets a player play media again and again, as long as this object exists.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    if player.currentItem == nil { player.insert(itemToLoop, after: nil) }
    player.actionAtItemEnd = .none
    observation = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil
    ) { [weak self, weak player] _ in
      self?.loopCount += 1
      player?.seek(to: .zero)
      player?.play()
    }
  }

  /// Plays the media to its end, and not again.
  open func disableLooping() {
    if let observation { NotificationCenter.default.removeObserver(observation) }
    observation = nil
  }

  deinit { disableLooping() }
}
