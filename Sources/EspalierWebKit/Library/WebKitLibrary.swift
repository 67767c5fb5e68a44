// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierLibraries
import EspalierNumbers
import Foundation

/// WebKitGTK, which is opened when the first page is made.
struct WebKitLibrary: @unchecked Sendable {
  typealias Object = OpaquePointer
  typealias Name = UnsafePointer<CChar>

  static let fileName = "libwebkitgtk-6.0.so.4"
  /// The pages.
  let web: LoadedLibrary
  /// The values of scripts.
  let script: LoadedLibrary
  /// The headers of requests.
  let soup: LoadedLibrary
  /// The windows.
  let gtk: LoadedLibrary

  /// Nil if it is not installed, which is reported once.
  private static let opened: WebKitLibrary? = {
    guard let web = LoadedLibrary(fileName), let script = LoadedLibrary("libjavascriptcoregtk-6.0.so.1"),
      let soup = LoadedLibrary("libsoup-3.0.so.0"), let gtk = LoadedLibrary("libgtk-4.so.1")
    else {
      LibraryWarning.once(notInstalled)
      return nil
    }
    return WebKitLibrary(web: web, script: script, soup: soup, gtk: gtk)
  }()

  static let notInstalled =
    "WebKit: \(fileName) is not installed, so that no page of the web is shown. Install it: apt-get install "
    + "libwebkitgtk-6.0-4"
  static let noDisplay =
    "WebKit: there is no display, so that no page of the web is shown. Run the program in a session."

  /// Reasons for which no page is made.
  enum Absence: Error {
    case library, display
    var text: String { self == .library ? WebKitLibrary.notInstalled : WebKitLibrary.noDisplay }
  }

  /// The library, if pages can be made: it is installed, and the program has a display.
  @MainActor static func available() throws(Absence) -> WebKitLibrary {
    // Without windows the library is not opened: a picture of a view has no use for it.
    guard let gtk = LoadedLibrary("libgtk-4.so.1") else { throw .library }
    let isRunning: @convention(c) () -> Int32 = gtk.required("gtk_is_initialized")
    let display: @convention(c) () -> Object? = gtk.required("gdk_display_get_default")
    guard isRunning() != 0, display() != nil else { throw .display }
    guard let opened else { throw .library }
    return opened
  }

  // MARK: - Calls

  func perform(_ name: String, _ object: Object) {
    let function: @convention(c) (Object) -> Void = web.required(name)
    function(object)
  }
  func isTrue(_ name: String, _ object: Object) -> Bool {
    let function: @convention(c) (Object) -> Int32 = web.required(name)
    return function(object) != 0
  }
  func number(_ name: String, _ object: Object) -> Int {
    let function: @convention(c) (Object) -> UInt32 = web.required(name)
    return Int(function(object))
  }
  func real(_ name: String, _ object: Object) -> Double {
    let function: @convention(c) (Object) -> Double = web.required(name)
    return function(object)
  }
  /// A text that the object owns.
  func text(_ name: String, _ object: Object) -> String? {
    let function: @convention(c) (Object) -> Name? = web.required(name)
    return function(object).map { String(cString: $0) }
  }
  func object(_ name: String, _ object: Object) -> Object? {
    let function: @convention(c) (Object) -> Object? = web.required(name)
    return function(object)
  }
  func set(_ name: String, _ object: Object, _ text: String) {
    let function: @convention(c) (Object, Name) -> Void = web.required(name)
    function(object, text)
  }
  func make(_ name: String) -> Object? {
    let function: @convention(c) () -> Object? = web.required(name)
    return function()
  }

  // MARK: - Values of scripts

  /// The value of a script's: numbers, texts, dates as texts, arrays, dictionaries; nil for `undefined`, `NSNull` for `null`.
  func value(_ value: Object) -> Any? {
    let isUndefined: @convention(c) (Object) -> Int32 = script.required("jsc_value_is_undefined")
    if isUndefined(value) != 0 { return nil }
    let json: @convention(c) (Object, UInt32) -> UnsafeMutablePointer<CChar>? = script.required("jsc_value_to_json")
    guard let text = json(value, 0) else { return nil }
    defer { g_free(text) }
    return try? JSONSerialization.jsonObject(with: Data(String(cString: text).utf8), options: .fragmentsAllowed)
  }

  /// A value for scripts; nil for values that JSON does not have.
  func scriptValue(_ value: Any?, like other: Object) -> Object? {
    let context: @convention(c) (Object) -> Object? = script.required("jsc_value_get_context")
    let make: @convention(c) (Object, Name) -> Object? = script.required("jsc_value_new_from_json")
    guard let context = context(other), let text = JSONText.of(value) else { return nil }
    return make(context, text)
  }
}

/// Values as texts of JSON, which are expressions of JavaScript, too.
enum JSONText {
  /// Nil for values that JSON does not have.
  static func of(_ value: Any?) -> String? {
    guard let value else { return "null" }
    guard JSONSerialization.isValidJSONObject([value]),
      let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
