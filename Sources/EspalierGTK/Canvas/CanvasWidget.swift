// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import Foundation

/// The content that a canvas shows.
@MainActor
protocol CanvasContent: AnyObject {
  /// The size along one axis, in points.
  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32)
  func resize(width: Int32, height: Int32)
  func snapshot(into snapshot: OpaquePointer)
}

/// One of GTK's widgets that is written in Swift: one fills each window.
///
/// The class is GTK's basic widget followed by a pointer to this object. GTK retains the object.
@MainActor
final class CanvasWidget {
  let widget: UnsafeMutablePointer<GtkWidget>
  weak var content: (any CanvasContent)?

  init() {
    let object = UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)!)
    widget = object.assumingMemoryBound(to: GtkWidget.self)
    Self.slot(object).pointee = Unmanaged.passRetained(self).toOpaque()
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
  }

  private nonisolated static func slot(
    _ object: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (object + MemoryLayout<GtkWidget>.stride).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Nil while GTK initialises the widget.
  private static func content(of widget: UnsafeMutablePointer<GtkWidget>?) -> (any CanvasContent)? {
    slot(UnsafeMutableRawPointer(widget!)).pointee.map { owner($0, as: CanvasWidget.self) }?.content
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "EspalierCanvas", guint(MemoryLayout<GtkWidgetClass>.stride),
    { pointer, _ in
      let object = pointer!.assumingMemoryBound(to: GObjectClass.self)
      object.pointee.finalize = { object in
        let slot = CanvasWidget.slot(UnsafeMutableRawPointer(object!))
        if let canvas = slot.pointee { Unmanaged<CanvasWidget>.fromOpaque(canvas).release() }
        slot.pointee = nil
        let parent = g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GObjectClass.self)
        parent.pointee.finalize(object)
      }
      let widget = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
      gtk_widget_class_set_css_name(widget, "espalier")
      widget.pointee.measure = { widget, orientation, _, minimum, natural, baseline, naturalBaseline in
        let size = onMain(widget) { CanvasWidget.content(of: $0)?.measure(orientation) ?? (0, 0) }
        minimum?.pointee = size.0
        natural?.pointee = size.1
        baseline?.pointee = -1
        naturalBaseline?.pointee = -1
      }
      widget.pointee.size_allocate = { widget, width, height, _ in
        onMain(widget) { CanvasWidget.content(of: $0)?.resize(width: width, height: height) }
      }
      widget.pointee.snapshot = { widget, snapshot in
        onMain((widget, snapshot)) { CanvasWidget.content(of: $0)?.snapshot(into: $1!) }
      }
    }, guint(MemoryLayout<GtkWidget>.stride + MemoryLayout<UnsafeRawPointer>.stride), nil, GTypeFlags(rawValue: 0))
}
