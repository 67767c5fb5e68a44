// SPDX-License-Identifier: MIT

import Foundation

/// State of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// The task has not begun.
  case starting
  /// The task recognises speech.
  case running
  /// The speech has ended, and results follow.
  case finishing
  /// The task was cancelled.
  case canceling
  /// The task has ended.
  case completed
}

/// Receives the events of an `SFSpeechRecognitionTask`.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// Speech was found. It is not called.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// A result before the end. It is not called.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// The result. It is not called.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// The task was cancelled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// The task has ended: `successfully` is false, and the task's `error` has the reason.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  /// The default has no effect.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// The default has no effect.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// The default has no effect.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// The default has no effect.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// The default has no effect.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// Recognition of the speech of one request, which fails.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var current = SFSpeechRecognitionTaskState.starting
  private var cancelled = false
  private var failure: (any Error)?
  private weak var delegate: (any SFSpeechRecognitionTaskDelegate)?

  /// The state.
  open var state: SFSpeechRecognitionTaskState { lock.withLock { current } }
  /// Whether the task was cancelled.
  open var isCancelled: Bool { lock.withLock { cancelled } }
  /// Whether the speech has ended.
  open var isFinishing: Bool { state == .finishing }
  /// The reason for which the task has failed; nil before.
  open var error: (any Error)? { lock.withLock { failure } }

  /// Ends the speech.
  open func finish() { lock.withLock { if current != .completed { current = .finishing } } }

  /// Ends the task without a result.
  open func cancel() {
    lock.withLock {
      guard current != .completed else { return }
      (cancelled, current) = (true, .canceling)
    }
  }

  func receive(by delegate: any SFSpeechRecognitionTaskDelegate) { self.delegate = delegate }

  func fail() {
    lock.withLock { (current, failure) = (.completed, SFSpeechError.unavailable) }
  }

  func informDelegate() {
    if isCancelled { delegate?.speechRecognitionTaskWasCancelled(self) }
    delegate?.speechRecognitionTask(self, didFinishSuccessfully: false)
  }
}
