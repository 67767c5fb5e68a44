// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

/// The reports of a page to the class that shows it: `WKWebView` of UIKit or AppKit, or `WebPage`.
@MainActor
package protocol WebPageEvents: AnyObject {
  /// Answers a navigation.
  func decide(_ action: WKNavigationAction, _ answer: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Answers a response.
  func decide(
    _ response: WKNavigationResponse, _ answer: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// A navigation has a new state.
  func navigated(_ event: WebNavigationEvent, _ navigation: WKNavigation)
  /// The process of the page has ended.
  func terminated()
  /// A server asks for a name and a password; false leaves the question to WebKitGTK.
  func authenticate(
    _ challenge: URLAuthenticationChallenge,
    _ answer: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) -> Bool
  /// A navigation has become a download.
  func became(_ download: WKDownload, from action: WKNavigationAction?, _ response: WKNavigationResponse?)
  /// A window is to be opened: its page, or nil.
  func makePage(_ configuration: WKWebViewConfiguration, _ action: WKNavigationAction) -> _WebPage?
  /// A script closes the window.
  func closed()
  /// A script shows a message, a question, or a field.
  func show(_ dialog: WebScriptDialog, _ frame: WKFrameInfo)
  /// A page asks for files; false leaves the choice to WebKitGTK.
  func choose(
    _ parameters: WKOpenPanelParameters, _ frame: WKFrameInfo, _ answer: @escaping @MainActor @Sendable ([URL]?) -> Void
  ) -> Bool
  /// A property is about to change, or has changed.
  func propertyWillChange(_ property: WebPageProperty)
  func propertyDidChange(_ property: WebPageProperty)
}

/// The states of a navigation.
package enum WebNavigationEvent {
  case started, redirected, committed, finished
  case failed(any Error)
  case failedProvisionally(any Error)
}

/// Properties of pages that change by themselves.
package enum WebPageProperty: String, CaseIterable {
  case url = "uri"
  case title
  case estimatedProgress = "estimated-load-progress"
  case isLoading = "is-loading"
  case canGoBack, canGoForward
}

/// A message, a question or a field that a script shows; it waits for the answer.
package enum WebScriptDialog {
  case alert(String, @MainActor @Sendable () -> Void)
  case confirm(String, @MainActor @Sendable (Bool) -> Void)
  case prompt(String, String?, @MainActor @Sendable (String?) -> Void)
}
