// SPDX-License-Identifier: MIT

import Foundation

/// The closures that a player calls while it plays.
final class TimeObservers: @unchecked Sendable {
  private final class Observer: @unchecked Sendable {
    let interval: Double
    let queue: DispatchQueue
    let block: @Sendable (CMTime) -> Void
    var timer: (any DispatchSourceTimer)?

    init(_ interval: Double, _ queue: DispatchQueue, _ block: @escaping @Sendable (CMTime) -> Void) {
      (self.interval, self.queue, self.block) = (interval, queue, block)
    }

    deinit { timer?.cancel() }
  }

  private var observers: [Observer] = []

  func add(_ interval: Double, _ queue: DispatchQueue, _ block: @escaping @Sendable (CMTime) -> Void) -> AnyObject {
    // Shorter intervals, and those that are no numbers, are longer than a frame of the screen.
    let observer = Observer(interval > 0.01 ? min(interval, 86400) : 0.01, queue, block)
    observers.append(observer)
    return observer
  }

  func remove(_ observer: Any) {
    observers.removeAll { $0 === observer as AnyObject }
  }

  /// Begins the calls of closures that are not called yet.
  func start(_ player: AVPlayer) {
    for observer in observers where observer.timer == nil {
      let timer = DispatchSource.makeTimerSource(queue: observer.queue)
      timer.schedule(deadline: .now() + observer.interval, repeating: observer.interval)
      timer.setEventHandler { [weak player, block = observer.block] in player.map { block($0.currentTime()) } }
      timer.resume()
      observer.timer = timer
    }
  }

  /// Ends the calls, until the player plays again.
  func stop() {
    for observer in observers {
      observer.timer?.cancel()
      observer.timer = nil
    }
  }
}
