// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Pictures on lines of text.
@MainActor
struct ImageTextTests {
  @Test func aSymbolStandsAmongTheCharacters() throws {
    let symbol = ViewHost(Image(systemName: "star")).size
    let plain = ViewHost(Text("ab")).size
    let both = ViewHost(Text("a\(Image(systemName: "star"))b")).size
    #expect(abs(both.width - plain.width - symbol.width) < 2)
    let joined = ViewHost(Text("a") + Text(Image(systemName: "star")) + Text("b")).size
    #expect(joined == both)
    // It has the size of the text around it.
    let large = ViewHost(Text(Image(systemName: "star")).font(.system(size: 60))).size
    #expect(large.width > 2 * symbol.width)
  }

  @Test func itWrapsAndIsDrawn() throws {
    let text = Text("Some words, then \(Image(systemName: "star.fill")) and more words")
    let ideal = ViewHost(text).size
    #expect(ViewHost(text).sizeThatFits(ProposedViewSize(width: ideal.width / 2, height: nil)).height > ideal.height)
    let blank = Text("Some words, then and more words")
    #expect(try ViewHost(text).png() != ViewHost(blank).png())
    #expect(ViewHost(text).dump(.displayList).contains("image"))
    #expect(ViewHost(text).all(.text("Some words, then star and more words")).count == 1)
  }

  @Test func redactedPicturesAreShapes() {
    let host = ViewHost(Image(systemName: "star").redacted(reason: .placeholder))
    #expect(!host.dump(.displayList).contains("image") && host.dump(.displayList).contains("fill"))
  }
}
