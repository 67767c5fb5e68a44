// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierLibraries
import Foundation

/// Receives the end of an `AVAudioPlayer`, on the main thread.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The end was reached; or, without success, the media could not be read.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The media could not be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Ignores the end.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Ignores the error.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound of a file or of memory, by GStreamer. Without it `play()` returns false, and a warning states the next step.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The object that receives the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the file; nil for data.
  public let url: URL?
  /// The data; nil for a file.
  public let data: Data?
  /// The number of repetitions after the first time; less than 0 without an end.
  open var numberOfLoops = 0
  /// Whether `rate` counts.
  open var enableRate = false
  /// The place between the left (-1) and the right (1). Without effect.
  open var pan: Float = 0
  /// Whether the sound plays.
  open private(set) var isPlaying = false

  private let source: URL
  private let folder: PrivateFolder?
  private var loops = 0
  private var isPrepared = false
  private var hasFailed = false
  private lazy var pipeline = MediaPipeline(source) { [weak self] end in
    DispatchQueue.main.async { self?.ended(end) }
  }

  /// A sound of a file.
  /// - Throws: `AVError` if the file cannot be read.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.isReadableFile(atPath: url.path) else {
      throw AVError(.fileNotFound, reason: "The sound \(url.path) cannot be read.")
    }
    (self.url, data, source, folder) = (url, nil, url, nil)
  }

  /// A sound of a file.
  /// - Parameter utiString: The type of the file; it is recognised by its content.
  /// - Throws: `AVError` if the file cannot be read.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A sound of memory, which is written to a file of this user for GStreamer.
  /// - Throws: An error of Cocoa's if the file cannot be written.
  public init(data: Data) throws {
    let folder = try PrivateFolder.temporary()
    let file = folder.url.appendingPathComponent("sound")
    try FileReplacement.create(data, at: file, isPrivate: true)
    (url, self.data, source, self.folder) = (nil, data, file, folder)
  }

  /// A sound of memory.
  /// - Parameter utiString: The type of the data; it is recognised by its content.
  /// - Throws: An error of Cocoa's if the file cannot be written.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  deinit { if let folder { try? FileManager.default.removeItem(at: folder.url) } }

  // MARK: - Playing

  /// Reads the beginning, so that `play()` is heard at once.
  /// - Returns: Whether the sound can be played.
  @discardableResult
  open func prepareToPlay() -> Bool {
    if !isPrepared { isPrepared = pipeline?.change(to: .paused) ?? false }
    return isPrepared
  }

  /// Plays from the present position.
  /// - Returns: Whether the sound can be played.
  @discardableResult
  open func play() -> Bool {
    guard prepareToPlay(), let pipeline else { return false }
    if !isPlaying { loops = numberOfLoops }
    if enableRate, rate != 1 { pipeline.seek(to: currentTime, rate: Double(rate)) }
    isPlaying = pipeline.change(to: .playing)
    return isPlaying
  }

  /// Plays at a time of `deviceCurrentTime`, in seconds.
  /// - Returns: Whether the sound can be played.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    guard prepareToPlay() else { return false }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(time - deviceCurrentTime, 0)) { [weak self] in self?.play() }
    return true
  }

  /// Stops at the present position.
  open func pause() {
    isPlaying = false
    if isPrepared { pipeline?.change(to: .paused) }
  }

  /// Stops at the present position, and no longer holds the beginning in memory.
  open func stop() { pause() }

  /// The time of the output, in seconds.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The position, in seconds.
  open var currentTime: TimeInterval {
    get { isPrepared ? pipeline?.position ?? 0 : 0 }
    set { if prepareToPlay() { pipeline?.seek(to: newValue, rate: enableRate ? Double(rate) : 1) } }
  }

  /// The duration, in seconds; 0 if the sound cannot be played.
  open var duration: TimeInterval { prepareToPlay() ? pipeline?.duration ?? 0 : 0 }

  /// The volume, from 0 to 1.
  open var volume: Float = 1 { didSet { pipeline?.setVolume(Double(volume)) } }

  /// Changes the volume at once: there is no fading.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// The speed, from 0.5 to 2, if `enableRate` is set.
  open var rate: Float = 1 {
    didSet { if isPlaying, enableRate { pipeline?.seek(to: currentTime, rate: Double(rate)) } }
  }

  /// Whether the loudness is measured.
  @available(*, unavailable, message: "Espalier does not measure the loudness of sounds.")
  open var isMeteringEnabled: Bool {
    get { false }
    set {}
  }

  private func ended(_ end: MediaPipeline.End) {
    switch end {
    case .finished where loops != 0:
      loops -= 1
      pipeline?.seek(to: 0, rate: enableRate ? Double(rate) : 1)
    case .finished:
      isPlaying = false
      pipeline?.change(to: .paused)
      pipeline?.seek(to: 0, rate: 1)
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    // The parts of a pipeline report one failure each: the first one has the reason.
    case .failed where hasFailed: break
    case .failed(let reason):
      (isPlaying, hasFailed) = (false, true)
      LibraryWarning.once("AVFoundation: \(url?.path ?? "a sound of memory") cannot be played: \(reason)")
      delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(.decodeFailed, reason: reason))
    }
  }
}
