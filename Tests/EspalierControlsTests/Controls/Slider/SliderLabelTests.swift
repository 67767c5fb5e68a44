// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A slider's label: on a desktop in front of it, as on macOS (slider/basic of `AppleFrames.swift`), but in bars and on a phone
/// only for screen readers.
@MainActor
struct SliderLabelTests {
  private let size = CGSize(width: 500, height: 300)

  @Test func inADesktopsFormItIsShown() throws {
    let host = ViewHost(Form { Slider(value: .constant(0.5)) { Text("Volume") } }, size: size)
    #expect(host.dump(.displayList).contains("Volume"))
    // It is read once, with the slider.
    #expect(host.all(.role(.slider, name: "Volume")).count == 1 && host.all(.role(.text)).isEmpty)
  }

  @Test func outsideOfRowsToo() throws {
    let host = ViewHost(
      Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityIdentifier("slider"), size: size)
    let label = try #require(host.drawnTexts.first { $0.string == "Volume" }).frame
    #expect(label.minX == 0)
    #expect(try host.get(.identifier("slider")).frame.width == 500)
    #expect(host.all(.role(.slider, name: "Volume")).count == 1 && host.all(.role(.text)).isEmpty)
  }

  @Test func elsewhereItIsNot() throws {
    let slider = Slider(value: .constant(0.5)) { Text("Volume") }
    func shows(_ content: some View, _ look: Look = .desktop) -> Bool {
      ViewHost(content, size: size, look: look).dump(.displayList).contains("Volume")
    }
    #expect(!shows(slider, .phone))
    #expect(!shows(slider.labelsHidden()))
    #expect(!shows(Form { slider.labelsHidden() }))
    #expect(!shows(Form { slider }, .phone))
    #expect(!shows(NavigationStack { Text("Page").toolbar { slider.frame(width: 200) } }))
    #expect(shows(slider.labelsVisibility(.visible), .phone))
  }
}
