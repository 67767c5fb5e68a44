// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Colours")
struct ColorTests {
  @Test("A colour fills what it is offered; ideally 10 by 10 points") func size() {
    let host = ViewHost(Color.red, size: CGSize(width: 30, height: 20))
    #expect(host.shown.map(\.rect) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("Clear draws nothing") func clear() {
    #expect(ViewHost(Color.clear, size: CGSize(width: 30, height: 20)).displayList.isEmpty)
    #expect(ViewHost(Color.red.opacity(0)).displayList.isEmpty)
  }

  @Test("System colours follow the colour scheme") func schemes() {
    #expect(hex(ViewHost(Color.blue).shown.first?.paint) == "#007AFFFF")
    #expect(hex(ViewHost(Color.blue.colorScheme(.dark)).shown.first?.paint) == "#0A84FFFF")
    let dark = ViewHost(Color.primary) { $0.colorScheme = .dark }
    #expect(hex(dark.shown.first?.paint) == "#FFFFFFFF")
  }

  @Test("Colours are described by the names that programs give them") func names() {
    #expect("\(Color.red) \(Color.primary) \(Color.secondary)" == "red primary secondary")
    #expect("\(Color.secondary.opacity(0.5))" == "50.0% secondary")
  }

  @Test("Opacity multiplies") func opacity() {
    let environment = EnvironmentValues()
    #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
    #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
  }

  @Test(
    "Hue, saturation, brightness",
    arguments: [
      (0.0, "#FF0000FF"), (1.0 / 3, "#00FF00FF"), (2.0 / 3, "#0000FFFF"), (1.0, "#FF0000FF"), (1.0 / 6, "#FFFF00FF"),
    ])
  func hue(_ hue: Double, _ expected: String) {
    #expect("\(Color(hue: hue, saturation: 1, brightness: 1))" == expected)
  }

  @Test("Grays and pale colours") func saturation() {
    #expect("\(Color(hue: 0.3, saturation: 0, brightness: 0.5))" == "#808080FF")
    #expect("\(Color(white: 0.5, opacity: 0.5))" == "#80808080")
  }

  @Test("Linear components are proportional to light") func linear() {
    let gray = Color(white: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(gray.linearRed - 0.2140) < 1e-4)
    let back = Color(.sRGBLinear, white: 0.2140).resolve(in: EnvironmentValues())
    #expect(abs(back.red - 0.5) < 1e-3)
  }

  @Test("White is white in every colour space; a wide red lies outside of sRGB") func spaces() {
    let white = Color(.displayP3, red: 1, green: 1, blue: 1).resolve(in: EnvironmentValues())
    // The matrix has four digits, as Apple's: its rows add up to 1.0002, 0.9999 and 0.9996.
    #expect(abs(white.red - 1) < 3e-4 && abs(white.green - 1) < 3e-4 && abs(white.blue - 1) < 3e-4)
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(red.red > 1.09 && red.green < -0.2)
  }

  @Test("A change in an animation passes through what lies between") func motion() throws {
    let remote = Remote<Bool>()
    let host = ViewHost(
      Controlled(false, remote) { Color(white: $0 ? 1 : 0) }, size: CGSize(width: 10, height: 10))
    remote.set(true, .linear(duration: 1))
    try host.update()
    #expect(hex(host.shown.first?.paint) == "#000000FF")
    try host.advance(by: .milliseconds(500))
    #expect(hex(host.shown.first?.paint) == "#808080FF")
    try host.advance(by: .milliseconds(500))
    #expect(hex(host.shown.first?.paint) == "#FFFFFFFF")
  }

  @Test("A system colour moves from one scheme to the other") func schemeMotion() throws {
    let remote = Remote<ColorScheme>()
    let host = ViewHost(Controlled(.light, remote) { Color.primary.colorScheme($0) })
    remote.set(.dark, .linear(duration: 1))
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(hex(host.shown.first?.paint) == "#808080FF")
  }

  /// A user's own colour, as a theme has them.
  private struct Accent: ShapeStyle, Hashable {
    var isStrong = false
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      (environment.colorScheme == .dark ? Color.white : isStrong ? .black : Color(white: 0.2)).resolve(in: environment)
    }
  }

  @Test("A colour made of a style of one's own follows the environment; equal styles are equal colours")
  func customColors() {
    let color = Color(Accent())
    #expect(hex(ViewHost(color).shown.first?.paint) == "#333333FF")
    #expect(hex(ViewHost(color.colorScheme(.dark)).shown.first?.paint) == "#FFFFFFFF")
    #expect(hex(ViewHost(color.opacity(0.5)).shown.first?.paint) == "#33333380")
    #expect(color == Color(Accent()) && color != Color(Accent(isStrong: true)))
    #expect(Color(Color.red) == .red)
  }

  @Test("A colour literal is a colour, and Color takes it as it takes UIKit's") func literals() {
    let literal: Color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect("\(literal)" == "#FF800080")
    #expect(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)) == literal)
  }

  @Test("P81, P83: the first request for a colour scheme wins among siblings, the outer one around a view")
  func preferredScheme() {
    let siblings = ViewHost(
      HStack {
        Color.red.preferredColorScheme(nil)
        Color.red.preferredColorScheme(.dark)
        Color.red.preferredColorScheme(.light)
      })
    #expect(siblings.preference(PreferredColorSchemeKey.self) == .dark)
    let nested = ViewHost(Color.red.preferredColorScheme(.dark).preferredColorScheme(.light))
    #expect(nested.preference(PreferredColorSchemeKey.self) == .light)
  }
}
