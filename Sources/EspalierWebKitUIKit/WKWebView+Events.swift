// SPDX-License-Identifier: MIT

import EspalierWebKit
import Foundation
import FoundationNetworking

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
