// SPDX-License-Identifier: MIT

internal import EspalierCGio
import Foundation

/// A page that was shown before.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The title; nil for none.
  public let title: String?
  /// The address of the first request.
  public let initialURL: URL
  let item: OpaquePointer

  init(_ item: OpaquePointer, _ library: WebKitLibrary) {
    self.item = GLib.retain(item)
    func url(_ name: String) -> URL {
      library.text(name, item).flatMap { URL(string: $0) } ?? URL(fileURLWithPath: "/")
    }
    self.url = url("webkit_back_forward_list_item_get_uri")
    initialURL = url("webkit_back_forward_list_item_get_original_uri")
    title = library.text("webkit_back_forward_list_item_get_title", item)
  }

  isolated deinit { GLib.release(item) }
}

/// The pages that a view has shown.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  private weak var page: _WebPage?
  init(_ page: _WebPage) { self.page = page }

  private func item(_ offset: Int32) -> WKBackForwardListItem? {
    guard let engine = page?.engine, let list = engine.list else { return nil }
    let read: @convention(c) (OpaquePointer, Int32) -> OpaquePointer? = engine.library.web.required(
      "webkit_back_forward_list_get_nth_item")
    return read(list, offset).map { WKBackForwardListItem($0, engine.library) }
  }

  /// The present page; nil before the first one.
  open var currentItem: WKBackForwardListItem? { item(0) }
  /// The page before; nil for none.
  open var backItem: WKBackForwardListItem? { item(-1) }
  /// The page after; nil for none.
  open var forwardItem: WKBackForwardListItem? { item(1) }
  /// A page some steps away.
  open func item(at index: Int) -> WKBackForwardListItem? { Int32(exactly: index).flatMap(item) }
  /// The pages before, the first one first.
  open var backList: [WKBackForwardListItem] { all(-1).reversed() }
  /// The pages after, the next one first.
  open var forwardList: [WKBackForwardListItem] { all(1) }

  private func all(_ step: Int32) -> [WKBackForwardListItem] {
    var result: [WKBackForwardListItem] = []
    var offset = step
    while let found = item(offset) {
      result.append(found)
      offset += step
    }
    return result
  }
}
