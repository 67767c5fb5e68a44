// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// Place at which speech ends.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word: here at once, as words are not reported.
  case word
}

/// Receives the events of speech, on the main thread.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// A text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text has ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// A text was interrupted.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Ignores the beginning.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Ignores the end.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Ignores the interruption.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Speaks texts, by the program `spd-say` of Speech Dispatcher. Without it nothing is heard, and a warning states the next step.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The object that receives the events.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  private let lock = NSLock()
  private var texts: [AVSpeechUtterance] = []
  private var process: Process?
  private let program: String?

  /// A speaker.
  public override convenience init() { self.init(program: Self.find("spd-say")) }

  init(program: String?) { self.program = program }

  /// Whether a text is spoken, or waits.
  open var isSpeaking: Bool { lock.withLock { !texts.isEmpty } }
  /// Whether speech rests: Speech Dispatcher has no pause that a program can end.
  open var isPaused: Bool { false }

  /// Speaks a text, after those that wait.
  open func speak(_ utterance: AVSpeechUtterance) {
    let isFirst = lock.withLock {
      texts.append(utterance)
      return texts.count == 1
    }
    if isFirst { begin(utterance) }
  }

  /// Ends the text that is spoken, and those that wait.
  /// - Returns: Whether a text was spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let (cancelled, process) = lock.withLock {
      defer { (texts, self.process) = ([], nil) }
      return (texts, self.process)
    }
    guard !cancelled.isEmpty else { return false }
    if let process, let program {
      process.terminate()
      // The service goes on with what the program has sent.
      _ = try? Process.run(URL(fileURLWithPath: program), arguments: ["--stop"])
    }
    notify { for text in cancelled { $0.speechSynthesizer(self, didCancel: text) } }
    return true
  }

  /// Rests: speech cannot be continued here.
  @available(*, unavailable, message: "Speech Dispatcher has no pause that a program can end: use stopSpeaking(at:).")
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  private func begin(_ utterance: AVSpeechUtterance) {
    guard let program else {
      LibraryWarning.once(
        "AVFoundation: spd-say is missing, so that nothing is spoken. Install it: apt-get install speech-dispatcher")
      return end(utterance)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = utterance.arguments
    process.terminationHandler = { [weak self] _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + max(utterance.postUtteranceDelay, 0)) { self?.end(utterance) }
    }
    lock.withLock { self.process = process }
    notify { $0.speechSynthesizer(self, didStart: utterance) }
    DispatchQueue.global().asyncAfter(deadline: .now() + max(utterance.preUtteranceDelay, 0)) { [weak self] in
      do { try process.run() } catch { self?.end(utterance) }
    }
  }

  private func end(_ utterance: AVSpeechUtterance) {
    // A text that was interrupted is not the first one any more.
    let (isCurrent, next) = lock.withLock { () -> (Bool, AVSpeechUtterance?) in
      guard texts.first === utterance else { return (false, nil) }
      texts.removeFirst()
      return (true, texts.first)
    }
    guard isCurrent else { return }
    notify { $0.speechSynthesizer(self, didFinish: utterance) }
    if let next { begin(next) }
  }

  private func notify(_ call: @escaping @Sendable (any AVSpeechSynthesizerDelegate) -> Void) {
    DispatchQueue.main.async { if let delegate = self.delegate { call(delegate) } }
  }

  /// The path of a program; nil if it is not installed.
  private static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? ["/usr/bin"]
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
