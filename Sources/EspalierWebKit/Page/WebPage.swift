// SPDX-License-Identifier: MIT

import Combine
import EspalierLibraries
import Foundation
import FoundationNetworking

/// A page of the web, apart from the class that shows it. WebKitGTK's view is made at the first load, or when the page is shown.
///
/// Without WebKitGTK or a display, each load fails with a provisional navigation, and each script with an error.
@MainActor
public final class _WebPage: ObservableObject {
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()
  package let configuration: WKWebViewConfiguration
  package weak var events: (any WebPageEvents)?
  /// The object that shows the page, for messages.
  package weak var owner: AnyObject?
  private(set) var engine: WebEngine?
  private(set) var absence: WebKitLibrary.Absence?
  /// The navigation that a call has begun, until WebKitGTK reports it.
  var requested: WKNavigation?
  private(set) lazy var list = WKBackForwardList(self)
  /// The address of a load that failed for lack of WebKitGTK.
  private var wantedURL: URL?

  package init(_ configuration: WKWebViewConfiguration) {
    self.configuration = (configuration.copy() as? WKWebViewConfiguration) ?? configuration
  }

  /// WebKitGTK's view; nil if there is none.
  @discardableResult
  func makeEngine() -> WebEngine? {
    if let engine { return engine }
    do {
      let made = try WebEngine(WebKitLibrary.available(), self)
      (engine, absence) = (made, nil)
      applySettings()
    } catch {
      absence = error
    }
    if !isPreparing { objectWillChange.send() }
    return engine
  }

  /// Makes the widget when a view shows the page. No change is announced: the view reads the widget next.
  func prepareToShow() {
    isPreparing = true
    makeEngine()
    isPreparing = false
  }
  private var isPreparing = false

  // MARK: - State

  package var url: URL? { engine?.url ?? wantedURL }
  package var title: String? { engine?.text("webkit_web_view_get_title") ?? "" }
  package var progress: Double { engine?.progress ?? 0 }
  package var isLoading: Bool { engine?.isTrue("webkit_web_view_is_loading") ?? false }
  package var canGoBack: Bool { engine?.isTrue("webkit_web_view_can_go_back") ?? false }
  package var canGoForward: Bool { engine?.isTrue("webkit_web_view_can_go_forward") ?? false }

  package var zoom = 1.0 { didSet { applySettings() } }
  package var userAgent: String? { didSet { applySettings() } }
  package var isInspectable = false { didSet { applySettings() } }
  package var isTransparent = false { didSet { applySettings() } }

  private func applySettings() {
    guard let engine else { return }
    engine.zoom = zoom
    engine.setUserAgent(userAgent, application: configuration.applicationNameForUserAgent)
    engine.setInspectable(isInspectable)
    engine.setTransparent(isTransparent)
  }

  // MARK: - Loading

  /// Begins a navigation by a function, which returns the reason for which it cannot.
  private func begin(_ url: URL?, _ load: (WebEngine) -> String?) -> WKNavigation {
    let navigation = WKNavigation()
    guard let engine = makeEngine() else {
      wantedURL = url
      fail(navigation, absence?.text ?? WebKitLibrary.notInstalled)
      return navigation
    }
    requested = navigation
    if let reason = load(engine) {
      requested = nil
      fail(navigation, reason)
    }
    return navigation
  }

  /// Reports a failure after the call that began the navigation has returned, as Apple's does.
  private func fail(_ navigation: WKNavigation, _ reason: String) {
    LibraryWarning.once(reason)
    Task { @MainActor in
      self.events?.navigated(.started, navigation)
      self.events?.navigated(.failedProvisionally(WKError(.unknown, reason)), navigation)
    }
  }

  package func load(_ request: URLRequest) -> WKNavigation {
    begin(request.url) { engine in
      if request.httpBody != nil || request.httpBodyStream != nil {
        return "WebKit: WebKitGTK loads no request with a body. Send it with URLSession, and show the answer."
      }
      return engine.load(request) ? nil : "WebKit: the request has no address."
    }
  }

  package func load(html: String, baseURL: URL?) -> WKNavigation {
    begin(baseURL) { engine in
      engine.load(html: html, baseURL: baseURL)
      return nil
    }
  }

  package func load(_ data: Data, mimeType: String, encoding: String, baseURL: URL) -> WKNavigation {
    begin(baseURL) { engine in
      engine.load(data, mimeType: mimeType, encoding: encoding, baseURL: baseURL)
      return nil
    }
  }

  package func perform(_ name: String) -> WKNavigation? {
    guard let engine else { return nil }
    let navigation = WKNavigation()
    requested = navigation
    engine.library.perform("webkit_web_view_\(name)", engine.view)
    return navigation
  }

  package func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let engine else { return nil }
    let navigation = WKNavigation()
    requested = navigation
    let go: @convention(c) (OpaquePointer, OpaquePointer) -> Void = engine.library.web.required(
      "webkit_web_view_go_to_back_forward_list_item")
    go(engine.view, item.item)
    return navigation
  }

  package func stop() { if let engine { engine.library.perform("webkit_web_view_stop_loading", engine.view) } }

  // MARK: - Scripts

  /// Runs a script, whose last value is the result, or with arguments the body of a function that can wait.
  package func run(
    _ script: String, arguments: [String: Any]? = nil, in world: WKContentWorld,
    _ ended: @escaping @MainActor (Result<Any?, any Error>) -> Void
  ) {
    guard let engine = makeEngine() else {
      let reason = absence?.text ?? WebKitLibrary.notInstalled
      LibraryWarning.once(reason)
      Task { @MainActor in ended(.failure(WKError(.unknown, reason))) }
      return
    }
    guard let arguments else { return engine.evaluate(script, world.name, ended) }
    var body = ""
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      guard let text = JSONText.of(value) else {
        let reason = "WebKit: the argument \"\(name)\" of the script has no form in JSON."
        Task { @MainActor in ended(.failure(WKError(.javaScriptResultTypeIsUnsupported, reason))) }
        return
      }
      body += "let \(name) = \(text);"
    }
    engine.call(body + script, world.name, ended)
  }

  // MARK: - Reports

  func changed(_ property: WebPageProperty, _ change: () -> Void) {
    objectWillChange.send()
    events?.propertyWillChange(property)
    change()
    events?.propertyDidChange(property)
  }
}
