// SPDX-License-Identifier: MIT

import Foundation

/// A name space for scripts: those of one do not see the variables of another one, only the page.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  /// The name; nil for the page's own.
  public let name: String?
  private init(_ name: String?) { self.name = name }
  private static var known: [String: WKContentWorld] = [:]

  /// The world of the page's own scripts.
  public static let page = WKContentWorld(nil)
  /// The world of programs.
  public static let defaultClient = WKContentWorld("org.espalier.client")
  /// A world by its name.
  open class func world(name: String) -> WKContentWorld {
    if let world = known[name] { return world }
    let world = WKContentWorld(name)
    known[name] = world
    return world
  }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's content; after it.
  case atDocumentStart, atDocumentEnd
}

/// A script of the program that runs in each page.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The text.
  public let source: String
  /// The time.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs in the main frame alone.
  public let isForMainFrameOnly: Bool
  let world: WKContentWorld

  /// A script for a world.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    world = contentWorld
  }
  /// A script for the page's world.
  public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }
}

/// A message of a script: `window.webkit.messageHandlers.NAME.postMessage(BODY)`.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// The value: numbers, texts, arrays, dictionaries, `NSNull`.
  public let body: Any
  /// The name of the handler.
  public let name: String
  /// The page's main frame.
  public let frameInfo: WKFrameInfo
  /// The world of the script.
  public let world: WKContentWorld
  package let page: _WebPage?

  init(body: Any, name: String, frame: WKFrameInfo, world: WKContentWorld, page: _WebPage?) {
    (self.body, self.name, frameInfo, self.world, self.page) = (body, name, frame, world, page)
  }
}

/// Receives the messages of scripts.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script has sent a message.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives the messages of scripts, and answers them: `postMessage` returns a promise. One of the two requirements is implemented.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Answers with a value, or with a text for an error, which the script throws.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  /// Answers with a value and a text, of which the latter is an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    Task {
      let reply = await self.userContentController(userContentController, didReceive: message)
      replyHandler(reply.0, reply.1)
    }
  }
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// The scripts of a program in pages, and the messages that they send.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  enum Receiver {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
  }
  struct Handler {
    let receiver: Receiver
    let name: String
    let world: WKContentWorld
  }

  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private(set) var handlers: [Handler] = []
  /// WebKitGTK's object, made with the first page.
  private(set) var connection: UserContentConnection?

  /// No scripts.
  public nonisolated override init() {}

  func connect(_ library: WebKitLibrary) -> UserContentConnection {
    if let connection { return connection }
    let made = UserContentConnection(library, self)
    connection = made
    for script in userScripts { made.add(script) }
    for handler in handlers { made.add(handler) }
    return made
  }

  /// Adds a script, for pages that are loaded later.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    connection?.add(userScript)
  }
  /// Removes all scripts.
  open func removeAllUserScripts() {
    userScripts = []
    connection?.removeScripts()
  }

  /// Adds a handler, which is kept until it is removed.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }
  /// Adds a handler for a world.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    add(Handler(receiver: .plain(scriptMessageHandler), name: name, world: world))
  }
  /// Adds a handler that answers.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    add(Handler(receiver: .replying(scriptMessageHandlerWithReply), name: name, world: contentWorld))
  }

  private func add(_ handler: Handler) {
    removeScriptMessageHandler(forName: handler.name, contentWorld: handler.world)
    handlers.append(handler)
    connection?.add(handler)
  }

  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
  /// Removes a handler of a world.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    for handler in handlers where handler.name == name && handler.world === contentWorld { connection?.remove(handler) }
    handlers.removeAll { $0.name == name && $0.world === contentWorld }
  }
  /// Removes all handlers of a world.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    for handler in handlers where handler.world === contentWorld { connection?.remove(handler) }
    handlers.removeAll { $0.world === contentWorld }
  }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() {
    for handler in handlers { connection?.remove(handler) }
    handlers = []
  }
}
