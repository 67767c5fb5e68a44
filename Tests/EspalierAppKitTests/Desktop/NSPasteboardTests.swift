// SPDX-License-Identifier: MIT

import EspalierAppKit
import Foundation
import Testing

@MainActor @Suite("NSPasteboard and NSWorkspace", .serialized)
struct NSPasteboardTests {
  private let board = NSPasteboard.general

  @Test("A text is copied after the content was cleared") func textCopiedAfterContent() {
    let before = board.changeCount
    board.clearContents()
    #expect(board.string(forType: .string) == nil)
    #expect(board.setString("copied", forType: .string))
    #expect(board.string(forType: .string) == "copied")
    #expect(board.changeCount > before)
  }

  @Test("One thing has several forms") func oneThingSeveralForms() {
    board.declareTypes([.string, .html], owner: nil)
    board.setString("bold", forType: .string)
    board.setString("<b>bold</b>", forType: .html)
    #expect(board.availableType(from: [.png, .html]) == .html)
    #expect(board.types?.count == 2)
  }

  @Test("A program without a desktop finds no program for a scheme") func programWithoutDesktopFinds() {
    #expect(NSWorkspace.shared.urlForApplication(toOpen: URL(string: "no-such-scheme:x")!) == nil)
    #expect(NSWorkspace.shared.urlForApplication(withBundleIdentifier: "../x") == nil)
    #expect(NSWorkspace.shared.icon(forFile: "/").size.width > 0)
    #expect(NSWorkspace.shared.runningApplications == [NSRunningApplication.current])
  }
}
