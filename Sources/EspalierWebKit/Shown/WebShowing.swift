// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import FoundationNetworking

/// The part that the classes `WKWebView` of UIKit and AppKit share.
@MainActor @preconcurrency
public protocol _WebShowing: AnyObject {
  /// The page.
  var _page: _WebPage { get }
}

extension _WebShowing {
  /// The values with which the view was made: a copy, whose parts are the program's objects.
  public var configuration: WKWebViewConfiguration {
    (_page.configuration.copy() as? WKWebViewConfiguration) ?? _page.configuration
  }
  /// The pages that the view has shown.
  public var backForwardList: WKBackForwardList { _page.list }
  /// The name of the browser in requests; nil and an empty one are WebKitGTK's.
  public var customUserAgent: String? {
    get { _page.userAgent }
    set { _page.userAgent = newValue }
  }
  /// The factor of the size of texts and pictures.
  public var pageZoom: CGFloat {
    get { CGFloat(_page.zoom) }
    set { _page.zoom = Double(newValue) }
  }
  /// Whether the menu of the page leads to WebKitGTK's inspector.
  public var isInspectable: Bool {
    get { _page.isInspectable }
    set { _page.isInspectable = newValue }
  }

  // MARK: - Loading

  /// Loads an address. A request with a body fails: WebKitGTK sends none.
  /// - Returns: The navigation that the delegate's methods receive.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? { _page.load(request) }
  /// Loads HTML.
  /// - Parameter baseURL: The address to which those in the page are relative.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    _page.load(html: string, baseURL: baseURL)
  }
  /// Loads content of a kind.
  @discardableResult
  public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    _page.load(data, mimeType: MIMEType, encoding: characterEncodingName, baseURL: baseURL)
  }
  /// Loads a file.
  /// - Parameter readAccessURL: The folder that the page may read; WebKitGTK does not limit it.
  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    _page.load(URLRequest(url: URL))
  }
  /// Loads the page again; nil before the first one.
  @discardableResult
  public func reload() -> WKNavigation? { _page.perform("reload") }
  /// Loads the page again, and all that belongs to it, from the server.
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { _page.perform("reload_bypass_cache") }
  /// Ends the loading.
  public func stopLoading() { _page.stop() }
  /// Shows the page before; nil if there is none.
  @discardableResult
  public func goBack() -> WKNavigation? { _page.canGoBack ? _page.perform("go_back") : nil }
  /// Shows the page after; nil if there is none.
  @discardableResult
  public func goForward() -> WKNavigation? { _page.canGoForward ? _page.perform("go_forward") : nil }
  /// Shows a page of the list.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? { _page.go(to: item) }
  /// Whether an address can be shown: not those of mail and the like.
  public static func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ftp", "ws", "wss"].contains(urlScheme.lowercased())
  }

  /// Loads a file without showing it.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) {
    if let download = _page.download(request) { completionHandler(download) }
  }

  // MARK: - Scripts

  /// Runs a script. The result is its last value: a number, a text, an array, a dictionary; nil for `undefined`.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    _page.run(javaScriptString, in: .page) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Runs a script.
  /// - Returns: Its last value; `NSNull` for `undefined`.
  /// - Throws: `WKError`, for a value that the script throws, for example.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    try await run(javaScriptString, nil, .page) ?? NSNull()
  }

  /// Runs a script in a world.
  /// - Parameter frame: The main frame: WebKitGTK reports no other one.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    _page.run(javaScript, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
  }

  /// Runs a script in a world.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try await run(javaScript, nil, contentWorld) }

  /// Runs the body of a function, which can wait for promises.
  /// - Parameter arguments: Values of JSON by the names that the body has for them.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    _page.run(functionBody, arguments: arguments, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
  }

  /// Runs the body of a function, which can wait for promises.
  /// - Parameter arguments: Values of JSON by the names that the body has for them.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try await run(functionBody, arguments, contentWorld) }

  private func run(_ script: String, _ arguments: [String: Any]?, _ world: WKContentWorld) async throws -> Any? {
    let result: Result<SentValue, any Error> = await withCheckedContinuation { done in
      _page.run(script, arguments: arguments, in: world) { done.resume(returning: $0.map { SentValue(value: $0) }) }
    }
    return try result.get().value
  }

  @available(*, unavailable, message: "WebKitGTK prints by its own dialog: use the browser of the desktop.")
  public func createPDF() async throws -> Data { throw WKError(.unknown) }
  @available(*, unavailable, message: "WebKitGTK writes no web archives.")
  public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {}
}

/// A value of JSON, which no other code changes.
private struct SentValue: @unchecked Sendable { let value: Any? }
