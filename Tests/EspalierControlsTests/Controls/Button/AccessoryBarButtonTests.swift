// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `.accessoryBar` and `.accessoryBarAction`.
@MainActor
@Suite struct AccessoryBarButtonTests {
  private final class Log { var count = 0 }

  @Test("Small buttons, of which only those for actions have a background")
  func appearance() throws {
    let log = Log()
    let bordered = ViewHost(Button("Name") { log.count += 1 }.buttonStyle(.bordered))
    let bar = ViewHost(Button("Name") { log.count += 1 }.buttonStyle(.accessoryBar))
    let action = ViewHost(Button("Name") { log.count += 1 }.buttonStyle(.accessoryBarAction))
    #expect(bar.size == action.size && bar.size.height < bordered.size.height)
    #expect(try bar.png() != action.png())
    let alone = ViewHost(Button("Name") {}.buttonStyle(.accessoryBar).disabled(true))
    #expect(try alone.png() != bar.png())
    try bar.get(.role(.button, name: "Name")).tap()
    try action.get(.role(.button, name: "Name")).tap()
    #expect(log.count == 2)
  }
}
