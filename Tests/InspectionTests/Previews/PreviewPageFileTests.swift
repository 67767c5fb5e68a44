// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation
import SwiftUI
import Testing

@testable import EspalierPreviews

@Suite("The page of previews consists of one file")
struct PreviewPageFileTests {
  @Test func everyFileOfTheFolderIsPartOfThePage() {
    let page = PageFiles.text["page.html"] ?? ""
    for name in PageFiles.text.keys where name != "page.html" { #expect(page.contains("\"\(name)\""), "\(name)") }
  }

  @Test func noFileNamesAnAddress() {
    for (name, text) in PageFiles.text { #expect(!text.contains("http:") && !text.contains("https:"), "\(name)") }
  }
}

@Suite("What is done in the page arrives as what is done in a window")
struct PreviewPageActionTests {
  private func event(_ json: String) throws -> PreviewEvent {
    let action = try JSONDecoder().decode(PreviewPageAction.self, from: Data(json.utf8))
    guard case .event("s", let event) = action else { throw CocoaError(.coderInvalidValue) }
    return event
  }

  @Test func pointersAndWheels() throws {
    let point = CGPoint(x: 1.5, y: 2)
    #expect(
      try event(#"{"stage":"s","event":"press","x":1.5,"y":2,"modifiers":["shift","command"]}"#)
        == .press(point, modifiers: EventModifiers([.shift, .command]).rawValue))
    #expect(try event(#"{"stage":"s","event":"leave"}"#) == .hover(nil))
    #expect(
      try event(#"{"stage":"s","event":"scroll","x":1.5,"y":2,"dx":0,"dy":-3}"#)
        == .scroll(CGSize(width: 0, height: -3), at: point))
  }

  @Test func keys() throws {
    #expect(try event(#"{"stage":"s","event":"key","key":"ä"}"#) == .key("ä", characters: "ä", modifiers: 0))
    #expect(try event(#"{"stage":"s","event":"key","key":"Enter"}"#) == .key("\r", characters: "", modifiers: 0))
    #expect(
      try event(#"{"stage":"s","event":"key","key":"ArrowUp"}"#) == .key("\u{F700}", characters: "", modifiers: 0))
    // A key without a meaning here.
    #expect(try event(#"{"stage":"s","event":"key","key":"AudioVolumeUp"}"#) == .key("", characters: "", modifiers: 0))
  }

  @Test(arguments: [#"{"stage":"s","event":"fly"}"#, #"{"stage":"s","event":"press","x":1}"#, "{}"])
  func whatIsNoActionIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PreviewPageAction.self, from: Data(json.utf8)) }
  }
}
