// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `buttonSizing` (documentation of iOS 26).
@MainActor
@Suite("Sizing of buttons")
struct ButtonSizingTests {
  @Test("A flexible button fills the width, in the middle of which its label stands; a fitted one hugs it")
  func widths() throws {
    func frames(_ sizing: ButtonSizing, _ style: some PrimitiveButtonStyle) throws -> (button: CGRect, label: CGRect) {
      let host = ViewHost(
        VStack { Button("Go") {} }.buttonStyle(style).buttonSizing(sizing), size: CGSize(width: 300, height: 100))
      return (try host.get(.role(.button, name: "Go")).frame, try host.get(.text("Go")).frame)
    }
    for sizing in [ButtonSizing.automatic, .fitted] { #expect(try frames(sizing, .bordered).button.width < 100) }
    for flexible in [
      try frames(.flexible, .bordered), try frames(.flexible, .borderedProminent), try frames(.flexible, .glass),
    ] {
      #expect(flexible.button.minX == 0 && flexible.button.width == 300)
      #expect(abs(flexible.label.midX - 150) < 0.5)
    }
  }
}
