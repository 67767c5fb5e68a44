// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Colours as they were measured on Apple systems.
@MainActor
@Suite struct MeasuredColorTests {
  @Test(
    "a resolved colour prints itself as there",
    arguments: [
      (Color.RGBColorSpace.sRGB, "#0305080A", "#4C4C4C4D", "#6982B0BF", "#99999999"),
      (.sRGBLinear, "#1927300A", "#9595954D", "#ACBDD8BF", "#CBCBCB99"),
      (.displayP3, "#0205080A", "#4D4C4C4D", "#6382B4BF", "#99999999"),
    ])
  func descriptions(_ space: Color.RGBColorSpace, _ dark: String, _ third: String, _ blue: String, _ gray: String) {
    func printed(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float) -> String {
      Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity).description
    }
    #expect(printed(0.01, 0.02, 0.03, 0.04) == dark)
    #expect(printed(0.3, 0.3, 0.3, 0.3) == third)
    #expect(printed(0.412, 0.508, 0.690, 0.748) == blue)
    #expect(printed(0.6, 0.6, 0.6, 0.6) == gray)
    #expect(printed(0, 0, 0, 0) == "#00000000")
    #expect(printed(1, 1, 1, 1) == "#FFFFFFFF")
  }

  @Test("each byte of sRGB prints as itself") func bytes() {
    for byte in 0...255 {
      let part = Float(byte) / 255
      #expect(
        Color.Resolved(red: part, green: part, blue: part).description.hasPrefix(
          "#" + String(format: "%02X%02X%02X", byte, byte, byte)))
    }
  }

  @Test("Color.gradient: a colour from a lighter one over 70 %, a light colour to a darker one from 30 % on")
  func gradients() throws {
    let gray = try Pixels(Rectangle().fill(Color.gray.gradient), 1, 100)
    #expect(gray.isNear(0, 0, [176, 176, 180, 255], within: 1))
    #expect(gray.isNear(0, 35, [159, 159, 163, 255], within: 1))
    for y in [70, 99] { #expect(gray.isNear(0, y, [142, 142, 147, 255], within: 1)) }
    let yellow = try Pixels(Rectangle().fill(Color.yellow.gradient), 1, 100)
    for y in [0, 29] { #expect(yellow.isNear(0, y, [255, 204, 0, 255], within: 1)) }
    #expect(yellow.isNear(0, 99, [239, 184, 0, 255], within: 4))
    // Which it is depends on the colour where it is drawn; opacity stays.
    let clear = try Pixels(Rectangle().fill(Color.gray.opacity(0.5).gradient), 1, 100)
    #expect(
      clear.isNear(0, 0, [176, 176, 180, 128], within: 2) && clear.isNear(0, 99, [142, 142, 147, 128], within: 2))
  }

  @Test("a disabled plain button is half as opaque") func disabledButton() throws {
    let button = Button {
    } label: {
      Color.pureRed
    }.buttonStyle(.plain)
    #expect(try Pixels(button.disabled(true), 10, 10).isNear(5, 5, [255, 0, 0, 128]))
    #expect(try Pixels(button, 10, 10).isNear(5, 5, [255, 0, 0, 255]))
  }
}
