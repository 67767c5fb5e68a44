// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierHosting
import EspalierInteraction
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

/// Each form of the modifiers that copy, cut and paste while a view has the keyboard.
@MainActor
@Suite("Forms of copying and pasting") struct ClipboardFormTests {
  private let log = Log()
  private let button = Button("Words") {}

  private func item(_ word: String) -> NSItemProvider { NSItemProvider(object: word as NSString) }

  /// The clipboard's text after a key with Command in the focused view; it is "before" at first.
  private func clipboard(_ key: KeyEquivalent, _ view: some View) throws -> String? {
    let host = ViewHost(view, size: CGSize(width: 200, height: 100))
    host.graph.clipboard.setText("before")
    try host.get(.role(.button)).key(key, modifiers: .command)
    return (host.graph.clipboard as? MemoryClipboard)?.text
  }

  @Test("What a view copies is on the clipboard") func copying() throws {
    let none: (() -> [NSItemProvider])? = nil
    #expect(try clipboard("c", button) == "before")
    #expect(try clipboard("c", button.copyable(["value"])) == "value")
    #expect(try clipboard("c", button.onCopyCommand { [item("provided")] }) == "provided")
    #expect(try clipboard("c", button.onCopyCommand(perform: none)) == "before")
    #expect(try clipboard("x", button.copyable(["value"])) == "before")
  }

  @Test("What a view cuts is on the clipboard") func cutting() throws {
    let none: (() -> [NSItemProvider])? = nil
    #expect(try clipboard("x", button) == "before")
    #expect(try clipboard("x", button.cuttable(for: String.self) { ["value"] }) == "value")
    #expect(try clipboard("x", button.onCutCommand { [item("provided")] }) == "provided")
    #expect(try clipboard("x", button.onCutCommand(perform: none)) == "before")
    #expect(try clipboard("c", button.cuttable(for: String.self) { ["value"] }) == "before")
  }

  @Test("A view receives what is pasted, if it is of its type and accepted") func pasting() throws {
    func pasted(_ view: some View) throws -> [String] {
      _ = try clipboard("v", view)
      return log.take()
    }
    #expect(try pasted(button) == [])
    #expect(try pasted(button.pasteDestination(for: String.self) { log.lines += $0 }) == ["before"])
    let refusing = button.pasteDestination(for: String.self) {
      log.lines += $0
    } validator: { _ in
      []
    }
    #expect(try pasted(refusing) == [])
    #expect(try pasted(button.onPasteCommand(of: [.text]) { log.add("\($0.count)") }) == ["1"])
    #expect(try pasted(button.onPasteCommand(of: [.image]) { log.add("\($0.count)") }) == [])
  }
}
