// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import EspalierNumbers
import Foundation
import FoundationNetworking

/// The cookies of a store. Without WebKitGTK there are none, and none is kept.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  private typealias Change =
    @convention(c) (
      OpaquePointer, OpaquePointer, OpaquePointer?, GLib.Ready, UnsafeMutableRawPointer
    ) -> Void

  private unowned let store: WKWebsiteDataStore
  init(_ store: WKWebsiteDataStore) { self.store = store }

  /// Reads all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    typealias All = @convention(c) (OpaquePointer, OpaquePointer?, GLib.Ready, UnsafeMutableRawPointer) -> Void
    guard let (library, manager) = store.cookies() else { return completionHandler([]) }
    let all: All = library.web.required("webkit_cookie_manager_get_all_cookies")
    typealias Finish =
      @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer?) -> UnsafeMutablePointer<GList>?
    let finish: Finish = library.web.required("webkit_cookie_manager_get_all_cookies_finish")
    let (callback, data) = GLib.later { object, result in
      let list = finish(object, result, nil)
      var cookies: [HTTPCookie] = []
      var next = list
      while let item = next {
        if let data = item.pointee.data {
          if let cookie = SoupCookie.cookie(OpaquePointer(data), library) { cookies.append(cookie) }
          SoupCookie.free(OpaquePointer(data), library)
        }
        next = item.pointee.next
      }
      g_list_free(list)
      completionHandler(cookies)
    }
    all(manager, nil, callback, data)
  }
  /// All cookies.
  open func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { done in getAllCookies { done.resume(returning: $0) } }
  }

  private func change(_ name: String, _ cookie: HTTPCookie, _ ended: (@MainActor @Sendable () -> Void)?) {
    guard let (library, manager) = store.cookies(), let made = SoupCookie.make(cookie, library) else {
      ended?()
      return
    }
    let change: Change = library.web.required(name)
    let (callback, data) = GLib.later { _, _ in ended?() }
    change(manager, made, nil, callback, data)
    SoupCookie.free(made, library)
  }

  /// Keeps a cookie.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    change("webkit_cookie_manager_add_cookie", cookie, completionHandler)
  }
  /// Keeps a cookie.
  open func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { done in setCookie(cookie) { done.resume() } }
  }
  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    change("webkit_cookie_manager_delete_cookie", cookie, completionHandler)
  }
  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { done in delete(cookie) { done.resume() } }
  }
}

/// Cookies of libsoup.
@MainActor
private enum SoupCookie {
  static func cookie(_ cookie: OpaquePointer, _ library: WebKitLibrary) -> HTTPCookie? {
    func text(_ name: String) -> String {
      let read: @convention(c) (OpaquePointer) -> UnsafePointer<CChar>? = library.soup.required(
        "soup_cookie_get_\(name)")
      return read(cookie).map { String(cString: $0) } ?? ""
    }
    func isTrue(_ name: String) -> Bool {
      let read: @convention(c) (OpaquePointer) -> Int32 = library.soup.required("soup_cookie_get_\(name)")
      return read(cookie) != 0
    }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: text("name"), .value: text("value"), .domain: text("domain"), .path: text("path"),
    ]
    if isTrue("secure") { properties[.secure] = "TRUE" }
    let expires: @convention(c) (OpaquePointer) -> OpaquePointer? = library.soup.required("soup_cookie_get_expires")
    if let date = expires(cookie) {
      properties[.expires] = Date(timeIntervalSince1970: Double(g_date_time_to_unix(date)))
    }
    return HTTPCookie(properties: properties)
  }

  static func make(_ cookie: HTTPCookie, _ library: WebKitLibrary) -> OpaquePointer? {
    typealias Text = UnsafePointer<CChar>
    let make: @convention(c) (Text, Text, Text, Text, Int32) -> OpaquePointer? = library.soup.required(
      "soup_cookie_new")
    guard let made = make(cookie.name, cookie.value, cookie.domain, cookie.path, -1) else { return nil }
    let secure: @convention(c) (OpaquePointer, Int32) -> Void = library.soup.required("soup_cookie_set_secure")
    secure(made, cookie.isSecure ? 1 : 0)
    let only: @convention(c) (OpaquePointer, Int32) -> Void = library.soup.required("soup_cookie_set_http_only")
    only(made, cookie.isHTTPOnly ? 1 : 0)
    if let date = cookie.expiresDate,
      let time = g_date_time_new_from_unix_utc(Int(clamping: date.timeIntervalSince1970))
    {
      let expires: @convention(c) (OpaquePointer, OpaquePointer) -> Void = library.soup.required(
        "soup_cookie_set_expires")
      expires(made, time)
      g_date_time_unref(time)
    }
    return made
  }

  static func free(_ cookie: OpaquePointer, _ library: WebKitLibrary) {
    let free: @convention(c) (OpaquePointer) -> Void = library.soup.required("soup_cookie_free")
    free(cookie)
  }
}
