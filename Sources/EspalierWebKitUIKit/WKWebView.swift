// SPDX-License-Identifier: MIT

@_exported import EspalierWebKit
import EspalierAppleValues
import EspalierUIKit
import Foundation
import FoundationNetworking
import SwiftUI

/// A view of pages of the web, by WebKitGTK. Its widget is drawn, clipped and covered where the view is; in pictures, without a display
/// and without the library a placeholder has the class's name.
@MainActor @preconcurrency
open class WKWebView: UIView, _WebShowing, DrawnBySwiftUI {
  public let _page: _WebPage
  /// Receives the events of navigations.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Receives the requests of scripts: windows, messages, files.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether a swipe leads back and forward: WebKitGTK's own gesture is not connected.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a press on a link shows its page: it does not.
  open var allowsLinkPreview = true
  /// The scroll view of the page. WebKitGTK scrolls by itself: this one is not shown, and moves nothing.
  public let scrollView = UIScrollView()

  /// A view in a rectangle of points, with a copy of a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    _page = _WebPage(configuration)
    super.init(frame: frame)
    prepare()
  }
  /// A view in a rectangle of points.
  public nonisolated override init(frame: CGRect) {
    _page = onMainQueue { _WebPage(WKWebViewConfiguration()) }
    super.init(frame: frame)
    onMainQueue { prepare() }
  }
  /// A view without a size.
  public nonisolated convenience init() { self.init(frame: .zero) }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  private func prepare() {
    clipsToBounds = true
    _page.events = self
    _page.owner = self
  }

  /// The address; nil before the first page.
  open var url: URL? { _page.url }
  /// The title of the page; empty for none.
  open var title: String? { _page.title }
  /// The part that was loaded, 0…1.
  open var estimatedProgress: Double { _page.progress }
  /// Whether a page is loaded.
  open var isLoading: Bool { _page.isLoading }
  /// Whether there is a page before.
  open var canGoBack: Bool { _page.canGoBack }
  /// Whether there is a page after.
  open var canGoForward: Bool { _page.canGoForward }
  /// Whether all of the page came by https; false for another address.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// Whether nothing is seen through the page: what lies behind is seen where a page has no background.
  open override var isOpaque: Bool { didSet { _page.isTransparent = !isOpaque } }

  /// The page as a view of SwiftUI.
  package var content: AnyView { AnyView(_WebPageView(page: _page, name: "\(type(of: self))")) }
}

extension WKWebView: WebPageEvents {
  package func decide(
    _ action: WKNavigationAction, _ answer: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard let navigationDelegate else { return answer(.allow) }
    let preferences = _page.configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) { policy, _ in answer(policy) }
  }
  package func decide(
    _ response: WKNavigationResponse, _ answer: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    guard let navigationDelegate else { return answer(response.canShowMIMEType ? .allow : .cancel) }
    navigationDelegate.webView(self, decidePolicyFor: response, decisionHandler: answer)
  }
  package func navigated(_ event: WebNavigationEvent, _ navigation: WKNavigation) {
    switch event {
    case .started: navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    case .redirected:
      navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
    case .committed: navigationDelegate?.webView(self, didCommit: navigation)
    case .finished: navigationDelegate?.webView(self, didFinish: navigation)
    case .failed(let error): navigationDelegate?.webView(self, didFail: navigation, withError: error)
    case .failedProvisionally(let error):
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }
  package func terminated() { navigationDelegate?.webViewWebContentProcessDidTerminate(self) }
  package func authenticate(
    _ challenge: URLAuthenticationChallenge,
    _ answer: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) -> Bool {
    guard let navigationDelegate else { return false }
    navigationDelegate.webView(self, didReceive: challenge, completionHandler: answer)
    return true
  }
  package func became(_ download: WKDownload, from action: WKNavigationAction?, _ response: WKNavigationResponse?) {
    if let action { navigationDelegate?.webView(self, navigationAction: action, didBecome: download) }
    if let response { navigationDelegate?.webView(self, navigationResponse: response, didBecome: download) }
  }
  package func makePage(_ configuration: WKWebViewConfiguration, _ action: WKNavigationAction) -> _WebPage? {
    uiDelegate?.webView(self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures.none)?
      ._page
  }
  package func closed() { uiDelegate?.webViewDidClose(self) }
  package func show(_ dialog: WebScriptDialog, _ frame: WKFrameInfo) {
    switch dialog {
    case .alert(let message, let ended):
      guard let uiDelegate else { return ended() }
      uiDelegate.webView(
        self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame, completionHandler: ended)
    case .confirm(let message, let answer):
      guard let uiDelegate else { return answer(false) }
      uiDelegate.webView(
        self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame, completionHandler: answer)
    case .prompt(let prompt, let text, let answer):
      guard let uiDelegate else { return answer(nil) }
      uiDelegate.webView(
        self, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: text, initiatedByFrame: frame,
        completionHandler: answer)
    }
  }
  package func choose(
    _ parameters: WKOpenPanelParameters, _ frame: WKFrameInfo,
    _ answer: @escaping @MainActor @Sendable ([URL]?) -> Void
  ) -> Bool {
    guard let uiDelegate else { return false }
    uiDelegate.webView(self, runOpenPanelWith: parameters, initiatedByFrame: frame, completionHandler: answer)
    return true
  }
  package func propertyWillChange(_ property: WebPageProperty) {
    switch property {
    case .url: willChangeValue(for: \.url)
    case .title: willChangeValue(for: \.title)
    case .estimatedProgress: willChangeValue(for: \.estimatedProgress)
    case .isLoading: willChangeValue(for: \.isLoading)
    case .canGoBack: willChangeValue(for: \.canGoBack)
    case .canGoForward: willChangeValue(for: \.canGoForward)
    }
  }
  package func propertyDidChange(_ property: WebPageProperty) {
    switch property {
    case .url: didChangeValue(for: \.url)
    case .title: didChangeValue(for: \.title)
    case .estimatedProgress: didChangeValue(for: \.estimatedProgress)
    case .isLoading: didChangeValue(for: \.isLoading)
    case .canGoBack: didChangeValue(for: \.canGoBack)
    case .canGoForward: didChangeValue(for: \.canGoForward)
    }
  }
}

extension WKScriptMessage {
  /// The view whose page sent the message.
  public var webView: WKWebView? { page?.owner as? WKWebView }
}
extension WKFrameInfo {
  /// The view of the frame; not known.
  public var webView: WKWebView? { nil }
}
extension WKDownload {
  /// The view whose page asked for the file; not known.
  public var webView: WKWebView? { nil }
}
