// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Control groups in the style of a palette (Apple's documentation of iOS 17).
@MainActor
@Suite("Palettes of controls")
struct ControlPaletteTests {
  private struct Shelf: View {
    @State private var isOn = false
    var inMenu: Bool
    var log: (String) -> Void

    var body: some View {
      let palette = ControlGroup {
        Toggle(isOn: $isOn) { Label("Flag", systemImage: "flag") }
        Button {
          log("star")
        } label: {
          Label("Star", systemImage: "star")
        }
      }
      .controlGroupStyle(.palette)
      if inMenu { Menu("Open") { palette } } else { palette }
      Text(isOn ? "on" : "off")
    }
  }

  @Test("A palette's controls are symbols side by side that act, in a menu and outside", arguments: [false, true])
  func palette(inMenu: Bool) throws {
    var log: [String] = []
    let host = ViewHost(Shelf(inMenu: inMenu) { log.append($0) }, size: CGSize(width: 300, height: 300), look: .phone)
    func open() throws {
      guard inMenu else { return }
      try host.get(.text("Open")).tap()
      try host.settle()
    }
    try open()
    #expect(!host.drawnTexts.contains { $0.string == "Flag" })
    let (flag, star) = (try host.get(.label("Flag")).frame, try host.get(.label("Star")).frame)
    #expect(flag.midY == star.midY && flag.width == star.width && flag.maxX <= star.minX + 0.5)
    try host.get(.label("Flag")).tap()
    try host.settle()
    _ = try host.get(.text("on"))
    try open()
    try host.get(.label("Star")).tap()
    #expect(log == ["star"])
  }
}
