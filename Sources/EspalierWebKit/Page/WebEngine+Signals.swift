// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import Foundation
import FoundationNetworking

extension WebEngine {
  private typealias Object = OpaquePointer
  private typealias Data = UnsafeMutableRawPointer

  /// Connects the signals of the view with the page's events.
  func connect() {
    connectLoading()
    connectDecisions()
    connectDialogs()
    connectProperties()
  }

  // MARK: - Loading

  private func connectLoading() {
    let changed: @convention(c) (Object?, UInt32, Data?) -> Void = { _, event, data in
      GLib.owner(data, WebEngine.self, or: ()) { $0.loadChanged(event) }
    }
    GLib.connect(view, "load-changed", self, changed)
    let failed: @convention(c) (Object?, UInt32, UnsafePointer<CChar>?, UnsafeMutablePointer<GError>?, Data?) -> Int32 =
      {
        _, _, address, error, data in
        let address = address.map { String(cString: $0) } ?? ""
        let text = error.map { String(cString: $0.pointee.message) } ?? "unknown"
        let code = error.map { Int($0.pointee.code) } ?? 0
        return GLib.owner(data, WebEngine.self, or: 0) { $0.loadFailed(address, code, text) }
      }
    GLib.connect(view, "load-failed", self, failed)
    let untrusted: @convention(c) (Object?, UnsafePointer<CChar>?, Object?, UInt32, Data?) -> Int32 = {
      _, address, _, _, data in
      let address = address.map { String(cString: $0) } ?? ""
      return GLib.owner(data, WebEngine.self, or: 0) {
        $0.fail(URLError(.serverCertificateUntrusted, userInfo: WebEngine.failing(address)))
        return 1
      }
    }
    GLib.connect(view, "load-failed-with-tls-errors", self, untrusted)
    let ended: @convention(c) (Object?, UInt32, Data?) -> Void = { _, _, data in
      GLib.owner(data, WebEngine.self, or: ()) { $0.page.events?.terminated() }
    }
    GLib.connect(view, "web-process-terminated", self, ended)
  }

  private func loadChanged(_ event: UInt32) {
    switch event {
    case 0:
      navigation = page.requested ?? WKNavigation()
      page.requested = nil
      (isCommitted, hasFailed) = (false, false)
      report(.started)
    case 1: report(.redirected)
    case 2:
      isCommitted = true
      report(.committed)
    default:
      if !hasFailed { report(.finished) }
    }
    for property in [WebPageProperty.canGoBack, .canGoForward] { page.changed(property) {} }
  }

  private func report(_ event: WebNavigationEvent) {
    if let navigation { page.events?.navigated(event, navigation) }
  }

  private func loadFailed(_ address: String, _ code: Int, _ text: String) -> Int32 {
    let keys = WebEngine.failing(address).merging([NSLocalizedDescriptionKey: text]) { $1 }
    // WEBKIT_NETWORK_ERROR_CANCELLED, and WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE.
    if code == 302 {
      fail(URLError(.cancelled, userInfo: keys))
    } else if code == 102 {
      fail(NSError(domain: "WebKitErrorDomain", code: 102, userInfo: keys))
    } else {
      fail(URLError(code == 303 ? .fileDoesNotExist : .cannotConnectToHost, userInfo: keys))
    }
    // A program with a delegate shows the failure; otherwise WebKitGTK's own page does.
    return page.events == nil ? 0 : 1
  }

  private static func failing(_ address: String) -> [String: Any] {
    URL(string: address).map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
  }

  private func fail(_ error: any Error) {
    hasFailed = true
    if navigation == nil { navigation = page.requested ?? WKNavigation() }
    report(isCommitted ? .failed(error) : .failedProvisionally(error))
  }

  // MARK: - Decisions

  private func connectDecisions() {
    let decide: @convention(c) (Object?, Object?, UInt32, Data?) -> Int32 = { _, decision, type, data in
      nonisolated(unsafe) let decision = decision
      return GLib.owner(data, WebEngine.self, or: 0) { engine in
        guard let decision, engine.page.events != nil else { return 0 }
        type == 2 ? engine.decideResponse(decision) : engine.decideAction(decision, isNewWindow: type == 1)
        return 1
      }
    }
    GLib.connect(view, "decide-policy", self, decide)
    let create: @convention(c) (Object?, Object?, Data?) -> Object? = { _, action, data in
      nonisolated(unsafe) let action = action
      nonisolated(unsafe) var made: Object?
      GLib.owner(data, WebEngine.self, or: ()) { engine in if let action { made = engine.makeWindow(action) } }
      return made
    }
    GLib.connect(view, "create", self, create)
    let closed: @convention(c) (Object?, Data?) -> Void = { _, data in
      GLib.owner(data, WebEngine.self, or: ()) { $0.page.events?.closed() }
    }
    GLib.connect(view, "close", self, closed)
    let authenticate: @convention(c) (Object?, Object?, Data?) -> Int32 = { _, request, data in
      nonisolated(unsafe) let request = request
      return GLib.owner(data, WebEngine.self, or: 0) { engine in
        request.map { engine.authenticate($0) } ?? false ? 1 : 0
      }
    }
    GLib.connect(view, "authenticate", self, authenticate)
  }

  private func action(_ action: OpaquePointer, isNewWindow: Bool) -> WKNavigationAction {
    let types: [WKNavigationType] = [.linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted]
    let number = library.number("webkit_navigation_action_get_navigation_type", action)
    return WKNavigationAction(
      source: frame, target: isNewWindow ? nil : frame, type: types.indices.contains(number) ? types[number] : .other,
      request: library.request(library.object("webkit_navigation_action_get_request", action)),
      button: library.number("webkit_navigation_action_get_mouse_button", action),
      isRedirect: library.isTrue("webkit_navigation_action_is_redirect", action))
  }

  private func decideAction(_ decision: OpaquePointer, isNewWindow: Bool) {
    guard let found = library.object("webkit_navigation_policy_decision_get_navigation_action", decision) else {
      return library.perform("webkit_policy_decision_use", decision)
    }
    let action = action(found, isNewWindow: isNewWindow)
    let pending = PendingDecision(decision, library)
    page.events?.decide(action) { [weak page] policy in
      switch policy {
      case .allow: pending.answer("use")
      case .cancel: pending.answer("ignore")
      case .download:
        page?.download(action.request, from: action)
        pending.answer("ignore")
      }
    }
  }

  private func decideResponse(_ decision: OpaquePointer) {
    let response = WKNavigationResponse(
      isForMainFrame: library.isTrue("webkit_response_policy_decision_is_main_frame_main_resource", decision),
      response: library.response(library.object("webkit_response_policy_decision_get_response", decision)),
      canShow: library.isTrue("webkit_response_policy_decision_is_mime_type_supported", decision))
    let pending = PendingDecision(decision, library)
    page.events?.decide(response) { [weak page] policy in
      switch policy {
      case .allow: pending.answer("use")
      case .cancel: pending.answer("ignore")
      case .download:
        page?.expectDownload(from: response)
        pending.answer("download")
      }
    }
  }

  /// The widget for a window that a page opens; nil for none.
  private func makeWindow(_ found: OpaquePointer) -> OpaquePointer? {
    guard let events = page.events else { return nil }
    let action = action(found, isNewWindow: true)
    guard let configuration = page.configuration.copy() as? WKWebViewConfiguration else { return nil }
    configuration.opener = page
    guard let made = events.makePage(configuration, action) else { return nil }
    return made.makeEngine()?.view
  }

  private func authenticate(_ request: OpaquePointer) -> Bool {
    guard let events = page.events else { return false }
    let (library, request) = (library, GLib.retain(request))
    let host = library.text("webkit_authentication_request_get_host", request) ?? ""
    let space = URLProtectionSpace(
      host: host, port: library.number("webkit_authentication_request_get_port", request), protocol: url?.scheme,
      realm: library.text("webkit_authentication_request_get_realm", request),
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    let challenge = URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil,
      previousFailureCount: library.isTrue("webkit_authentication_request_is_retry", request) ? 1 : 0,
      failureResponse: nil, error: nil, sender: NoSender())
    let isTaken = events.authenticate(challenge) { disposition, credential in
      typealias Make = @convention(c) (WebKitLibrary.Name, WebKitLibrary.Name, UInt32) -> OpaquePointer?
      if disposition == .useCredential, let credential, let user = credential.user {
        let make: Make = library.web.required("webkit_credential_new")
        let answer: @convention(c) (OpaquePointer, OpaquePointer?) -> Void = library.web.required(
          "webkit_authentication_request_authenticate")
        let made = make(user, credential.password ?? "", 0)
        answer(request, made)
        if let made { library.perform("webkit_credential_free", made) }
      } else {
        library.perform("webkit_authentication_request_cancel", request)
      }
      GLib.release(request)
    }
    if !isTaken { GLib.release(request) }
    return isTaken
  }

  // MARK: - Dialogs

  private func connectDialogs() {
    let dialog: @convention(c) (Object?, Object?, Data?) -> Int32 = { _, dialog, data in
      nonisolated(unsafe) let dialog = dialog
      return GLib.owner(data, WebEngine.self, or: 0) { engine in dialog.map { engine.show($0) } ?? false ? 1 : 0 }
    }
    GLib.connect(view, "script-dialog", self, dialog)
    let choose: @convention(c) (Object?, Object?, Data?) -> Int32 = { _, request, data in
      nonisolated(unsafe) let request = request
      return GLib.owner(data, WebEngine.self, or: 0) { engine in request.map { engine.choose($0) } ?? false ? 1 : 0 }
    }
    GLib.connect(view, "run-file-chooser", self, choose)
  }

  private func show(_ dialog: OpaquePointer) -> Bool {
    guard let events = page.events else { return false }
    let type = library.number("webkit_script_dialog_get_dialog_type", dialog)
    guard type < 3 else { return false }
    let library = library
    let pending = PendingDialog(dialog, library)
    let message = library.text("webkit_script_dialog_get_message", dialog) ?? ""
    switch type {
    case 0: events.show(.alert(message) { pending.answer { _ in } }, frame)
    case 1:
      let confirm: @MainActor @Sendable (Bool) -> Void = { isConfirmed in
        pending.answer { dialog in
          let set: @convention(c) (OpaquePointer, Int32) -> Void = library.web.required(
            "webkit_script_dialog_confirm_set_confirmed")
          set(dialog, isConfirmed ? 1 : 0)
        }
      }
      events.show(.confirm(message, confirm), frame)
    default:
      let text = library.text("webkit_script_dialog_prompt_get_default_text", dialog)
      let answer: @MainActor @Sendable (String?) -> Void = { text in
        pending.answer { if let text { library.set("webkit_script_dialog_prompt_set_text", $0, text) } }
      }
      events.show(.prompt(message, text, answer), frame)
    }
    pending.keep()
    return true
  }

  private func choose(_ request: OpaquePointer) -> Bool {
    guard let events = page.events else { return false }
    let (library, request) = (library, GLib.retain(request))
    let several = library.isTrue("webkit_file_chooser_request_get_select_multiple", request)
    let isTaken = events.choose(WKOpenPanelParameters(allowsMultipleSelection: several), frame) { urls in
      if let urls, !urls.isEmpty {
        let select: @convention(c) (OpaquePointer, UnsafePointer<UnsafePointer<CChar>?>) -> Void = library.web.required(
          "webkit_file_chooser_request_select_files")
        let names = urls.map { strdup($0.path) }
        var pointers: [UnsafePointer<CChar>?] = names.map { UnsafePointer($0) }
        pointers.append(nil)
        select(request, pointers)
        names.forEach { free($0) }
      } else {
        library.perform("webkit_file_chooser_request_cancel", request)
      }
      GLib.release(request)
    }
    if !isTaken { GLib.release(request) }
    return isTaken
  }

  // MARK: - Properties

  private func connectProperties() {
    // WebKitGTK reports a property after its change.
    func connect(_ property: WebPageProperty, _ function: @convention(c) (Object?, Object?, Data?) -> Void) {
      GLib.connect(view, "notify::\(property.rawValue)", self, function)
    }
    connect(.url) { _, _, data in GLib.owner(data, WebEngine.self, or: ()) { $0.page.changed(.url) {} } }
    connect(.title) { _, _, data in GLib.owner(data, WebEngine.self, or: ()) { $0.page.changed(.title) {} } }
    connect(.isLoading) { _, _, data in GLib.owner(data, WebEngine.self, or: ()) { $0.page.changed(.isLoading) {} } }
    connect(.estimatedProgress) { _, _, data in
      GLib.owner(data, WebEngine.self, or: ()) { $0.page.changed(.estimatedProgress) {} }
    }
  }
}

/// A question of WebKitGTK's that is answered later, once; a question without an answer is denied.
@MainActor
private final class PendingDecision {
  private let library: WebKitLibrary
  private let decision: OpaquePointer
  private var isAnswered = false

  init(_ decision: OpaquePointer, _ library: WebKitLibrary) {
    (self.decision, self.library) = (GLib.retain(decision), library)
  }

  isolated deinit {
    answer("ignore")
    GLib.release(decision)
  }

  func answer(_ name: String) {
    guard !isAnswered else { return }
    isAnswered = true
    library.perform("webkit_policy_decision_\(name)", decision)
  }
}

/// A message or a question of a script: the script goes on when it is answered.
@MainActor
private final class PendingDialog {
  private let library: WebKitLibrary
  private let dialog: OpaquePointer
  private var isAnswered = false
  private var isKept = false

  init(_ dialog: OpaquePointer, _ library: WebKitLibrary) { (self.dialog, self.library) = (dialog, library) }

  isolated deinit { answer { _ in } }

  /// Takes the answer, once. During the signal WebKitGTK reads it by itself; later the dialog is closed.
  func answer(_ write: (OpaquePointer) -> Void) {
    guard !isAnswered else { return }
    isAnswered = true
    write(dialog)
    guard isKept else { return }
    library.perform("webkit_script_dialog_close", dialog)
    library.perform("webkit_script_dialog_unref", dialog)
  }

  /// The signal ends: a dialog without an answer is kept for a later one.
  func keep() {
    guard !isAnswered else { return }
    isKept = true
    _ = library.object("webkit_script_dialog_ref", dialog)
  }
}

/// The receiver of answers that `URLAuthenticationChallenge` requires; answers go to the closure.
private final class NoSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
