// SPDX-License-Identifier: MIT

import Foundation

/// The user's decision about the recognition of speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// No question was shown.
  case notDetermined
  /// The program may not recognise speech: the only value on Linux.
  case denied
  /// The system does not allow it.
  case restricted
  /// The program may recognise speech.
  case authorized
}

/// Receives the events of an `SFSpeechRecognizer`.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// The recognition has become available or unavailable. It is not called: the recognition stays unavailable.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// The default has no effect.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognition of speech, which Linux's desktops do not offer: it is denied and unavailable, and each task fails with an error.
///
/// The class is not one of `NSObject`: its initialiser without parameters may fail on Apple's systems, which a subclass of Foundation's
/// class cannot have here.
open class SFSpeechRecognizer: @unchecked Sendable {
  /// The user's decision: denied, as desktops have no recogniser.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

  /// Requests the permission, which does not exist on Linux: the closure receives `denied`.
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    DispatchQueue.global().async { handler(.denied) }
  }

  /// The languages that are recognised: none.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// The language.
  public let locale: Locale
  /// Whether speech is recognised now: no.
  open var isAvailable: Bool { false }
  /// Whether speech is recognised without a network: no.
  open var supportsOnDeviceRecognition = false
  /// The kind of speech, for requests without a kind of their own.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue on which the closures of tasks are called.
  open var queue = OperationQueue.main
  /// The object that receives the events.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?

  /// A recogniser of the user's language: not available.
  public convenience init?() { self.init(Locale.current) }
  /// A recogniser of a language: not available.
  ///
  /// Apple's is nil for a language that is not recognised; here each is made, as programs end themselves without one.
  public convenience init?(locale: Locale) { self.init(locale) }

  private init(_ locale: Locale) {
    self.locale = locale
  }

  /// Recognises the speech of a request: the closure receives an error on `queue`.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    queue.addOperation {
      task.fail()
      resultHandler(nil, SFSpeechError.unavailable)
    }
    return task
  }

  /// Recognises the speech of a request: the delegate is informed of the failure on `queue`.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    task.receive(by: delegate)
    queue.addOperation {
      task.fail()
      task.informDelegate()
    }
    return task
  }
}
