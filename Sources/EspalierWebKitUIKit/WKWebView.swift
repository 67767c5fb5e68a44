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
