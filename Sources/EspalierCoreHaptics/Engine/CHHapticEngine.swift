// SPDX-License-Identifier: MIT

import Foundation

/// The abilities of the machine's haptics.
public protocol CHHapticDeviceCapability {
  /// Whether there is hardware for haptics.
  var supportsHaptics: Bool { get }
  /// Whether sounds are played with haptics.
  var supportsAudio: Bool { get }
}

/// The device that plays patterns. Desktops have none: `capabilitiesForHardware().supportsHaptics` is false, and each engine fails
/// with `CHHapticError.notSupported`, as on a device without the hardware.
///
/// It is no `NSObject`, whose initializer does not throw on Linux.
open class CHHapticEngine: @unchecked Sendable {
  /// Called when the engine has stopped.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// Called when the engine has to be started again.
  public typealias ResetHandler = () -> Void
  /// Called with the end of a request.
  public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
  /// Called when all players have ended, with an error; decides whether the engine stops.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  /// The reason for which an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    /// Another program needs the sounds.
    case audioSessionInterrupt = 1
    /// The program is in the background.
    case applicationSuspended
    /// Nothing was played for a time.
    case idleTimeout
    /// `notifyWhenPlayersFinished` has stopped it.
    case notifyWhenFinished
    /// The engine was released.
    case engineDestroyed
    /// The controller of games is gone.
    case gameControllerDisconnect
    /// An error of the system.
    case systemError = -1
  }

  /// The action when all players have ended.
  public enum FinishedAction: Int, Sendable {
    /// The engine stops, or goes on.
    case stopEngine = 1, leaveEngineRunning
  }

  private struct NoHardware: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  /// The abilities of the machine: none.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHardware() }

  /// Called when the engine has stopped. It is not called on Linux.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// Called when the engine has to be started again. It is not called on Linux.
  open var resetHandler: ResetHandler = {}
  /// Whether sounds are left out.
  open var playsHapticsOnly = false
  /// Whether sounds are silent.
  open var isMutedForAudio = false
  /// Whether haptics are silent.
  open var isMutedForHaptics = false
  /// Whether the engine stops when nothing is played.
  open var isAutoShutdownEnabled = false
  /// The time of the engine in seconds: 0.
  open var currentTime: TimeInterval { 0 }

  /// The machine's engine.
  /// - Throws: `CHHapticError.notSupported`.
  public init() throws { throw CHHapticError(.notSupported) }
  /// The machine's engine, with a session of sounds.
  /// - Throws: `CHHapticError.notSupported`.
  public convenience init(audioSession: AnyObject?) throws { try self.init() }

  /// Starts the engine.
  /// - Throws: `CHHapticError.notSupported`.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Starts the engine: `completionHandler` receives `CHHapticError.notSupported`, on a queue of the system.
  open func start(completionHandler: CompletionHandler? = nil) {
    if let completionHandler { DispatchQueue.global().async { completionHandler(CHHapticError(.notSupported)) } }
  }
  /// Stops the engine, which does not run.
  open func stop(completionHandler: CompletionHandler? = nil) {
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }
  /// Calls a handler when all players have ended: at once, as there are none.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { _ = finishedHandler(nil) }

  /// A player of a pattern.
  /// - Throws: `CHHapticError.notSupported`.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// A player of a pattern that can be paused and repeated.
  /// - Throws: `CHHapticError.notSupported`.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Plays the pattern of a file.
  /// - Throws: `CHHapticError.notSupported`.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Plays the pattern of data.
  /// - Throws: `CHHapticError.notSupported`.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// A pattern that is played.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Whether the player is silent.
  var isMuted: Bool { get set }
  /// Starts at a time of the engine.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine.
  func stop(atTime time: TimeInterval) throws
  /// Changes parameters at a time of the engine.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes a parameter by a curve from a time of the engine on.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Ends everything that is planned.
  func cancel() throws
}

/// A pattern that is played, and can be paused and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether the pattern is repeated.
  var loopEnabled: Bool { get set }
  /// The time in seconds at which a repetition begins.
  var loopEnd: TimeInterval { get set }
  /// The speed: 1 is the pattern's own.
  var playbackRate: Float { get set }
  /// Called at the end.
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
  /// Pauses at a time of the engine.
  func pause(atTime time: TimeInterval) throws
  /// Continues at a time of the engine.
  func resume(atTime time: TimeInterval) throws
  /// Continues at another place of the pattern.
  func seek(toOffset offsetTime: TimeInterval) throws
}
