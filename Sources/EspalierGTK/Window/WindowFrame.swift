// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierInteraction
import EspalierViews

/// What is around a window's content: its title bar, its bar of menus.
@MainActor
final class WindowFrame {
  private let window: UnsafeMutablePointer<GtkWindow>
  private let content: UnsafeMutablePointer<GtkWidget>
  private var menuBar: MenuBar?

  init(
    _ window: UnsafeMutablePointer<GtkWindow>, around content: UnsafeMutablePointer<GtkWidget>,
    style: _WindowStyleKind
  ) {
    self.window = window
    self.content = content
    gtk_window_set_child(window, content)
    switch style {
    case .automatic: break
    case .plain: gtk_window_set_decorated(window, 0)
    case .hiddenTitle:
      let bar = gtk_header_bar_new()!
      gtk_header_bar_set_title_widget(OpaquePointer(bar), gtk_label_new(nil))
      gtk_window_set_titlebar(window, bar)
    }
  }

  /// - Parameter perform: Called with what is chosen.
  func showMenus(_ menus: [MenuEntry]?, perform: @escaping (MenuEntry) -> Void) {
    guard menus != nil || menuBar != nil else { return }
    let bar = menuBar ?? addMenuBar(perform)
    gtk_widget_set_visible(bar.widget, menus == nil ? 0 : 1)
    if let menus { bar.show(menus) }
  }

  /// Puts the content below a bar. A window without menus has its content alone, also for screen readers.
  private func addMenuBar(_ perform: @escaping (MenuEntry) -> Void) -> MenuBar {
    let bar = MenuBar(perform: perform)
    let hadFocus = gtk_widget_is_focus(content) != 0
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let children = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    g_object_ref(UnsafeMutableRawPointer(content))
    gtk_window_set_child(window, nil)
    gtk_box_append(children, bar.widget)
    gtk_box_append(children, content)
    g_object_unref(UnsafeMutableRawPointer(content))
    gtk_window_set_child(window, box)
    if hadFocus { gtk_widget_grab_focus(content) }
    menuBar = bar
    return bar
  }

  /// Calls `action` with keys that neither the content nor an open menu takes.
  func connectKeys(_ action: @escaping (KeyEquivalent, EventModifiers) -> Bool) {
    let controller = gtk_event_controller_key_new()!
    let press: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      controller, keyval, _, state, data in
      onMain((controller, data)) { controller, data in
        let event = gtk_event_controller_get_current_event(controller)
        return KeyEquivalent.press(keyval: keyval, state, event: event, owner(data, as: KeyAction.self).action) ? 1 : 0
      }
    }
    connect(UnsafeMutableRawPointer(controller), "key-pressed", to: KeyAction(action), press)
    gtk_widget_add_controller(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), controller)
  }

  private final class KeyAction {
    let action: (KeyEquivalent, EventModifiers) -> Bool
    init(_ action: @escaping (KeyEquivalent, EventModifiers) -> Bool) { self.action = action }
  }
}
