// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Apple's reference: `onModifierKeysChanged(mask:initial:_:)`.
@MainActor
@Suite("Modifier keys that are held")
struct HeldModifiersTests {
  private struct Watching: View {
    var mask = EventModifiers.all
    var initial = true
    let log: Log
    @State private var held: EventModifiers = []
    var body: some View {
      Text(held.contains(.option) ? "all options" : "options")
        .onModifierKeysChanged(mask: mask, initial: initial) { old, new in
          held = new
          log.lines.append("\(old.rawValue) \(new.rawValue)")
        }
    }
  }

  @Test("The action is called at first and for each change, with the keys before and now") func changes() throws {
    let log = Log()
    let host = ViewHost(Watching(log: log))
    #expect(log.lines == ["0 0"])
    host.keys.hold(.option)
    #expect(host.all(.text("all options")).count == 1)
    host.keys.hold([.option, .shift])
    host.keys.hold([.option, .shift])
    host.keys.hold([])
    #expect(log.lines == ["0 0", "0 8", "8 10", "10 0"])
    #expect(host.all(.text("options")).count == 1)
  }

  @Test("A mask leaves other keys out, and without the initial call nothing is called at first") func mask() {
    let log = Log()
    let host = ViewHost(List { Section { Watching(mask: .shift, initial: false, log: log) } })
    #expect(log.lines.isEmpty)
    host.keys.hold(.command)
    #expect(log.lines.isEmpty)
    host.keys.hold([.command, .shift])
    #expect(log.lines == ["0 2"])
  }

  @Test("Other views do not run again when a key is held") func others() {
    let host = ViewHost(
      VStack {
        Watching(log: Log())
        Counted()
      })
    let work = host.measure { host.keys.hold(.option) }
    #expect(work.bodies(of: Counted.self) == 0 && work.bodies(of: Watching.self) == 1)
  }

  private struct Counted: View {
    var body: some View { Text("counted") }
  }
}
