// SPDX-License-Identifier: MIT

internal import EspalierCGtk

/// GTK's own classes of menus' items, which a screen reader could read but not use: it finds no action in them.
@MainActor
enum MenuItemClasses {
  /// Gives the items an action that does what a click does. Once, before the first bar of menus.
  ///
  /// GTK registers both classes when the first bar with an item is made.
  static let addActions: Void = {
    let items = g_menu_new()!
    let menu = g_menu_new()!
    g_menu_append(items, "", "none.none")
    g_menu_append_submenu(menu, "", UnsafeMutablePointer(items))
    if let bar = gtk_popover_menu_bar_new_from_model(UnsafeMutablePointer(menu)) {
      g_object_ref_sink(bar)
      for name in ["GtkPopoverMenuBarItem", "GtkModelButton"] { addClick(to: g_type_from_name(name)) }
      g_object_unref(bar)
    }
    g_object_unref(UnsafeMutableRawPointer(menu))
    g_object_unref(UnsafeMutableRawPointer(items))
  }()

  private static func addClick(to type: GType) {
    guard type != 0, let owned = g_type_class_ref(type) else { return }
    // A class of GTK's lives as long as the program.
    gtk_widget_class_install_action(owned.assumingMemoryBound(to: GtkWidgetClass.self), "click", nil) { widget, _, _ in
      _ = gtk_widget_activate(widget)
    }
  }
}
