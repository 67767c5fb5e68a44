// SPDX-License-Identifier: MIT

internal import EspalierCGtk

/// GTK's own class of menu items, which a screen reader could read but not use: it finds no action in them.
@MainActor
enum MenuItemClasses {
  /// Gives the items an action that does what a click does. Evaluated once, before the first menu.
  ///
  /// GTK registers the class when the first menu with an item is made.
  static let addActions: Void = {
    let items = g_menu_new()!
    g_menu_append(items, "", "none.none")
    if let menu = gtk_popover_menu_new_from_model(UnsafeMutablePointer(items)) {
      g_object_ref_sink(menu)
      addClick(to: g_type_from_name("GtkModelButton"))
      g_object_unref(menu)
    }
    g_object_unref(UnsafeMutableRawPointer(items))
  }()

  private static func addClick(to type: GType) {
    guard type != 0, let owned = g_type_class_ref(type) else { return }
    // Classes of GTK live as long as the program.
    gtk_widget_class_install_action(owned.assumingMemoryBound(to: GtkWidgetClass.self), "click", nil) { widget, _, _ in
      _ = gtk_widget_activate(widget)
    }
  }
}
