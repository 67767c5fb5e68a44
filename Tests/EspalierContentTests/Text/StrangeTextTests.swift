// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Text of every kind is measured, drawn and found again.
@MainActor
struct StrangeTextTests {
  nonisolated static let strings = [
    "", "\0", "a\0b", "\u{FEFF}", "\u{202E}backwards\u{202C} and on", "שלום world عالم 123",
    "👨‍👩‍👧‍👦🏳️‍🌈e\u{301}\u{301}\u{301}", "\n\n\n", "\r\n\t", String(repeating: "\u{300}", count: 1000),
    String(decoding: [0xFF, 0xC0, 0x80, 0x41, 0xED, 0xA0, 0x80], as: UTF8.self), "<b>&amp;</b>", "%@ %d %s",
    String(repeating: "W", count: 10_000),
  ]

  @Test("strange text", arguments: strings)
  func text(string: String) throws {
    let host = ViewHost(Text(verbatim: string), size: CGSize(width: 100, height: 100))
    #expect(host.all(.text(string)).count == 1)
    _ = try host.png()
    let size = host.sizeThatFits(.unspecified)
    #expect(size.width.isFinite && size.height.isFinite && size.width >= 0)
    #expect(host.sizeThatFits(.zero).width.isFinite)
  }

  @Test("a megabyte of text")
  func megabyte() throws {
    let words = String(repeating: "some words and ", count: 70_000)
    let host = ViewHost(Text(verbatim: words), size: CGSize(width: 300, height: 300))
    #expect(host.sizeThatFits(ProposedViewSize(width: 300, height: nil)).height > 10_000)
    let lines = String(repeating: "line\n", count: 200_000)
    #expect(ViewHost(Text(verbatim: lines)).size.height > 100_000)
  }
}
