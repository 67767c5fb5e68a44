// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// Passes a window's keys to its view tree: through the input method where text is written, else directly.
@MainActor
final class KeyboardInput {
  private unowned let window: any CanvasWindow
  private let widgets: ForeignWidgets
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let method: UnsafeMutablePointer<GtkIMContext>
  private var hasFocus = false
  private var isStopped = false
  /// The view that writes text now.
  private weak var writer: FocusTarget?
  /// Whether the input method has a client.
  private var isWriting = false
  private var caret: CGRect?
  private let text: TextInput

  init(_ window: any CanvasWindow, _ widgets: ForeignWidgets) {
    self.window = window
    self.widgets = widgets
    widget = window.canvas.widget
    method = gtk_im_multicontext_new()!
    text = TextInput(window, method)
    window.graph.focus.onLoss = { [weak self] in self?.text.reset() }
    connectKeys()
    connectFocus()
  }

  func stop() {
    isStopped = true
    isWriting = false
    window.graph.focus.onLoss = nil
    gtk_im_context_set_client_widget(method, nil)
    g_object_unref(method)
  }

  /// Ends a composition: the pointer is about to put the caret elsewhere.
  func pointerPressed() {
    if isWriting { text.reset() }
  }

  private func connectKeys() {
    let controller = gtk_event_controller_key_new()!
    // Before the proxies of screen readers: one of them has GTK's focus when an element has the tree's.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(controller)
    let press: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      controller, key, _, state, data in
      onMain((controller, data)) { controller, data in
        let event = gtk_event_controller_get_current_event(controller)
        let keyboard = owner(data, as: KeyboardInput.self)
        keyboard.follow(EventModifiers(state).union(EventModifiers(ofKey: key)))
        return keyboard.press(key, state, event) ? 1 : 0
      }
    }
    connect(object, "key-pressed", to: self, press)
    let release: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> Void = {
      controller, key, _, state, data in
      onMain((controller, data)) { controller, data in
        let keyboard = owner(data, as: KeyboardInput.self)
        keyboard.follow(EventModifiers(state).subtracting(EventModifiers(ofKey: key)))
        if keyboard.isWriting, let event = gtk_event_controller_get_current_event(controller) {
          gtk_im_context_filter_keypress(keyboard.method, event)
        }
      }
    }
    connect(object, "key-released", to: self, release)
    gtk_widget_add_controller(widget, controller)
  }

  private func connectFocus() {
    let controller = gtk_event_controller_focus_new()!
    let enter: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: KeyboardInput.self).focusChanged(true) }
    }
    let leave: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: KeyboardInput.self).focusChanged(false) }
    }
    connect(UnsafeMutableRawPointer(controller), "enter", to: self, enter)
    connect(UnsafeMutableRawPointer(controller), "leave", to: self, leave)
    gtk_widget_add_controller(widget, controller)
  }

  // MARK: - Text

  private func focusChanged(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus { follow([]) }
    treeChanged()
  }

  /// Connects the input method with the view that writes, and with its place. To be called after each update.
  func treeChanged() {
    guard !isStopped else { return }
    let target = window.graph.focus.target
    let new = target?.interactions.contains(.edit) == true ? target : nil
    if new !== writer {
      writer = new
      caret = nil
      text.setTraits(new?.client?.inputTraits ?? TextInputTraits())
    }
    if isWriting != (hasFocus && new != nil) {
      isWriting.toggle()
      if isWriting { gtk_im_context_focus_in(method) } else { gtk_im_context_focus_out(method) }
    }
    guard isWriting, let rect = new?.client?.caretRect, rect != caret, !rect.isNull, rect.origin.x.isFinite,
      rect.origin.y.isFinite, rect.size.width.isFinite, rect.size.height.isFinite
    else { return }
    caret = rect
    func whole(_ length: CGFloat) -> Int32 { Int32(clamping: min(max(length, -30000), 30000)) }
    var area = GdkRectangle(
      x: whole(rect.minX), y: whole(rect.minY), width: max(whole(rect.width), 1), height: max(whole(rect.height), 1))
    gtk_im_context_set_cursor_location(method, &area)
  }

  // MARK: - Keys

  /// Follows the modifier keys. The state of an event is the one before it: a modifier key of its own is added or removed.
  private func follow(_ held: EventModifiers) {
    guard !isStopped, held != window.graph.heldModifiers.value else { return }
    window.send { [window] _ in window.graph.heldModifiers.set(held) }
  }

  /// Handles a key. Returns whether it was handled.
  /// - Parameter isLeft: Whether a widget in the tree had GTK's focus, received the key first and did not take it.
  func press(_ keyval: guint, _ state: GdkModifierType, _ event: OpaquePointer?, isLeft: Bool = false) -> Bool {
    if !isLeft, widgets.haveFocus { return false }
    if isWriting, let event, gtk_im_context_filter_keypress(method, event) != 0 { return true }
    if isMenuKey(keyval, state) { return window.send { $0.menuKey() } ?? false }
    return KeyEquivalent.press(keyval: keyval, state, event: event, press)
  }

  /// Presses a key without an event: from a menu item in place of the key.
  @discardableResult
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    var modifiers = modifiers
    if key.editsByWord, modifiers.remove(.command) != nil { modifiers.insert(.control) }
    if window.send({ $0.key(key, modifiers: modifiers) }) == true { return true }
    guard modifiers.contains(.command) else { return false }
    // The shortcut may mean the control key itself.
    modifiers.remove(.command)
    modifiers.insert(.control)
    return window.send { $0.key(key, modifiers: modifiers) } ?? false
  }

  private func isMenuKey(_ keyval: guint, _ state: GdkModifierType) -> Bool {
    let key = Int32(bitPattern: keyval)
    return key == GDK_KEY_Menu || key == GDK_KEY_F10 && EventModifiers(state).contains(.shift)
  }
}
