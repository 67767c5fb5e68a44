// SPDX-License-Identifier: MIT

import EspalierAVFoundation
import EspalierSpeech
import Foundation
import Testing

@Suite struct RecognizerTests {
  @Test("the recognition is denied and not available, in each language")
  func denied() async throws {
    let status = await withCheckedContinuation { done in
      SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0) }
    }
    #expect(status == .denied && SFSpeechRecognizer.authorizationStatus() == .denied)
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "de_DE")))
    #expect(!recognizer.isAvailable && recognizer.locale.identifier == "de_DE")
    #expect(SFSpeechRecognizer()?.isAvailable == false && SFSpeechRecognizer.supportedLocales().isEmpty)
  }

  @Test("a task fails with a reason on the recogniser's queue")
  func task() async throws {
    let recognizer = try #require(SFSpeechRecognizer())
    recognizer.queue = OperationQueue()
    let request = SFSpeechAudioBufferRecognitionRequest()
    let task = Box<SFSpeechRecognitionTask>()
    let text = await withCheckedContinuation { done in
      task.value = recognizer.recognitionTask(with: request) { result, error in
        done.resume(returning: result == nil ? error?.localizedDescription : nil)
      }
    }
    #expect(text == "Speech is not recognised: Linux's desktops have no recogniser for programs.")
    #expect(task.value?.state == .completed && task.value?.error is SFSpeechError)
  }

  @Test("a cancelled task informs its delegate of both the cancellation and the end")
  func cancelled() async throws {
    let recognizer = try #require(SFSpeechRecognizer())
    let queue = OperationQueue()
    queue.isSuspended = true
    recognizer.queue = queue
    let events = await withCheckedContinuation { done in
      let delegate = Delegate(done)
      let task = recognizer.recognitionTask(
        with: SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/tmp/a.wav")), delegate: delegate)
      task.cancel()
      delegate.keep = delegate
      queue.isSuspended = false
    }
    #expect(events == ["cancelled", "end false"])
  }
}

private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

private final class Delegate: SFSpeechRecognitionTaskDelegate, @unchecked Sendable {
  private let done: CheckedContinuation<[String], Never>
  private var events: [String] = []
  var keep: Delegate?
  init(_ done: CheckedContinuation<[String], Never>) { self.done = done }
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { events.append("cancelled") }
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
    done.resume(returning: events + ["end \(successfully)"])
    keep = nil
  }
}
