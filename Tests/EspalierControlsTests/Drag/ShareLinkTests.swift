// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierInteraction

/// The actions of a share link on its items (documentation of `ShareLink`).
@MainActor
@Suite("Share links") struct ShareLinkTests {
  private let log = Log()

  private func host<V: View>(_ view: V) -> ViewHost<some View> {
    let log = log
    return ViewHost(
      view.environment(
        \.openURL,
        OpenURLAction { url in
          log.lines.append(url.absoluteString)
          return .handled
        }), size: CGSize(width: 400, height: 400))
  }

  @Test("An address is copied, opened, and sent") func address() throws {
    let url = try #require(URL(string: "https://example.org/a?b=1&c=2"))
    let host = host(ShareLink("Share it", item: url, subject: Text("A & B"), message: Text("Look")))
    func choose(_ title: String) throws {
      try host.get(.text("Share it")).tap()
      try host.get(.text(title)).tap()
      try host.settle()
    }
    try choose("Copy")
    var copied: URL?
    host.graph.clipboard.readItems { copied = $0.first?.value as? URL }
    #expect(copied == url)
    try choose("Open")
    #expect(log.lines == [url.absoluteString])
    try choose("Send by Email")
    #expect(
      log.lines.last
        == "mailto:?subject=A%20%26%20B&body=Look%0Ahttps://example.org/a%3Fb%3D1%26c%3D2")
  }

  @Test("A text is copied and sent, and opened by nothing") func text() throws {
    let host = host(ShareLink(item: "words"))
    try host.get(.text("Share…")).tap()
    #expect(host.all(.text("Open")).isEmpty)
    try host.get(.text("Copy")).tap()
    #expect((host.graph.clipboard as? MemoryClipboard)?.text == "words")
  }

  @Test("What is neither text nor address is copied") func data() throws {
    let host = host(ShareLink(item: Data([1, 2]), preview: SharePreview("Bytes")) { Text("Share") })
    try host.get(.text("Share")).tap()
    #expect(host.all(.text("Copy")).count == 1 && host.all(.text("Send by Email")).isEmpty)
  }
}
