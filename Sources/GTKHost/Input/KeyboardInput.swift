internal import CGtk
import CoreGeometry
import Foundation
import ViewCore

/// The keys of a window, for its view tree: through the input method where text is written, else as they are.
@MainActor
final class KeyboardInput {
  private unowned let window: DesktopWindow
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let method: UnsafeMutablePointer<GtkIMContext>
  private var hasFocus = false
  private var isStopped = false
  /// Who writes text now.
  private weak var writer: FocusTarget?
  /// Whether the input method knows of a writer.
  private var isWriting = false
  private var caret: CGRect?

  init(_ window: DesktopWindow) {
    self.window = window
    widget = window.canvas.widget
    method = gtk_im_multicontext_new()!
    // What is composed is shown by the input method: fields here draw only what is written.
    gtk_im_context_set_use_preedit(method, 0)
    connectMethod()
    connectKeys()
    connectFocus()
  }

  func stop() {
    isStopped = true
    isWriting = false
    gtk_im_context_set_client_widget(method, nil)
    g_object_unref(method)
  }

  private func connectMethod() {
    let commit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
      onMain((text, data)) { text, data in
        let text = String(cString: text!)
        owner(data, as: KeyboardInput.self).window.send { $0.text(text) }
      }
    }
    connect(method, "commit", to: self, commit)
    let realize: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { data in
        let keyboard = owner(data, as: KeyboardInput.self)
        gtk_im_context_set_client_widget(keyboard.method, keyboard.widget)
      }
    }
    connect(widget, "realize", to: self, realize)
  }

  private func connectKeys() {
    let controller = gtk_event_controller_key_new()!
    // Before the proxies of screen readers: one of them has GTK's focus where an element has ours.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(controller)
    let press: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      controller, key, _, state, data in
      onMain((controller, data)) { controller, data in
        let event = gtk_event_controller_get_current_event(controller)
        return owner(data, as: KeyboardInput.self).press(key, state, event) ? 1 : 0
      }
    }
    connect(object, "key-pressed", to: self, press)
    let release: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> Void = {
      controller, _, _, _, data in
      onMain((controller, data)) { controller, data in
        let keyboard = owner(data, as: KeyboardInput.self)
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
    treeChanged()
  }

  /// Tells the input method who writes, and where. To be called after each update.
  func treeChanged() {
    guard !isStopped else { return }
    let target = window.graph.events.focus.target
    let new = target?.interactions.contains(.edit) == true ? target : nil
    if new !== writer, isWriting { gtk_im_context_reset(method) }
    writer = new
    if isWriting != (hasFocus && new != nil) {
      isWriting.toggle()
      if isWriting { gtk_im_context_focus_in(method) } else { gtk_im_context_focus_out(method) }
    }
    guard isWriting, let rect = new?.client?.caretRect, rect != caret, !rect.isNull, rect.origin.x.isFinite,
      rect.origin.y.isFinite, rect.size.width.isFinite, rect.size.height.isFinite
    else { return }
    caret = rect
    func whole(_ length: CGFloat) -> Int32 { Int32(min(max(length, -30000), 30000)) }
    var area = GdkRectangle(
      x: whole(rect.minX), y: whole(rect.minY), width: max(whole(rect.width), 1), height: max(whole(rect.height), 1))
    gtk_im_context_set_cursor_location(method, &area)
  }

  // MARK: - Keys

  /// Whether somebody takes the key.
  /// - Parameter isLeft: by a widget in the tree that has GTK's focus and gets the keys before.
  func press(_ keyval: guint, _ state: GdkModifierType, _ event: OpaquePointer?, isLeft: Bool = false) -> Bool {
    if !isLeft, window.widgets.haveFocus { return false }
    if isWriting, let event, gtk_im_context_filter_keypress(method, event) != 0 { return true }
    guard let key = KeyEquivalent(keyval: keyval) else { return false }
    return press(key, EventModifiers(state))
  }

  /// The same without an event: a menu stands for the key.
  @discardableResult
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    var modifiers = modifiers
    if key.editsByWord, modifiers.remove(.command) != nil { modifiers.insert(.control) }
    if window.send({ $0.key(key, modifiers: modifiers) }) == true { return true }
    guard modifiers.contains(.command) else { return false }
    if clipboard(key, modifiers) { return true }
    // Somebody may mean the control key itself.
    modifiers.remove(.command)
    modifiers.insert(.control)
    return window.send { $0.key(key, modifiers: modifiers) } ?? false
  }

  // MARK: - Clipboard

  private func clipboard(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard modifiers.subtracting(.capsLock) == .command, let clipboard = gtk_widget_get_clipboard(widget) else {
      return false
    }
    switch key.character.lowercased() {
    case "c":
      guard let text = window.graph.selectedText else { return false }
      gdk_clipboard_set_text(clipboard, text)
    case "x":
      guard let text = writer?.client?.selectedText else { return false }
      gdk_clipboard_set_text(clipboard, text)
      window.send { $0.key(.delete) }
    case "v":
      guard writer != nil else { return false }
      paste(from: clipboard)
    default: return false
    }
    return true
  }

  /// The text comes when its owner sends it: to whoever writes then.
  private func paste(from clipboard: OpaquePointer) {
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, data in
        onMain((source, result, data)) { source, result, data in
          let keyboard = Unmanaged<KeyboardInput>.fromOpaque(data!).takeRetainedValue()
          guard let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else { return }
          defer { g_free(text) }
          keyboard.pasted(String(cString: text))
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func pasted(_ text: String) {
    guard isWriting, !text.isEmpty else { return }
    window.send { $0.text(text) }
  }
}
