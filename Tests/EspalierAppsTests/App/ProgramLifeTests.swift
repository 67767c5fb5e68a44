// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierPrimitives
import Foundation
import Testing

@MainActor @Suite("The life of a program")
struct ProgramLifeTests {
  private final class Observer: ProgramObserver {
    var calls: [String] = []
    var stays = false
    func programStarts() { calls.append("starts") }
    func programStarted() { calls.append("started") }
    func programPhaseChanged(from old: ScenePhase, to new: ScenePhase) { calls.append("\(old) to \(new)") }
    func open(_ urls: [URL]) -> Bool { urls.allSatisfy { $0.scheme == "own" } }
    var endsWithLastWindow: Bool { !stays }
    func mayEnd() -> Bool { !stays }
    func programEnds() { calls.append("ends") }
  }

  @Test("Observers receive each event once and in order") func observersReceiveEachEvent() {
    let (life, observer) = (ProgramLife(), Observer())
    life.add(observer)
    life.start()
    life.start()
    life.windowsOpened()
    life.changePhase(to: .active)
    life.changePhase(to: .active)
    life.changePhase(to: .background)
    life.end()
    life.end()
    #expect(observer.calls == ["starts", "started", "background to active", "active to background", "ends"])
  }

  @Test("An observer that is added late receives the start") func observerAddedLateReceives() {
    let (life, observer) = (ProgramLife(), Observer())
    life.start()
    life.add(observer)
    #expect(observer.calls == ["starts"])
  }

  @Test("One observer keeps the program, and one opens an address") func oneObserverKeepsProgram() {
    let (life, observer) = (ProgramLife(), Observer())
    life.add(Observer())
    life.add(observer)
    #expect(life.endsWithLastWindow && life.mayEnd())
    observer.stays = true
    #expect(!life.endsWithLastWindow && !life.mayEnd())
    #expect(life.open([URL(string: "own:x")!]))
    #expect(!life.open([URL(string: "https://example.org")!]))
  }
}
