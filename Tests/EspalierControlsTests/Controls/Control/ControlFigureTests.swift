// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Distances in controls as they were measured on iOS.
@MainActor
@Suite struct ControlFigureTests {
  @Test("a label leaves 8 points between icon and title; a modifier changes that") func label() throws {
    func gap(_ change: (AnyView) -> AnyView = { $0 }) throws -> CGFloat {
      let label = Label {
        Text("Title").accessibilityIdentifier("title")
      } icon: {
        Color.red.frame(width: 20, height: 20)
      }
      let host = ViewHost(
        change(AnyView(label)).accessibilityElement(children: .contain).accessibilityIdentifier("all"))
      return try host.get(.identifier("title")).frame.minX - host.get(.identifier("all")).frame.minX - 20
    }
    #expect(try gap() == 8)
    #expect(try gap { AnyView($0.labelIconToTitleSpacing(3)) } == 3)
  }

  @Test("a toggle keeps at least 8 points between its label and its switch") func toggle() {
    let label = ViewHost(Text("Wi-Fi")).size.width
    let control = ViewHost(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()).size.width
    #expect(abs(ViewHost(Toggle("Wi-Fi", isOn: .constant(true)).fixedSize()).size.width - label - 8 - control) < 1e-6)
  }

  @Test("a symbol has margins of 1.9 points beside a font of 17, which grow with the font", arguments: [17.0, 34])
  func symbolMargins(_ size: Double) throws {
    let symbol = Image(systemName: "heart.fill").font(.system(size: size))
    let frame = ViewHost(symbol).size
    let pixels = try Pixels(symbol, 60, 60, scale: 8)
    let columns = (0..<480).filter { x in (0..<480).contains { pixels.alpha(x, $0) > 127 } }
    let ink = Double(columns.last! - columns.first! + 1) / 8
    #expect(abs((Double(frame.width) - ink) / 2 - 1.86 * size / 17) < 0.15 * size / 17)
  }
}
