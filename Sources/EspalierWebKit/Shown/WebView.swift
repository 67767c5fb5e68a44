// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation
import FoundationNetworking
import Observation
import SwiftUI

/// A page of the web in a view of SwiftUI.
///
///     WebView(url: URL(string: "https://example.org"))
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?
  @State private var own: WebPage?

  /// A view of a page that the program has.
  public init(_ page: WebPage) { (self.page, url) = (page, nil) }
  /// A view of an address; another address is loaded when it changes.
  public init(url: URL?) { (page, self.url) = (nil, url) }

  public var body: some View {
    Group {
      if let shown = page ?? own { _WebPageView(page: shown.page, name: "WebView") } else { Color.clear }
    }
    .onAppear { if page == nil, own == nil { own = WebPage() } }
    .task(id: url) {
      guard page == nil else { return }
      let shown = own ?? WebPage()
      own = shown
      if let url { shown.load(url) }
    }
  }
}

/// A page of the web: its state can be observed.
@MainActor
@Observable
public final class WebPage {
  /// The values with which a page is made.
  @MainActor
  public struct Configuration {
    /// The place of cookies and files.
    public var websiteDataStore = WKWebsiteDataStore.default()
    /// The scripts of the program, and their messages.
    public var userContentController = WKUserContentController()
    /// A name behind that of the browser in requests.
    public var applicationNameForUserAgent: String?
    /// The usual values.
    public init() {}

    fileprivate var values: WKWebViewConfiguration {
      let values = WKWebViewConfiguration()
      values.websiteDataStore = websiteDataStore
      values.userContentController = userContentController
      values.applicationNameForUserAgent = applicationNameForUserAgent
      return values
    }
  }

  /// The states of a navigation.
  public enum NavigationEvent: Hashable, Sendable {
    /// It has begun; the server has sent another address; the page is shown; the page is loaded.
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// The reasons for which a navigation fails.
  public enum NavigationError: Error {
    /// The page was not shown, with the reason.
    case failedProvisionalNavigation(any Error)
    /// The process of the page has ended.
    case webContentProcessTerminated
    /// The address is none.
    case invalidURL
  }

  /// Decides about the navigations of a page. Each requirement has a default.
  @MainActor
  public protocol NavigationDeciding {
    /// Decides about a navigation; by default it is allowed.
    mutating func decidePolicy(for action: WKNavigationAction) async -> WKNavigationActionPolicy
    /// Decides about a response; by default content that can be shown is allowed.
    mutating func decidePolicy(for response: WKNavigationResponse) async -> WKNavigationResponsePolicy
  }

  @ObservationIgnored let page: _WebPage
  @ObservationIgnored private var decider: (any NavigationDeciding)?
  @ObservationIgnored private var listeners: [UUID: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]
  /// Counts the changes of the state.
  private var changes = 0
  /// The last state of a navigation; nil before the first one.
  public private(set) var currentNavigationEvent: NavigationEvent?

  /// A page.
  public init(configuration: Configuration = Configuration()) {
    page = _WebPage(configuration.values)
    page.events = self
    page.owner = self
  }
  /// A page whose navigations an object decides about.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) {
    self.init(configuration: configuration)
    decider = navigationDecider
  }

  private func observed<Value>(_ value: Value) -> Value {
    _ = changes
    return value
  }

  /// The address; nil before the first page.
  public var url: URL? { observed(page.url) }
  /// The title; empty for none.
  public var title: String { observed(page.title ?? "") }
  /// The part that was loaded, 0…1.
  public var estimatedProgress: Double { observed(page.progress) }
  /// Whether a page is loaded.
  public var isLoading: Bool { observed(page.isLoading) }
  /// Whether all of the page came by https; false for another address.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The pages that were shown.
  public var backForwardList: WKBackForwardList { observed(page.list) }
  /// The name of the browser in requests; nil is WebKitGTK's.
  public var customUserAgent: String? {
    get { page.userAgent }
    set { page.userAgent = newValue }
  }
  /// Whether the menu of the page leads to WebKitGTK's inspector.
  public var isInspectable: Bool {
    get { page.isInspectable }
    set { page.isInspectable = newValue }
  }

  /// The states of the next navigation. The sequence ends with it, with an error if it fails.
  public var navigations: AsyncThrowingStream<NavigationEvent, any Error> { events() }

  private func events() -> AsyncThrowingStream<NavigationEvent, any Error> {
    let id = UUID()
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[id] = nil } }
    return stream
  }

  /// Loads an address. Returns the states of the navigation.
  @discardableResult
  public func load(_ request: URLRequest) -> AsyncThrowingStream<NavigationEvent, any Error> {
    let events = events()
    _ = page.load(request)
    return events
  }
  /// Loads an address; without one the navigation fails.
  @discardableResult
  public func load(_ url: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    guard let url else { return AsyncThrowingStream { $0.finish(throwing: NavigationError.invalidURL) } }
    return load(URLRequest(url: url))
  }
  /// Loads HTML.
  /// - Parameter baseURL: The address to which those in the page are relative.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    let events = events()
    _ = page.load(html: html, baseURL: baseURL)
    return events
  }
  /// Shows a page of the list.
  public func load(_ item: WKBackForwardListItem) { _ = page.go(to: item) }
  /// Loads the page again.
  /// - Parameter fromOrigin: Whether all that belongs to it is read from the server.
  public func reload(fromOrigin: Bool = false) { _ = page.perform(fromOrigin ? "reload_bypass_cache" : "reload") }
  /// Ends the loading.
  public func stopLoading() { page.stop() }

  /// Runs the body of a function, which can wait for promises.
  /// - Parameter arguments: Values of JSON by the names that the body has for them.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> Any? {
    let result: Result<ScriptResult, any Error> = await withCheckedContinuation { done in
      page.run(functionBody, arguments: arguments, in: contentWorld ?? .page) {
        done.resume(returning: $0.map { ScriptResult(value: $0) })
      }
    }
    return try result.get().value
  }
}

/// A value of JSON, which no other code changes.
private struct ScriptResult: @unchecked Sendable { let value: Any? }

extension WebPage.NavigationDeciding {
  public mutating func decidePolicy(for action: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
  public mutating func decidePolicy(for response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
    response.canShowMIMEType ? .allow : .cancel
  }
}

extension WebPage: WebPageEvents {
  package func decide(
    _ action: WKNavigationAction, _ answer: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard var decider else { return answer(.allow) }
    Task {
      let policy = await decider.decidePolicy(for: action)
      self.decider = decider
      answer(policy)
    }
  }
  package func decide(
    _ response: WKNavigationResponse, _ answer: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    guard var decider else { return answer(response.canShowMIMEType ? .allow : .cancel) }
    Task {
      let policy = await decider.decidePolicy(for: response)
      self.decider = decider
      answer(policy)
    }
  }
  package func navigated(_ event: WebNavigationEvent, _ navigation: WKNavigation) {
    switch event {
    case .started: send(.startedProvisionalNavigation)
    case .redirected: send(.receivedServerRedirect)
    case .committed: send(.committed)
    case .finished:
      send(.finished)
      for listener in listeners.values { listener.finish() }
      listeners = [:]
    case .failed(let error): end(error)
    case .failedProvisionally(let error): end(NavigationError.failedProvisionalNavigation(error))
    }
  }
  private func send(_ event: NavigationEvent) {
    currentNavigationEvent = event
    for listener in listeners.values { listener.yield(event) }
  }
  private func end(_ error: any Error) {
    changes += 1
    for listener in listeners.values { listener.finish(throwing: error) }
    listeners = [:]
  }
  package func terminated() { end(NavigationError.webContentProcessTerminated) }
  package func authenticate(
    _ challenge: URLAuthenticationChallenge,
    _ answer: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) -> Bool { false }
  package func became(_ download: WKDownload, from action: WKNavigationAction?, _ response: WKNavigationResponse?) {}
  package func makePage(_ configuration: WKWebViewConfiguration, _ action: WKNavigationAction) -> _WebPage? { nil }
  package func closed() {}
  package func show(_ dialog: WebScriptDialog, _ frame: WKFrameInfo) {
    switch dialog {
    case .alert(_, let ended): ended()
    case .confirm(_, let answer): answer(false)
    case .prompt(_, _, let answer): answer(nil)
    }
  }
  package func choose(
    _ parameters: WKOpenPanelParameters, _ frame: WKFrameInfo,
    _ answer: @escaping @MainActor @Sendable ([URL]?) -> Void
  ) -> Bool { false }
  package func propertyWillChange(_ property: WebPageProperty) { changes += 1 }
  package func propertyDidChange(_ property: WebPageProperty) {}
}
