// SPDX-License-Identifier: MIT

import EspalierMotion
import EspalierNumbers
import Foundation

/// A timer for each frame: it calls a method of its target, 60 times a second.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?
  private var loops: [(loop: RunLoop, mode: RunLoop.Mode)] = []

  /// The time of the frame that is shown, in the seconds of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The seconds between two frames.
  public var duration: CFTimeInterval { 1 / Double(framesPerSecond) }
  /// Whether no method is called.
  public var isPaused = false { didSet { if isPaused != oldValue { restart() } } }
  /// The number of frames of a second; 0 is 60.
  public var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { restart() } } }
  /// The wished numbers of frames of a second.
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

  private var framesPerSecond: Int {
    let wished = preferredFramesPerSecond > 0 ? preferredFramesPerSecond : preferredFrameRateRange.frames
    return min(max(wished, 1), 60)
  }

  /// A timer that retains its target until `invalidate()`.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// Begins in a run loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops.append((runloop, mode))
    restart()
  }
  /// Ends in a run loop.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops.removeAll { $0.loop === runloop && $0.mode == mode }
    restart()
  }
  /// Ends.
  public func invalidate() {
    loops = []
    restart()
  }

  private func restart() {
    timer?.invalidate()
    timer = nil
    guard !isPaused, !loops.isEmpty else { return }
    let timer = Timer(timeInterval: duration, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      timestamp = CACurrentMediaTime()
      selector.perform(on: target, with: self)
    }
    for (loop, mode) in loops { loop.add(timer, forMode: mode) }
    self.timer = timer
  }
}

/// Wished numbers of frames of a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least and the greatest number; 0 is any.
  public var minimum, maximum: Float
  /// The best number; nil is any.
  public var preferred: Float?

  /// Numbers between two others.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  /// The usual number.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  var frames: Int {
    let wished = preferred ?? maximum
    return wished.isFinite && wished >= 1 && wished < 1000 ? Int(clamping: wished) : 60
  }
}
