// SPDX-License-Identifier: MIT

import EspalierAppKit
import Foundation
import Testing

@MainActor @Suite("Icons of files")
struct FileIconTests {
  @Test("A file that does not exist, and a picture without content, set no icon") func nothingToSet() throws {
    let image = NSImage(size: CGSize(width: 4, height: 4), flipped: false) { rect in
      NSColor.red.setFill()
      rect.fill()
      return true
    }
    #expect(!NSWorkspace.shared.setIcon(image, forFile: "/no/such/file", options: []))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(!NSWorkspace.shared.setIcon(NSImage(), forFile: file.path, options: .init()))
  }

  @Test("Functions without an actor show files and set icons without a wait") func withoutActor() async {
    @Sendable nonisolated func work() async -> Bool {
      NSWorkspace.shared.activateFileViewerSelecting([])
      return NSWorkspace.shared.setIcon(nil, forFile: "/no/such/file", options: [])
    }
    #expect(await work() == false)
  }
}
