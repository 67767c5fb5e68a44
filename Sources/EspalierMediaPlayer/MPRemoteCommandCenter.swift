// SPDX-License-Identifier: MIT

import Foundation

/// The end of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It was performed.
  case success = 0
  /// There is no content.
  case noSuchContent = 100
  /// Nothing is played.
  case noActionableNowPlayingItem = 110
  /// The device is gone.
  case deviceNotFound = 120
  /// It was not performed.
  case commandFailed = 200
}

/// A command that the user gave.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The command.
  public let command: MPRemoteCommand
  /// The time in seconds since the machine was started.
  public let timestamp = ProcessInfo.processInfo.systemUptime
  init(_ command: MPRemoteCommand) { self.command = command }
}

/// A command for a place in a piece.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The place in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A command for a step of some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The step in seconds.
  open var interval: TimeInterval { 0 }
}

/// A command of the desktop's controls of media. None arrives on Linux: handlers are kept, and not called.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []
  /// Whether the command can be given.
  open var isEnabled = true
  override init() { super.init() }

  /// Adds a handler, which is not called.
  /// - Returns: A value for `removeTarget(_:)`.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    lock.withLock { handlers.append((token, handler)) }
    return token
  }
  /// Removes a handler; nil removes all.
  open func removeTarget(_ target: Any?) {
    lock.withLock { handlers.removeAll { target == nil || $0.token === target as AnyObject } }
  }
}

/// A command for a step of some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The steps in seconds.
  open var preferredIntervals: [NSNumber] = [10]
}

/// A command for a place in a piece.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command for a speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// The commands of the desktop's controls of media, of which none arrives on Linux.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  private override init() { super.init() }
  /// The program's.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Play.
  public let playCommand = MPRemoteCommand()
  /// Pause.
  public let pauseCommand = MPRemoteCommand()
  /// Stop.
  public let stopCommand = MPRemoteCommand()
  /// Play or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next piece.
  public let nextTrackCommand = MPRemoteCommand()
  /// The piece before.
  public let previousTrackCommand = MPRemoteCommand()
  /// A step forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// A step backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// A place in the piece.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// A speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The piece is liked.
  public let likeCommand = MPRemoteCommand()
  /// The piece is not liked.
  public let dislikeCommand = MPRemoteCommand()
}
