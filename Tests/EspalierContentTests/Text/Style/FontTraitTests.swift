// SPDX-License-Identifier: MIT

import EspalierText
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Traits of fonts that are switched, sizes that are changed, and fonts that are resolved.
@MainActor
@Suite("Traits of fonts")
struct FontTraitTests {
  private func font(_ font: Font, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Font.Resolved {
    var environment = EnvironmentValues()
    change(&environment)
    return font.resolve(in: environment.fontResolutionContext)
  }

  @Test("A trait is switched on and off") func switches() {
    #expect(font(.body.bold(true)).isBold && !font(.body.bold().bold(false)).isBold)
    #expect(font(.body.italic(true)).isItalic && !font(.body.italic().italic(false)).isItalic)
    #expect(font(.body.monospaced(true)).isMonospaced && !font(.body.monospaced().monospaced(false)).isMonospaced)
    #expect(font(.body.smallCaps(true)).isLowercaseSmallCaps)
    #expect(!font(.body.smallCaps().lowercaseSmallCaps(false)).isLowercaseSmallCaps)
    let upper = font(.body.uppercaseSmallCaps())
    #expect(upper.isUppercaseSmallCaps && !upper.isLowercaseSmallCaps && !upper.isSmallCaps)
    #expect(font(.body.smallCaps()).isSmallCaps && !font(.body.smallCaps().uppercaseSmallCaps(false)).isSmallCaps)
    #expect(font(.headline.bold(false)).weight == .semibold)
  }

  @Test("A size in points does not follow the text size, and factors multiply") func sizes() {
    let body = font(.body).pointSize
    #expect(font(.body.scaled(by: 2).bold().scaled(by: 3)).pointSize == 6 * body)
    #expect(font(.body.pointSize(30)) { $0.dynamicTypeSize = .accessibility3 }.pointSize == 30)
    #expect(font(.body) { $0.dynamicTypeSize = .accessibility3 }.pointSize > body)
    #expect(font(.body.pointSize(30).scaled(by: 0.5)).pointSize == 15)
    #expect(font(.body.scaled(by: .nan)).pointSize == body)
  }

  @Test("A resolved font has the values that it was made with") func resolved() {
    let resolved = font(.system(size: 20, weight: .heavy, design: .monospaced).leading(.tight).width(.condensed))
    #expect(resolved.pointSize == 20)
    #expect(resolved.weight == .heavy && resolved.isBold && resolved.isMonospaced)
    #expect(resolved.leading == .tight && resolved.width == .condensed)
    #expect(!resolved.isItalic && !resolved.isSmallCaps && !resolved.isUppercaseSmallCaps)
    #expect(resolved == font(.system(size: 20, weight: .heavy, design: .monospaced).leading(.tight).width(.condensed)))
    #expect(resolved != font(.system(size: 21, weight: .heavy, design: .monospaced)))
  }

  @Test("The default font is that of the environment, and its variants follow it") func inherited() throws {
    #expect(font(.default) == font(.body))
    #expect(font(.default.bold()) { $0.font = .system(size: 30).italic() }.pointSize == 30)
    #expect(font(.default.italic(false)) { $0.font = .system(size: 30).italic() }.isItalic == false)

    struct Page: View {
      @State var isLarge = false
      var body: some View {
        VStack {
          Button("Grow") { isLarge = true }
          Text("Word").font(.default.scaled(by: 2)).accessibilityIdentifier("word")
          VStack { Text("Word") }.font(.default.scaled(by: 2)).accessibilityIdentifier("other")
        }
        .font(.system(size: isLarge ? 20 : 10))
      }
    }
    let host = ViewHost(Page())
    func height(_ name: String) -> CGFloat? { host.all(.identifier(name)).first?.frame.height }
    func expected(_ size: CGFloat) -> CGFloat { ViewHost(Text("Word").font(.system(size: size))).size.height }
    #expect(height("word") == expected(20))
    try host.get(.text("Grow")).tap()
    #expect(height("word") == expected(40))
    #expect(height("other") == expected(40))
  }

  @Test("The context follows the environment") func context() throws {
    struct Size: View {
      @Environment(\.fontResolutionContext) private var context
      var body: some View { Text("\(Int(Font.default.resolve(in: context).pointSize))") }
    }
    struct Page: View {
      @State var size: CGFloat = 12
      var body: some View {
        Button("Change") { size = 24 }
        Size().font(.system(size: size))
      }
    }
    let host = ViewHost(Page())
    #expect(!host.all(.text("12")).isEmpty)
    try host.get(.text("Change")).tap()
    #expect(!host.all(.text("24")).isEmpty)
  }
}
