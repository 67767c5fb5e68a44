// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Synchronization
import Testing

@testable import EspalierAudioToolbox

@MainActor @Suite struct SystemSoundTests {
  private let folder = TemporaryFolder()

  @Test("the system's sounds are those of the desktop with the same meaning")
  func meanings() {
    let sounds = SystemSounds()
    #expect(sounds.source(1000) == .event("message-new-email"))
    #expect(sounds.source(1104) == .event("button-pressed"))
    #expect(sounds.source(1407) == .event("complete"))
    #expect(sounds.source(999) == .event("bell"))
    #expect(sounds.source(kSystemSoundID_Vibrate) == nil)
  }

  @Test("a file is a sound until it is removed")
  func files() throws {
    let path = try folder.write("", to: "ding.wav")
    var number: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: path) as CFURL, &number) == kAudioServicesNoError)
    #expect(SystemSounds.shared.source(number) == .file(path))
    #expect(AudioServicesDisposeSystemSoundID(number) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(number) == kAudioServicesBadSystemSoundIDError)
    let missing = folder.place("missing.wav")
    #expect(
      AudioServicesCreateSystemSoundID(missing as CFURL, &number) == kAudioServicesSystemSoundUnspecifiedError)
  }

  @Test("the end of a sound is reported, even if none is heard")
  func end() async {
    let count = Mutex(0)
    AudioServicesPlaySystemSoundWithCompletion(1104) { count.withLock { $0 += 1 } }
    AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { count.withLock { $0 += 1 } }
    #expect(await eventually { count.withLock { $0 == 2 } })
  }
}
