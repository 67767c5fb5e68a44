// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A slider's label: in front of it in a row of a desktop's form, elsewhere only for screen readers.
@MainActor
struct SliderLabelTests {
  private let size = CGSize(width: 500, height: 300)

  @Test func inADesktopsFormItIsShown() throws {
    let host = ViewHost(Form { Slider(value: .constant(0.5)) { Text("Volume") } }, size: size)
    #expect(host.dump(.displayList).contains("Volume"))
    // It is read once, with the slider.
    #expect(host.all(.role(.slider, name: "Volume")).count == 1 && host.all(.role(.text)).isEmpty)
  }

  @Test func elsewhereItIsNot() throws {
    let slider = Slider(value: .constant(0.5)) { Text("Volume") }
    #expect(!ViewHost(slider, size: size).dump(.displayList).contains("Volume"))
    #expect(!ViewHost(Form { slider.labelsHidden() }, size: size).dump(.displayList).contains("Volume"))
    #expect(!ViewHost(Form { slider }, size: size, look: .phone).dump(.displayList).contains("Volume"))
  }
}
