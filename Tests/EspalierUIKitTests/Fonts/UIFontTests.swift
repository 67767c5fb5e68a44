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

  @Test(
    "An archive keeps the description of a font",
    arguments: [
      UIFont.monospacedSystemFont(ofSize: 13, weight: .bold), .italicSystemFont(ofSize: 20),
      .systemFont(ofSize: 10, weight: .light),
    ])
  func archive(font: UIFont) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: font.fontDescriptor, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data))
    let copy = UIFont(descriptor: read, size: 0)
    #expect(copy.pointSize == font.pointSize && copy.fontName == font.fontName)
    #expect("Wide iii".size(withAttributes: [.font: copy]) == "Wide iii".size(withAttributes: [.font: font]))
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
