// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierAppleValues
import Foundation

/// A sound: a file that a player of the desktop's plays, or a name of its theme of sounds.
@MainActor @preconcurrency
public final class NSSound: NSObject {
  /// The name of a sound.
  public typealias Name = String
  private let arguments: [String]
  private let program: String
  private var process: Process?
  /// The loudness, 0…1; the desktop's players have their own.
  public var volume: Float = 1
  /// Whether the sound is played again and again; not here.
  public var loops = false
  /// The object that follows the sound; not called.
  public weak var delegate: (any NSSoundDelegate)?

  /// A sound of the program's bundle, `NAME.wav` and its like, or of the desktop's theme; nil if there is neither.
  public init?(named name: Name) {
    let endings = ["", "wav", "aiff", "aif", "mp3", "m4a", "caf", "ogg", "oga"]
    let own = endings.lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }.first
    guard let file = own ?? Self.themeFile(name), let program = Self.player else { return nil }
    self.program = program
    arguments = [file.path]
  }

  /// A sound of a file; nil if no player is installed.
  public init?(contentsOf url: URL, byReference byRef: Bool) {
    guard let program = Self.player else { return nil }
    self.program = program
    arguments = [url.path]
  }

  /// Plays the sound. Returns whether that began.
  @discardableResult
  public func play() -> Bool {
    guard process?.isRunning != true else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    self.process = process
    return true
  }
  /// Ends the sound. Returns whether it was played.
  @discardableResult
  public func stop() -> Bool {
    guard let process, process.isRunning else { return false }
    process.terminate()
    return true
  }
  /// Whether the sound is played.
  public var isPlaying: Bool { process?.isRunning == true }

  /// The bell of the desktop's theme of sounds.
  public static func beep() { _ = NSSound(named: "bell")?.play() }

  private static let player = ["/usr/bin/pw-play", "/usr/bin/paplay", "/usr/bin/aplay"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private static func themeFile(_ name: String) -> URL? {
    guard !name.contains("/") else { return nil }
    let url = URL(fileURLWithPath: "/usr/share/sounds/freedesktop/stereo/\(name).oga")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}

/// An object that follows a sound.
@MainActor @preconcurrency
public protocol NSSoundDelegate: NSObjectProtocol {}

/// The touch of a trackpad. Desktops have no device for it: nothing is felt.
@MainActor @preconcurrency
public final class NSHapticFeedbackManager: NSObject {
  /// The kinds of touches.
  public enum FeedbackPattern: Int, Sendable {
    /// The kinds.
    case generic, alignment, levelChange
  }
  /// The time of a touch.
  public enum PerformanceTime: UInt, Sendable {
    /// As usual, now, or with the drawing.
    case `default`, now, drawCompleted
  }
  /// The device.
  public static let defaultPerformer = NSHapticFeedbackManager()
  /// Nothing is felt.
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}
