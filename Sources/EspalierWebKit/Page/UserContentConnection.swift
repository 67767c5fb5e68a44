// SPDX-License-Identifier: MIT

internal import EspalierCGio
import Foundation

/// A `WebKitUserContentManager` with the scripts and the handlers of a controller.
@MainActor
final class UserContentConnection {
  let manager: OpaquePointer
  private let library: WebKitLibrary
  private unowned let controller: WKUserContentController
  /// The page of messages: WebKitGTK does not report it, so that it is the last one that was made with the controller.
  weak var page: _WebPage?
  private var receivers: [String: MessageReceiver] = [:]

  init(_ library: WebKitLibrary, _ controller: WKUserContentController) {
    self.library = library
    self.controller = controller
    manager = library.make("webkit_user_content_manager_new")!
  }

  isolated deinit { GLib.release(manager) }

  // MARK: - Scripts

  func add(_ script: WKUserScript) {
    typealias Names = UnsafePointer<UnsafePointer<CChar>?>
    let frames: UInt32 = script.isForMainFrameOnly ? 1 : 0
    let time: UInt32 = script.injectionTime == .atDocumentStart ? 0 : 1
    var made: OpaquePointer?
    if let world = script.world.name {
      let make:
        @convention(c) (WebKitLibrary.Name, UInt32, UInt32, WebKitLibrary.Name, Names?, Names?) -> OpaquePointer? =
          library.web.required("webkit_user_script_new_for_world")
      made = make(script.source, frames, time, world, nil, nil)
    } else {
      let make: @convention(c) (WebKitLibrary.Name, UInt32, UInt32, Names?, Names?) -> OpaquePointer? =
        library.web.required("webkit_user_script_new")
      made = make(script.source, frames, time, nil, nil)
    }
    guard let made else { return }
    let add: @convention(c) (OpaquePointer, OpaquePointer) -> Void = library.web.required(
      "webkit_user_content_manager_add_script")
    add(manager, made)
    library.perform("webkit_user_script_unref", made)
  }

  func removeScripts() { library.perform("webkit_user_content_manager_remove_all_scripts", manager) }

  // MARK: - Messages

  private static func key(_ handler: WKUserContentController.Handler) -> String {
    "\(handler.world.name ?? "")\u{0}\(handler.name)"
  }

  func add(_ handler: WKUserContentController.Handler) {
    let receiver = MessageReceiver(handler, self)
    receivers[Self.key(handler)] = receiver
    let isReplying = if case .replying = handler.receiver { true } else { false }
    if isReplying {
      let reply: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Int32 = {
        _, value, reply, data in
        nonisolated(unsafe) let (value, reply) = (value, reply)
        return GLib.owner(data, MessageReceiver.self, or: 0) { receiver in
          if let value, let reply { receiver.receive(value, reply: reply) }
          return 1
        }
      }
      GLib.connect(manager, "script-message-with-reply-received::\(handler.name)", receiver, reply)
    } else {
      let received: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
        _, value, data in
        nonisolated(unsafe) let value = value
        GLib.owner(data, MessageReceiver.self, or: ()) { if let value { $0.receive(value, reply: nil) } }
      }
      GLib.connect(manager, "script-message-received::\(handler.name)", receiver, received)
    }
    let register: @convention(c) (OpaquePointer, WebKitLibrary.Name, UnsafePointer<CChar>?) -> Int32 =
      library.web.required(
        "webkit_user_content_manager_register_script_message_handler\(isReplying ? "_with_reply" : "")")
    _ = register(manager, handler.name, handler.world.name)
  }

  func remove(_ handler: WKUserContentController.Handler) {
    // The signal stays connected; its receiver is gone.
    receivers[Self.key(handler)] = nil
    let unregister: @convention(c) (OpaquePointer, WebKitLibrary.Name, UnsafePointer<CChar>?) -> Void =
      library.web.required("webkit_user_content_manager_unregister_script_message_handler")
    unregister(manager, handler.name, handler.world.name)
  }

  /// Calls the handler of a message.
  fileprivate func receive(
    _ value: OpaquePointer, _ handler: WKUserContentController.Handler, reply: OpaquePointer?
  ) {
    let message = WKScriptMessage(
      body: library.value(value) ?? NSNull(), name: handler.name, frame: WKFrameInfo(isMainFrame: true, url: page?.url),
      world: handler.world, page: page)
    switch handler.receiver {
    case .plain(let receiver): receiver.userContentController(controller, didReceive: message)
    case .replying(let receiver):
      guard let reply else { return }
      let kept = Reply(reply, value, library)
      receiver.userContentController(controller, didReceive: message) { value, error in kept.send(value, error) }
    }
  }

  /// The answer to a message, which is sent once.
  @MainActor
  private final class Reply {
    private let library: WebKitLibrary
    private let reply: OpaquePointer
    private let value: OpaquePointer
    private var isSent = false

    init(_ reply: OpaquePointer, _ value: OpaquePointer, _ library: WebKitLibrary) {
      self.library = library
      self.reply = library.object("webkit_script_message_reply_ref", reply) ?? reply
      self.value = GLib.retain(value)
    }

    isolated deinit {
      send(nil, "The handler has not answered.")
      library.perform("webkit_script_message_reply_unref", reply)
      GLib.release(value)
    }

    func send(_ answer: Any?, _ error: String?) {
      guard !isSent else { return }
      isSent = true
      if error == nil, let made = library.scriptValue(answer, like: value) {
        let answer: @convention(c) (OpaquePointer, OpaquePointer) -> Void = library.web.required(
          "webkit_script_message_reply_return_value")
        answer(reply, made)
        GLib.release(made)
      } else {
        let text = error ?? "The answer is no value of JSON."
        library.set("webkit_script_message_reply_return_error_message", reply, text)
      }
    }
  }
}

/// The target of the signal of one handler.
@MainActor
private final class MessageReceiver {
  private let handler: WKUserContentController.Handler
  private weak var connection: UserContentConnection?

  init(_ handler: WKUserContentController.Handler, _ connection: UserContentConnection) {
    (self.handler, self.connection) = (handler, connection)
  }

  func receive(_ value: OpaquePointer, reply: OpaquePointer?) { connection?.receive(value, handler, reply: reply) }
}
