// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import EspalierNumbers
import Foundation
import FoundationNetworking

/// A `WebKitWebView` with its settings: functions of the library for one page.
@MainActor
final class WebEngine {
  let library: WebKitLibrary
  /// The widget, to which there is a reference.
  let view: OpaquePointer
  private let settings: OpaquePointer?
  unowned let page: _WebPage
  /// The navigation that WebKitGTK reports.
  var navigation: WKNavigation?
  /// Whether the present navigation shows its page already.
  var isCommitted = false
  /// The reason for which the present navigation has failed already: WebKitGTK reports its end, too.
  var hasFailed = false

  init(_ library: WebKitLibrary, _ page: _WebPage) throws(WebKitLibrary.Absence) {
    self.library = library
    self.page = page
    let configuration = page.configuration
    let content = configuration.userContentController.connect(library)
    content.page = page
    var properties: [(String, OpaquePointer)] = [("user-content-manager", content.manager)]
    if let opener = configuration.opener?.engine {
      properties.append(("related-view", opener.view))
    } else if let session = configuration.websiteDataStore.session(library) {
      properties.append(("network-session", session))
    }
    let settings = library.make("webkit_settings_new")
    if let settings { properties.append(("settings", settings)) }
    self.settings = settings
    let type: @convention(c) () -> GType = library.web.required("webkit_web_view_get_type")
    guard let view = GLib.make(type(), properties) else { throw .library }
    self.view = view
    apply(configuration)
    connect()
  }

  isolated deinit {
    GLib.release(view)
    if let settings { GLib.release(settings) }
  }

  private func apply(_ configuration: WKWebViewConfiguration) {
    guard let settings else { return }
    let preferences = configuration.preferences
    let hasScripts =
      preferences.javaScriptEnabled && configuration.defaultWebpagePreferences?.allowsContentJavaScript != false
    GLib.set(settings, "enable-javascript-markup", hasScripts)
    GLib.set(settings, "javascript-can-open-windows-automatically", preferences.javaScriptCanOpenWindowsAutomatically)
    GLib.set(settings, "enable-fullscreen", preferences.isElementFullscreenEnabled)
    GLib.set(settings, "minimum-font-size", UInt32(clamping: min(Double(preferences.minimumFontSize), 200)))
    GLib.set(
      settings, "media-playback-requires-user-gesture", !configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
  }

  // MARK: - State

  func isTrue(_ name: String) -> Bool { library.isTrue(name, view) }
  func text(_ name: String) -> String? { library.text(name, view) }
  var url: URL? { text("webkit_web_view_get_uri").flatMap { URL(string: $0) } }
  var progress: Double { library.real("webkit_web_view_get_estimated_load_progress", view) }
  var list: OpaquePointer? { library.object("webkit_web_view_get_back_forward_list", view) }
  var frame: WKFrameInfo { WKFrameInfo(isMainFrame: true, url: url) }

  var zoom: Double {
    get { library.real("webkit_web_view_get_zoom_level", view) }
    set {
      let set: @convention(c) (OpaquePointer, Double) -> Void = library.web.required("webkit_web_view_set_zoom_level")
      if newValue.isFinite, newValue > 0 { set(view, newValue) }
    }
  }

  func setUserAgent(_ agent: String?, application: String?) {
    guard let settings else { return }
    if let agent, !agent.isEmpty {
      GLib.set(settings, "user-agent", agent)
    } else if let application {
      typealias Set = @convention(c) (OpaquePointer, WebKitLibrary.Name?, WebKitLibrary.Name?) -> Void
      let set: Set = library.web.required("webkit_settings_set_user_agent_with_application_details")
      let parts = application.split(separator: "/", maxSplits: 1).map(String.init)
      set(settings, parts.first ?? application, parts.count > 1 ? parts[1] : nil)
    } else {
      GLib.set(settings, "user-agent", nil as String?)
    }
  }

  func setInspectable(_ isOn: Bool) { if let settings { GLib.set(settings, "enable-developer-extras", isOn) } }

  func setTransparent(_ isOn: Bool) {
    var color: (Float, Float, Float, Float) = (1, 1, 1, isOn ? 0 : 1)
    let set: @convention(c) (OpaquePointer, UnsafeRawPointer) -> Void = library.web.required(
      "webkit_web_view_set_background_color")
    // GdkRGBA
    withUnsafeBytes(of: &color) { if let base = $0.baseAddress { set(view, base) } }
  }

  // MARK: - Loading

  func load(_ request: URLRequest) -> Bool {
    guard let made = library.makeRequest(request) else { return false }
    let load: @convention(c) (OpaquePointer, OpaquePointer) -> Void = library.web.required(
      "webkit_web_view_load_request")
    load(view, made)
    GLib.release(made)
    return true
  }

  func load(html: String, baseURL: URL?) {
    let load: @convention(c) (OpaquePointer, WebKitLibrary.Name, WebKitLibrary.Name?) -> Void =
      library.web.required("webkit_web_view_load_html")
    load(view, html, baseURL?.absoluteString)
  }

  func load(_ data: Data, mimeType: String, encoding: String, baseURL: URL) {
    typealias Text = WebKitLibrary.Name
    let load: @convention(c) (OpaquePointer, OpaquePointer?, Text, Text, Text) -> Void = library.web.required(
      "webkit_web_view_load_bytes")
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    load(view, bytes, mimeType, encoding, baseURL.absoluteString)
    g_bytes_unref(bytes)
  }

  // MARK: - Scripts

  private typealias Finish =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    ) -> OpaquePointer?

  func evaluate(
    _ script: String, _ world: String?, _ ended: @escaping @MainActor (Result<Any?, any Error>) -> Void
  ) {
    typealias Run =
      @convention(c) (
        OpaquePointer, WebKitLibrary.Name, Int, WebKitLibrary.Name?, WebKitLibrary.Name?, OpaquePointer?, GLib.Ready,
        UnsafeMutableRawPointer
      ) -> Void
    let run: Run = library.web.required("webkit_web_view_evaluate_javascript")
    let (callback, data) = later("webkit_web_view_evaluate_javascript_finish", ended)
    run(view, script, -1, world, nil, nil, callback, data)
  }

  func call(_ body: String, _ world: String?, _ ended: @escaping @MainActor (Result<Any?, any Error>) -> Void) {
    typealias Call =
      @convention(c) (
        OpaquePointer, WebKitLibrary.Name, Int, OpaquePointer?, WebKitLibrary.Name?, WebKitLibrary.Name?,
        OpaquePointer?,
        GLib.Ready, UnsafeMutableRawPointer
      ) -> Void
    let call: Call = library.web.required("webkit_web_view_call_async_javascript_function")
    let (callback, data) = later("webkit_web_view_call_async_javascript_function_finish", ended)
    call(view, body, -1, nil, world, nil, nil, callback, data)
  }

  private func later(
    _ name: String, _ ended: @escaping @MainActor (Result<Any?, any Error>) -> Void
  ) -> (callback: GLib.Ready, data: UnsafeMutableRawPointer) {
    let library = library
    let finish: Finish = library.web.required(name)
    return GLib.later { view, result in
      var error: UnsafeMutablePointer<GError>?
      guard let value = finish(view, result, &error) else {
        let (code, text) = GLib.taken(error)
        // WEBKIT_JAVASCRIPT_ERROR_INVALID_RESULT
        let kind: WKError.Code = code == 601 ? .javaScriptResultTypeIsUnsupported : .javaScriptExceptionOccurred
        return ended(.failure(WKError(kind, text)))
      }
      let found = library.value(value)
      GLib.release(value)
      ended(.success(found))
    }
  }
}
