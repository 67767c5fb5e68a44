// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import SwiftUI

#if GTK
  /// A function of GTKViews, found by its symbol: the module would bring GTK's headers into every file that imports this one.
  @_silgen_name("espalier_widget_view")
  @MainActor
  private func widgetView(_ widget: UnsafeMutableRawPointer) -> AnyView
#endif

/// A page as a view of SwiftUI: WebKitGTK's widget, or a placeholder with the class's name and the reason.
public struct _WebPageView: View {
  @ObservedObject var page: _WebPage
  let name: String

  /// - Parameter name: The class of the view, for the placeholder.
  public init(page: _WebPage, name: String) { (self.page, self.name) = (page, name) }

  public var body: some View {
    if let widget = page.widget {
      #if GTK
        // Another page is another widget.
        widgetView(widget).id(ObjectIdentifier(page))
      #else
        PlatformPlaceholder(name)
      #endif
    } else {
      let _ = WebPlaceholder.report(name, page)
      PlatformPlaceholder(name)
        .overlay(alignment: .bottom) {
          if let address = page.url?.absoluteString {
            Text(verbatim: address).font(.caption2).foregroundStyle(.secondary).lineLimit(1).padding(6)
          }
        }
    }
  }
}

@MainActor
private enum WebPlaceholder {
  static func report(_ name: String, _ page: _WebPage) {
    let reason = page.absence?.text ?? WebKitLibrary.notInstalled
    Diagnostics.warnOnce("\(name): a placeholder stands in its place. \(reason)", subject: name)
  }
}

extension _WebPage {
  /// The `GtkWidget *` of the page; nil if there is none.
  fileprivate var widget: UnsafeMutableRawPointer? {
    if engine == nil, absence == nil { prepareToShow() }
    return engine.map { UnsafeMutableRawPointer($0.view) }
  }
}
