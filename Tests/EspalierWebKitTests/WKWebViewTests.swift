// SPDX-License-Identifier: MIT

import EspalierUIKit
import EspalierWebKitUIKit
import Foundation
import FoundationNetworking
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierWebKit

private struct Shown: UIViewRepresentable {
  let view: WKWebView
  func makeUIView(context: Context) -> WKWebView { view }
  func updateUIView(_ view: WKWebView, context: Context) {}
}

/// Tests have no display, so that WebKitGTK makes no page.
@MainActor @Suite("WKWebView without a display")
struct WKWebViewTests {
  private final class Recorder: NSObject, WKNavigationDelegate {
    var events: [String] = []
    var navigation: WKNavigation?
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      events.append("start")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      events.append("fail \((error as NSError).domain) \(error.localizedDescription)")
      self.navigation = navigation
    }
  }

  @Test("A load fails after the call with a reason, and keeps its address") func load() async throws {
    let (view, recorder) = (WKWebView(), Recorder())
    view.navigationDelegate = recorder
    let url = try #require(URL(string: "https://example.org/"))
    let navigation = view.load(URLRequest(url: url))
    #expect(recorder.events.isEmpty)
    while recorder.events.count < 2 { await Task.yield() }
    #expect(recorder.events.first == "start")
    #expect(recorder.events.last?.hasPrefix("fail WKErrorDomain WebKit: there is no display") == true)
    #expect(recorder.navigation === navigation)
    #expect(view.url == url && !view.isLoading && view.estimatedProgress == 0 && view.title == "")
    #expect(view.goBack() == nil && view.reload() == nil && view.backForwardList.currentItem == nil)
  }

  @Test("A script throws, in each of its forms") func scripts() async {
    let view = WKWebView()
    await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("1") }
    await #expect(throws: WKError.self) { _ = try await view.callAsyncJavaScript("return 1", contentWorld: .page) }
    let error = await withCheckedContinuation { done in
      view.evaluateJavaScript("1") { value, error in done.resume(returning: value == nil ? error : nil) }
    }
    #expect((error as? WKError)?.code == .unknown)
  }

  @Test("A placeholder has the class's name and the address, among other views, in a list and in a sheet")
  func placeholder() throws {
    let view = WKWebView()
    view.load(URLRequest(url: try #require(URL(string: "https://example.org/page"))))
    struct Page: View {
      let view: WKWebView
      var body: some View {
        VStack {
          Text(verbatim: "above")
          Shown(view: view).frame(height: 100)
          List { Shown(view: WKWebView()).frame(height: 60) }.frame(height: 120)
        }
      }
    }
    let host = ViewHost(Page(view: view), size: CGSize(width: 400, height: 500))
    try host.settle()
    #expect(host.all(.label("WKWebView, not shown")).count >= 2)
    _ = try host.get(.text("https://example.org/page"))
    let sheet = ViewHost(
      Text(verbatim: "below").sheet(isPresented: .constant(true)) {
        Shown(view: WKWebView()).frame(width: 200, height: 100)
      }, size: CGSize(width: 400, height: 500))
    try sheet.settle()
    _ = try sheet.get(.label("WKWebView, not shown"))
  }

  @Test("A view keeps a copy of its configuration, whose parts are the program's objects") func configuration() {
    let configuration = WKWebViewConfiguration()
    configuration.applicationNameForUserAgent = "One/1"
    let view = WKWebView(frame: .zero, configuration: configuration)
    configuration.applicationNameForUserAgent = "Two/2"
    #expect(view.configuration.applicationNameForUserAgent == "One/1")
    #expect(view.configuration.userContentController === configuration.userContentController)
    let content = WKUserContentController()
    content.addUserScript(WKUserScript(source: "1", injectionTime: .atDocumentStart, forMainFrameOnly: true))
    #expect(content.userScripts.count == 1)
    content.removeAllUserScripts()
    #expect(content.userScripts.isEmpty)
    #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
    #expect(WKWebView.handlesURLScheme("HTTPS") && !WKWebView.handlesURLScheme("mailto"))
  }

  @Test("A store without WebKitGTK has no data and no cookies") func store() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    #expect(!store.isPersistent && WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
    #expect(await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()).isEmpty)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
    await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
  }

  // MARK: - Delegates

  private func action() -> WKNavigationAction {
    let frame = WKFrameInfo(isMainFrame: true, url: URL(string: "https://example.org:81/a"))
    return WKNavigationAction(
      source: frame, target: nil, type: .linkActivated, request: frame.request, button: 1, isRedirect: false)
  }

  private func answer(_ delegate: any WKNavigationDelegate) async -> WKNavigationActionPolicy {
    let view = WKWebView()
    view.navigationDelegate = delegate
    return await withCheckedContinuation { done in view.decide(action()) { done.resume(returning: $0) } }
  }

  private final class ByHandler: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.cancel) }
  }
  private final class ByValue: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .cancel }
  }
  private final class WithPreferences: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) { (.cancel, preferences) }
  }
  private final class Silent: NSObject, WKNavigationDelegate {}

  @Test("A delegate decides about a navigation in each form, and allows it in none") func decisions() async {
    #expect(await answer(ByHandler()) == .cancel)
    #expect(await answer(ByValue()) == .cancel)
    #expect(await answer(WithPreferences()) == .cancel)
    #expect(await answer(Silent()) == .allow)
  }

  @Test("The origin of a frame is that of its address") func origin() {
    let origin = action().sourceFrame.securityOrigin
    #expect(origin.protocol == "https" && origin.host == "example.org" && origin.port == 81)
  }

  private final class Questions: NSObject, WKUIDelegate {
    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool { message == "sure?" }
    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(defaultText.map { $0 + "!" }) }
  }

  @Test("Questions of scripts reach the delegate, and are denied without one") func dialogs() async {
    let (view, questions) = (WKWebView(), Questions())
    let frame = action().sourceFrame
    func confirm() async -> Bool {
      await withCheckedContinuation { done in view.show(.confirm("sure?") { done.resume(returning: $0) }, frame) }
    }
    #expect(await !confirm())
    view.uiDelegate = questions
    #expect(await confirm())
    let text = await withCheckedContinuation { done in
      view.show(.prompt("name", "Ada") { done.resume(returning: $0) }, frame)
    }
    #expect(text == "Ada!")
  }

  @Test("WebView shows a placeholder, and its page fails with the reason") func webView() async throws {
    let page = WebPage()
    let host = ViewHost(WebView(page), size: CGSize(width: 200, height: 100))
    try host.settle()
    _ = try host.get(.label("WebView, not shown"))
    var events: [WebPage.NavigationEvent] = []
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(html: "<p>text</p>") { events.append(event) }
    }
    #expect(events == [.startedProvisionalNavigation])
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(nil) {} }
  }
}
