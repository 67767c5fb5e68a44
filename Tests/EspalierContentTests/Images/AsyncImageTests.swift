// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("AsyncImage")
struct AsyncImageTests {
  private struct Loading: View {
    let url: URL?
    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("loading")
        case .success(let image): image.overlay(Text("there"))
        case .failure: Text("failed")
        }
      }
    }
  }

  /// Waits until a text is shown.
  private func wait<V: View>(for text: String, in host: ViewHost<V>) async throws {
    let isShown = try await eventually {
      try host.update()
      return !host.all(.text(text)).isEmpty
    }
    #expect(isShown, "\(text) did not appear")
  }

  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("async-\(UUID().uuidString).svg")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("an AsyncImage loads a file, and shows its placeholder until then")
  func success() async throws {
    let url = try file(#"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>"#)
    let host = ViewHost(Loading(url: url))
    #expect(host.all(.text("loading")).count == 1)
    try await wait(for: "there", in: host)
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
  }

  @Test("an AsyncImage reports what cannot be loaded")
  func failure() async throws {
    let host = ViewHost(Loading(url: try file("no picture")))
    try await wait(for: "failed", in: host)
    let missing = ViewHost(Loading(url: URL(fileURLWithPath: "/nowhere/at/all.png")))
    try await wait(for: "failed", in: missing)
  }

  @Test("no address, no picture")
  func none() throws {
    let host = ViewHost(Loading(url: nil))
    try host.update()
    #expect(host.all(.text("loading")).count == 1)
  }

  @Test("content and placeholder")
  func placeholder() async throws {
    let url = try file(#"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>"#)
    let host = ViewHost(
      AsyncImage(url: url) { image in
        image.resizable().overlay(Text("there"))
      } placeholder: {
        Text("wait")
      })
    #expect(host.all(.text("wait")).count == 1)
    try await wait(for: "there", in: host)
  }
}
