// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierLinkPresentation

@Suite("Titles and pictures of pages")
struct LinkMetadataTests {
  @Test(
    "The title of a page is that for previews, or its own",
    arguments: [
      ("<title>Own\n &amp; only</title>", "Own & only"),
      (
        "<title>Own</title><meta property=\"og:title\" content=\"For &quot;previews&quot; &#8211; here\">",
        "For \"previews\" – here"
      ),
      ("<META NAME=twitter:title CONTENT='single'><title></title>", "single"),
      ("<!-- <title>No</title> --><script>\"<title>No</title>\"</script><Title lang=en>Yes</title>", "Yes"),
      ("no page", nil), ("<title", nil), ("<", nil), ("<meta property", nil), ("<a b=\"", nil), ("<!--", nil),
    ])
  func title(html: String, title: String?) { #expect(PageHead(html).title == title) }

  @Test("The pictures of a page have the best of their addresses") func pictures() {
    let head = PageHead(
      """
      <link rel="shortcut icon" href="/small.ico"><link rel='apple-touch-icon' href=touch.png />
      <meta property="og:image" content="https://example.org/a.jpg?x=1&amp;y=2"/>
      <meta property="og:url" content="https://example.org/page">
      """)
    #expect(head.icon == "touch.png" && head.image == "https://example.org/a.jpg?x=1&y=2")
    #expect(head.address == "https://example.org/page" && head.video == nil)
  }

  private func page(_ html: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("index.html")
    try Data(html.utf8).write(to: url)
    return url
  }

  @Test("A page is read, and its pictures when they are needed") func provider() async throws {
    let url = try page("<title>A page</title><link rel=icon href=icon.png>")
    try Data("picture".utf8).write(to: url.deletingLastPathComponent().appendingPathComponent("icon.png"))
    let provider = LPMetadataProvider()
    let metadata = try await provider.startFetchingMetadata(for: url)
    #expect(metadata.title == "A page" && metadata.originalURL == url && metadata.imageProvider == nil)
    let icon = try #require(metadata.iconProvider)
    let data: Data? = await withCheckedContinuation { continuation in
      _ = icon.loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in continuation.resume(returning: data)
      }
    }
    #expect(data == Data("picture".utf8))
    await #expect(throws: LPError.self) { try await provider.startFetchingMetadata(for: url) }
    let plain = LPMetadataProvider()
    plain.shouldFetchSubresources = false
    #expect(try await plain.startFetchingMetadata(for: url).iconProvider == nil)
  }

  @Test("A page that cannot be read is an error with its reason") func missing() async throws {
    await #expect(throws: LPError.self) {
      try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/nowhere.html"))
    }
    let closed = try #require(URL(string: "http://127.0.0.1:9/"))
    let provider = LPMetadataProvider()
    provider.timeout = 5
    let error: (any Error)? = await withCheckedContinuation { continuation in
      provider.startFetchingMetadata(for: closed) { _, error in continuation.resume(returning: error) }
    }
    #expect((error as? LPError)?.code == .metadataFetchFailed)
  }
}
