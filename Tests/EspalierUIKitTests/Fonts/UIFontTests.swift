// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("UIFont")
struct UIFontTests {
  @Test("A font has its size and the height of its lines") func fontSizeHeightLines() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.pointSize == 20)
    #expect(font.lineHeight > 20 && font.ascender > 0 && font.descender < 0)
    #expect(font.withSize(10).pointSize == 10)
    #expect(UIFont(name: "No Such Family", size: 10) == nil)
  }

  @Test("A view's text has the size that the font measures") func viewSTextSize() {
    let font = UIFont.systemFont(ofSize: 24, weight: .bold)
    let measured = "Measured".size(withAttributes: [.font: font])
    let shown = ViewHost(Text("Measured").font(Font(font)).fixedSize()).size
    #expect(abs(measured.width - shown.width) < 1)
    #expect(abs(measured.height - shown.height) < 1)
  }

  @Test("A description changes the design and the traits") func descriptionChangesDesignTraits() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
    #expect(descriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
  }

  @Test("Two fonts of the same values are equal") func twoFontsSameValues() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
  }
}
