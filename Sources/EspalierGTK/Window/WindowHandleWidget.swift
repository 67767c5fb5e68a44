// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierGeometry
import EspalierNumbers
import Foundation

/// GTK's own window handle in front of the views: it drags the window, maximises it at a double click, and shows the
/// window's menu, as a header bar does. It covers only points where the views leave the press to the window.
@MainActor
final class WindowHandleWidget {
  let widget: UnsafeMutablePointer<GtkWidget>

  private final class Area {
    let contains: @MainActor (CGPoint) -> Bool
    init(_ contains: @escaping @MainActor (CGPoint) -> Bool) { self.contains = contains }
  }

  private nonisolated static let key = "espalier-area"

  /// - Parameter contains: Whether a press at a point of the handle belongs to the window.
  init(contains: @escaping @MainActor (CGPoint) -> Bool) {
    Self.askForAreas
    widget = gtk_window_handle_new()!
    g_object_set_data_full(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), Self.key,
      Unmanaged.passRetained(Area(contains)).toOpaque(), { Unmanaged<AnyObject>.fromOpaque($0!).release() })
  }

  /// Makes the class test whether a handle contains a point. The handles in GTK's own header bars behave as before.
  private static let askForAreas: Void = {
    guard let owned = g_type_class_ref(gtk_window_handle_get_type()) else { return }
    owned.assumingMemoryBound(to: GtkWidgetClass.self).pointee.contains = { widget, x, y in
      let parent = g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
      guard parent.pointee.contains(widget, x, y) != 0 else { return 0 }
      let object = UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GObject.self)
      guard let area = g_object_get_data(object, WindowHandleWidget.key) else { return 1 }
      return onMain(area) { owner($0, as: Area.self).contains(CGPoint(x: x, y: y)) ? 1 : 0 }
    }
  }()
}
