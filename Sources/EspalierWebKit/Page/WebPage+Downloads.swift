// SPDX-License-Identifier: MIT

internal import EspalierCGio
import Foundation
import FoundationNetworking

extension _WebPage {
  /// Loads a file; without WebKitGTK there is none.
  @discardableResult
  package func download(_ request: URLRequest, from action: WKNavigationAction? = nil) -> WKDownload? {
    guard let engine = makeEngine(), let address = request.url?.absoluteString else { return nil }
    let start: @convention(c) (OpaquePointer, WebKitLibrary.Name) -> OpaquePointer? = engine.library.web.required(
      "webkit_web_view_download_uri")
    guard let found = start(engine.view, address) else { return nil }
    let download = WKDownload(found, engine.library)
    GLib.release(found)
    if let action { events?.became(download, from: action, nil) }
    return download
  }

  /// The next download of the session belongs to a response.
  func expectDownload(from response: WKNavigationResponse) {
    guard let engine, let session = configuration.websiteDataStore.session(engine.library) else { return }
    let expected = ExpectedDownload(self, response, engine.library)
    let started: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, found, data in
      nonisolated(unsafe) let found = found
      GLib.owner(data, ExpectedDownload.self, or: ()) { if let found { $0.take(found) } }
    }
    GLib.connect(session, "download-started", expected, started)
    ExpectedDownload.waiting = expected
  }
}

/// A response that becomes a download.
@MainActor
private final class ExpectedDownload {
  /// The one whose download is about to start; alive until then.
  static var waiting: ExpectedDownload?
  private weak var page: _WebPage?
  private let response: WKNavigationResponse
  private let library: WebKitLibrary

  init(_ page: _WebPage, _ response: WKNavigationResponse, _ library: WebKitLibrary) {
    (self.page, self.response, self.library) = (page, response, library)
  }

  func take(_ found: OpaquePointer) {
    guard Self.waiting === self else { return }
    Self.waiting = nil
    page?.events?.became(WKDownload(found, library), from: nil, response)
  }
}
