// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierNavigation
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The frame around a window's content: the desktop's title bar, or its buttons in the content's own bars; the main menu.
@MainActor
final class WindowFrame {
  private let window: UnsafeMutablePointer<GtkWindow>
  private let content: UnsafeMutablePointer<GtkWidget>
  /// Nil if the title bar is GTK's, or if there is none at all.
  private let buttons: WindowButtons?
  /// The title bar of GTK's, for views whose bars are not those of a desktop window.
  private let header: OpaquePointer?
  private var menu: MainMenu?

  /// - Parameters:
  ///   - environment: The window's environment: its look decides which bars it has.
  ///   - isHandle: Whether a press at a point of the content moves the window.
  init(
    _ window: UnsafeMutablePointer<GtkWindow>, around content: UnsafeMutablePointer<GtkWidget>,
    style: _WindowStyleKind, in environment: EnvironmentValues, isHandle: @escaping @MainActor (CGPoint) -> Bool
  ) {
    self.window = window
    self.content = content
    guard Self.hasOwnBars(style, environment) else {
      buttons = nil
      header = style == .plain ? nil : OpaquePointer(gtk_header_bar_new())
      gtk_window_set_child(window, content)
      if let header {
        gtk_window_set_titlebar(window, UnsafeMutablePointer(header))
        if style == .hiddenTitle { gtk_header_bar_set_title_widget(header, gtk_label_new(nil)) }
      } else {
        gtk_window_set_decorated(window, 0)
      }
      return
    }
    let buttons = WindowButtons(
      over: content, height: environment.edgeBarHeight, inset: environment.edgeBarInset,
      gap: environment.edgeBarGap, isHandle: isHandle)
    self.buttons = buttons
    header = nil
    // With an invisible title bar GTK draws the frame and the shadow, and the content fills the inside.
    let none = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_widget_set_visible(none, 0)
    gtk_window_set_titlebar(window, none)
    gtk_window_set_child(window, buttons.widget)
  }

  /// Whether the bars at the window's upper edge are the views'.
  static func hasOwnBars(_ style: _WindowStyleKind, _ environment: EnvironmentValues) -> Bool {
    style != .plain && environment.drawsEdgeBars
  }

  /// Gives the window its content's preferred size, with the given width even if GTK's title bar would be wider for a long
  /// title.
  func chooseSize(forContentOf width: CGFloat) {
    guard header != nil else { return gtk_window_set_default_size(window, -1, -1) }
    // On a desktop that draws no shadows, windows have a line around them.
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    var border = GtkBorder()
    gtk_style_context_get_border(gtk_widget_get_style_context(widget), &border)
    gtk_window_set_default_size(
      window, Int32(clamping: min(width.rounded(.up), 30000)) + Int32(border.left) + Int32(border.right), -1)
  }

  /// - Parameter action: Called when the buttons take another size of the window's corners.
  func followCorners(_ action: @escaping (WindowCorners) -> Void) { buttons?.cornersChanged = action }

  /// Draws the buttons in the content's own bars for dark, or for light content, independently of other windows.
  func show(_ scheme: ColorScheme) { buttons?.show(scheme) }

  /// The buttons of a window, by the style classes that GTK gives them.
  enum Button: String { case close, minimize, maximize }

  /// Enables or disables a button of the window.
  func allow(_ button: Button, _ isAllowed: Bool) {
    let bar = header.map { UnsafeMutablePointer<GtkWidget>($0) } ?? buttons?.widget
    guard let bar else { return }
    Self.forEachWidget(in: bar) {
      if gtk_widget_has_css_class($0, button.rawValue) != 0 { gtk_widget_set_sensitive($0, isAllowed ? 1 : 0) }
    }
  }

  private static func forEachWidget(
    in widget: UnsafeMutablePointer<GtkWidget>, _ body: (UnsafeMutablePointer<GtkWidget>) -> Void
  ) {
    body(widget)
    var child = gtk_widget_get_first_child(widget)
    while let each = child {
      forEachWidget(in: each, body)
      child = gtk_widget_get_next_sibling(each)
    }
  }

  /// - Parameter opacity: The opacity of the parts in the window's bar.
  func fade(to opacity: Double) { buttons?.fade(to: opacity) }

  /// - Parameter perform: Called with a chosen item.
  func showMenus(_ menus: [MenuEntry]?, perform: @escaping (MenuEntry) -> Void) {
    guard menus != nil || menu != nil, buttons != nil || header != nil else { return }
    // The views have the keyboard again.
    let menu = menu ?? MainMenu(closed: { [content] in gtk_widget_grab_focus(content) }, perform: perform)
    if self.menu == nil {
      self.menu = menu
      buttons?.add(menu.widget)
      if let header { gtk_header_bar_pack_end(header, menu.widget) }
    }
    gtk_widget_set_visible(menu.widget, menus == nil ? 0 : 1)
    if let menus { menu.show(menus) }
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
    let all = KeyAction { [weak self] key, modifiers in
      if action(key, modifiers) { return true }
      return modifiers.subtracting(.capsLock) == .option && self?.menu?.open(key.character) == true
    }
    connect(UnsafeMutableRawPointer(controller), "key-pressed", to: all, press)
    gtk_widget_add_controller(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), controller)
  }

  private final class KeyAction {
    let action: (KeyEquivalent, EventModifiers) -> Bool
    init(_ action: @escaping (KeyEquivalent, EventModifiers) -> Bool) { self.action = action }
  }
}
