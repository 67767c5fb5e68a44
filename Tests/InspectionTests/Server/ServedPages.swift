// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierPreviewChannel
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierInspection
@testable import EspalierPages
@testable import EspalierPreviews

/// The two pages that are served, each with what a program shows in it.
@MainActor
enum ServedPages {
  static let stage = "Card\u{1F}desktop\u{1F}light"

  /// The inspector of a host.
  static func inspector(_ host: ViewHost<some View>) throws -> (inspector: LiveInspector, address: URL) {
    let inspector = LiveInspector(title: "Test", files: [])
    let window = InspectedWindow(
      host.graph, inspector, size: { host.size }, background: { host.graph.backgroundColor }, redraw: {})
    inspector.opened(window)
    return (inspector, try #require(inspector.address.flatMap { URL(string: $0) }))
  }

  /// The page of previews, with one stage.
  static func previews() throws -> (page: PreviewPage, model: PreviewModel, address: URL) {
    let (own, other) = try MessageChannel.pair()
    // A reader of the model's messages, in the place of the command.
    let command = MessageChannel(other)
    command.start({ _ in }, ended: {})
    let model = PreviewModel(own, isApp: false)
    model.appearances = .light
    model.receive(.loaded(version: 1, previews: [PreviewListing(name: "Card", layout: .fixed(width: 20, height: 10))]))
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)")
    try Data(repeating: 255, count: 20 * 10 * 4).write(to: picture)
    defer { try? FileManager.default.removeItem(at: picture) }
    model.receive(
      .shown(
        version: 1,
        PreviewFrame(
          stage: stage, path: picture.path, offset: 0, width: 20, height: 10, scale: 1, scrolls: false)))
    let page = PreviewPage(model, title: "Test")
    return (page, model, try #require(page.address.flatMap { URL(string: $0) }))
  }
}

extension URL {
  /// The port and the token of a page's address.
  var served: (port: UInt16, token: String) {
    (UInt16(port ?? 0), String((query ?? "").dropFirst("token=".count)))
  }
}
