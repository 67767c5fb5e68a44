// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import EspalierNumbers
import Foundation

/// All kinds of data by Apple's names, and the bits of `WebKitWebsiteDataTypes`.
private let kinds: [(name: String, bits: UInt32)] = [
  (WKWebsiteDataTypeMemoryCache, 1), (WKWebsiteDataTypeDiskCache, 2), (WKWebsiteDataTypeFetchCache, 1 << 8),
  (WKWebsiteDataTypeSessionStorage, 1 << 3), (WKWebsiteDataTypeLocalStorage, 1 << 4),
  (WKWebsiteDataTypeIndexedDBDatabases, 1 << 5), (WKWebsiteDataTypeCookies, 1 << 6),
  (WKWebsiteDataTypeServiceWorkerRegistrations, 1 << 9),
]

/// Files that were loaded, on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files that were loaded, in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Files that scripts loaded.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Values of a window.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Values of a server.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of a server.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Scripts that run without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The data of one server.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  /// The name of the server.
  public let displayName: String
  /// The kinds.
  public let dataTypes: Set<String>
  /// `WebKitWebsiteData`.
  let data: OpaquePointer
  private let library: WebKitLibrary

  init(_ data: OpaquePointer, _ library: WebKitLibrary) {
    self.library = library
    self.data = library.object("webkit_website_data_ref", data) ?? data
    displayName = library.text("webkit_website_data_get_name", data) ?? ""
    let bits = library.number("webkit_website_data_get_types", data)
    dataTypes = Set(kinds.filter { UInt32(truncatingIfNeeded: bits) & $0.bits != 0 }.map(\.name))
  }

  isolated deinit { library.perform("webkit_website_data_unref", data) }
}

/// The place of cookies and files of pages: folders of the user's, or memory.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  /// Whether the data are kept on the disk.
  public let isPersistent: Bool
  private var session: OpaquePointer?

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  isolated deinit { if let session { GLib.release(session) } }

  private static let usual = WKWebsiteDataStore(isPersistent: true)
  /// The program's store, in the folders of the user's data and caches.
  open class func `default`() -> WKWebsiteDataStore { usual }
  /// A store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// `WebKitNetworkSession`.
  func session(_ library: WebKitLibrary) -> OpaquePointer? {
    if let session { return session }
    // The usual session is WebKitGTK's own; a new one is the caller's.
    session =
      isPersistent
      ? library.make("webkit_network_session_get_default").map { GLib.retain($0) }
      : library.make("webkit_network_session_new_ephemeral")
    return session
  }

  private func manager() -> (library: WebKitLibrary, manager: OpaquePointer)? {
    guard let library = try? WebKitLibrary.available(), let session = session(library),
      let manager = library.object("webkit_network_session_get_website_data_manager", session)
    else { return nil }
    return (library, manager)
  }

  /// The kinds of data that can be removed.
  open class func allWebsiteDataTypes() -> Set<String> { Set(kinds.map(\.name)) }

  private func bits(_ types: Set<String>) -> UInt32 {
    kinds.filter { types.contains($0.name) }.reduce(0) { $0 | $1.bits }
  }

  /// Reads the servers of which there are data; none without WebKitGTK.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    guard let (library, manager) = manager() else { return completionHandler([]) }
    typealias Finish =
      @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer?) -> UnsafeMutablePointer<GList>?
    typealias Fetch =
      @convention(c) (OpaquePointer, UInt32, OpaquePointer?, GLib.Ready, UnsafeMutableRawPointer) -> Void
    let fetch: Fetch = library.web.required("webkit_website_data_manager_fetch")
    let finish: Finish = library.web.required("webkit_website_data_manager_fetch_finish")
    let (callback, data) = GLib.later { object, result in
      let list = finish(object, result, nil)
      var records: [WKWebsiteDataRecord] = []
      var next = list
      while let item = next {
        if let data = item.pointee.data {
          records.append(WKWebsiteDataRecord(OpaquePointer(data), library))
          library.perform("webkit_website_data_unref", OpaquePointer(data))
        }
        next = item.pointee.next
      }
      g_list_free(list)
      completionHandler(records)
    }
    fetch(manager, bits(dataTypes), nil, callback, data)
  }

  /// The servers of which there are data; none without WebKitGTK.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { done in fetchDataRecords(ofTypes: dataTypes) { done.resume(returning: $0) } }
  }

  /// Removes kinds of data of servers.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let (library, manager) = manager(), !dataRecords.isEmpty else { return completionHandler() }
    typealias Remove =
      @convention(c) (
        OpaquePointer, UInt32, UnsafeMutablePointer<GList>?, OpaquePointer?, GLib.Ready, UnsafeMutableRawPointer
      ) -> Void
    let remove: Remove = library.web.required("webkit_website_data_manager_remove")
    let list = dataRecords.reduce(UnsafeMutablePointer<GList>?.none) {
      g_list_append($0, UnsafeMutableRawPointer($1.data))
    }
    // The records live until the end.
    let (callback, data) = GLib.later { _, _ in withExtendedLifetime(dataRecords) { completionHandler() } }
    remove(manager, bits(dataTypes), list, nil, callback, data)
    g_list_free(list)
  }

  /// Removes kinds of data of servers.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    await withCheckedContinuation { done in removeData(ofTypes: dataTypes, for: dataRecords) { done.resume() } }
  }

  /// Removes kinds of data that have changed since a date.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let (library, manager) = manager() else { return completionHandler() }
    typealias Clear =
      @convention(c) (
        OpaquePointer, UInt32, Int64, OpaquePointer?, GLib.Ready, UnsafeMutableRawPointer
      ) -> Void
    let clear: Clear = library.web.required("webkit_website_data_manager_clear")
    let (callback, data) = GLib.later { _, _ in completionHandler() }
    // A span of 0 is all data; otherwise it is in microseconds before now.
    let age = -date.timeIntervalSinceNow
    let span = date <= Date(timeIntervalSince1970: 0) || age > 1e9 ? 0 : max(age * 1e6, 1)
    clear(manager, bits(dataTypes), Int64(clamping: span), nil, callback, data)
  }

  /// Removes kinds of data that have changed since a date.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { done in removeData(ofTypes: dataTypes, modifiedSince: date) { done.resume() } }
  }

  /// The cookies.
  open private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)

  func cookies() -> (library: WebKitLibrary, manager: OpaquePointer)? {
    guard let library = try? WebKitLibrary.available(), let session = session(library),
      let manager = library.object("webkit_network_session_get_cookie_manager", session)
    else { return nil }
    return (library, manager)
  }
}
