// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

/// The loading of a page: the same object from the call that began it to its end.
@MainActor @preconcurrency
public final class WKNavigation: NSObject {
  /// The preferences of the page.
  public internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
  nonisolated override init() {}
}

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A click on a link; a form; a step back or forward; a reload; a form that is sent again.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Another one, such as `load(_:)`.
  case other = -1
}

/// The answer to a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Not; as a page; as a file.
  case cancel, allow, download
}

/// The answer to the response of a server.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Not; as a page; as a file.
  case cancel, allow, download
}

/// A navigation that is about to begin.
@MainActor @preconcurrency
public class WKNavigationAction: NSObject {
  /// The frame of the link.
  public let sourceFrame: WKFrameInfo
  /// The frame that is to show the page; nil is a new window.
  public let targetFrame: WKFrameInfo?
  /// The cause.
  public let navigationType: WKNavigationType
  /// The address. Only this and the method are known.
  public let request: URLRequest
  /// Whether a link asks for a file: it has an attribute `download`. Not reported by WebKitGTK: false.
  public let shouldPerformDownload = false
  /// The number of the mouse's button: 0 for none, 1 for the first one.
  public let buttonNumber: Int
  /// Whether the server sent another address.
  package let isRedirect: Bool

  init(
    source: WKFrameInfo, target: WKFrameInfo?, type: WKNavigationType, request: URLRequest, button: Int,
    isRedirect: Bool
  ) {
    (sourceFrame, targetFrame, navigationType, self.request) = (source, target, type, request)
    (buttonNumber, self.isRedirect) = (button, isRedirect)
  }
}

/// The response of a server to a navigation.
@MainActor @preconcurrency
public class WKNavigationResponse: NSObject {
  /// Whether the page is for all of the view.
  public let isForMainFrame: Bool
  /// The response: an `HTTPURLResponse` with the status and the headers, for addresses of the web.
  public let response: URLResponse
  /// Whether the view can show the content.
  public let canShowMIMEType: Bool

  init(isForMainFrame: Bool, response: URLResponse, canShow: Bool) {
    (self.isForMainFrame, self.response, canShowMIMEType) = (isForMainFrame, response, canShow)
  }
}

/// A frame of a page. WebKitGTK describes the main one only: of another one the address is that of the page.
@MainActor @preconcurrency
public class WKFrameInfo: NSObject {
  /// Whether the frame is all of the page.
  public let isMainFrame: Bool
  /// The address.
  public let request: URLRequest
  /// The origin of the page.
  public let securityOrigin: WKSecurityOrigin

  init(isMainFrame: Bool, url: URL?) {
    self.isMainFrame = isMainFrame
    request = URLRequest(url: url ?? URL(fileURLWithPath: "/"))
    securityOrigin = WKSecurityOrigin(url)
  }
}

/// The server of a page.
@MainActor @preconcurrency
public class WKSecurityOrigin: NSObject {
  /// The scheme, https for example.
  public let `protocol`: String
  /// The name of the server.
  public let host: String
  /// The number of the port; 0 is the usual one.
  public let port: Int

  init(_ url: URL?) {
    (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
  }
}

/// The window that a page asks for.
@MainActor @preconcurrency
public class WKWindowFeatures: NSObject {
  /// Whether there are menus; nil is not given.
  public let menuBarVisibility: NSNumber? = nil
  /// Whether there is a bar for the state.
  public let statusBarVisibility: NSNumber? = nil
  /// Whether there are bars of tools.
  public let toolbarsVisibility: NSNumber? = nil
  /// Whether the user changes the size.
  public let allowsResizing: NSNumber? = nil
  /// The place and size in points; nil is not given, as WebKitGTK reports them too late.
  public let x: NSNumber? = nil
  /// The place from the top.
  public let y: NSNumber? = nil
  /// The width.
  public let width: NSNumber? = nil
  /// The height.
  public let height: NSNumber? = nil

  nonisolated override init() {}
  /// No value given.
  package static let none = WKWindowFeatures()
}

/// The kind of files that a page asks for.
@MainActor @preconcurrency
public class WKOpenPanelParameters: NSObject {
  /// Whether several files are allowed.
  public let allowsMultipleSelection: Bool
  /// Whether folders are allowed: WebKitGTK does not report it.
  public let allowsDirectories = false

  init(allowsMultipleSelection: Bool) { self.allowsMultipleSelection = allowsMultipleSelection }
}
