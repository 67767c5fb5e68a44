// SPDX-License-Identifier: MIT

internal import EspalierCGtk

/// The widget around a foreign one: it clips its child, and gives it all of its size.
@MainActor
enum ForeignBox {
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let object = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
    let box = object.assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_overflow(box, GTK_OVERFLOW_HIDDEN)
    return box
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "EspalierForeign", guint(MemoryLayout<GtkWidgetClass>.stride),
    { pointer, _ in
      let widget = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
      widget.pointee.measure = { _, _, _, minimum, natural, baseline, naturalBaseline in
        minimum?.pointee = 0
        natural?.pointee = 0
        baseline?.pointee = -1
        naturalBaseline?.pointee = -1
      }
      widget.pointee.size_allocate = { box, width, height, _ in
        onMain(box) { box in
          guard let content = gtk_widget_get_first_child(box) else { return }
          gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
          gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, width, nil, nil, nil, nil)
          gtk_widget_allocate(content, width, height, -1, nil)
        }
      }
    }, guint(MemoryLayout<GtkWidget>.stride), nil, GTypeFlags(rawValue: 0))
}
