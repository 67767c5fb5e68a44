// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierInteraction
import EspalierNumbers
import Foundation

// Texts and fields. A field's proxy is one of GTK's fields with the same text and caret; text that a screen reader writes
// into it is written into the view's field.

extension ProxyWidget {
  var isField: Bool { form.base == .entry || form.base == .password || form.base == .editor }

  func prepareText() {
    guard isField else { return }
    let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: Reference.self).proxy?.textChanged() }
    }
    let moved: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      onMain(data) { owner($0, as: Reference.self).proxy?.caretMoved() }
    }
    if form.base == .editor { gtk_text_buffer_set_enable_undo(buffer, 0) }
    let reference = Reference(self)
    connect(textObject, "changed", to: reference, changed)
    connect(textObject, "notify::cursor-position", to: reference, moved)
    if form.base != .editor {
      let activated: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
        onMain(data) { owner($0, as: Reference.self).proxy?.perform("focus") }
      }
      connect(textObject, "activate", to: reference, activated)
    }
    // The window's keys and its input method belong to the view's field: this one only shows the field's text.
    silence(widget)
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      silence(next)
      child = gtk_widget_get_next_sibling(next)
    }
  }

  /// A weak reference for signal connections: a connection retains its owner, and the widget retains the connection.
  final class Reference {
    weak var proxy: ProxyWidget?
    init(_ proxy: ProxyWidget) { self.proxy = proxy }
  }

  /// Removes the widget's event controllers, so that no caret of its own blinks. The widget may still refer to them, so they
  /// live as long as it does.
  private func silence(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let list = gtk_widget_observe_controllers(widget)
    let controllers = (0..<g_list_model_get_n_items(list)).compactMap { g_list_model_get_item(list, $0) }
    g_object_unref(UnsafeMutableRawPointer(list))
    for (index, controller) in controllers.enumerated() {
      gtk_widget_remove_controller(widget, OpaquePointer(controller))
      g_object_set_data_full(Self.object(widget), "espalier-silent-\(index)", controller) { g_object_unref($0) }
    }
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self))!
  }

  private var editable: OpaquePointer { OpaquePointer(widget) }

  /// The object whose signals report changes.
  private var textObject: UnsafeMutableRawPointer {
    form.base == .editor ? UnsafeMutableRawPointer(buffer) : UnsafeMutableRawPointer(widget)
  }

  func updateText(_ old: AccessibleProperties, isNew: Bool) {
    guard let text = properties.text else { return }
    if form.base == .label {
      if old.text != text {
        gtk_label_set_text(OpaquePointer(widget), text)
      }
      return
    }
    guard isField else { return }
    if text != shownText { write(text) }
    if isNew || old.selection != properties.selection || old.text != text { updateSelection() }
  }

  /// Makes the smallest change: a screen reader reads what is new.
  private func write(_ text: String) {
    let (range, new) = shownText.difference(to: text)
    shownText = text
    if form.base == .editor {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(range.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(range.upperBound))
      gtk_text_buffer_delete(buffer, &start, &end)
      gtk_text_buffer_insert(buffer, &start, new, -1)
    } else {
      gtk_editable_delete_text(editable, Int32(range.lowerBound), Int32(range.upperBound))
      var position = Int32(range.lowerBound)
      gtk_editable_insert_text(editable, new, -1, &position)
    }
  }

  func updateSelection() {
    guard isField, let selection = properties.selection else { return }
    let (start, end) = (shownText.scalarOffset(selection.lowerBound), shownText.scalarOffset(selection.upperBound))
    if form.base == .editor {
      var (first, last) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &first, Int32(start))
      gtk_text_buffer_get_iter_at_offset(buffer, &last, Int32(end))
      gtk_text_buffer_select_range(buffer, &last, &first)
    } else {
      gtk_editable_select_region(editable, Int32(start), Int32(end))
    }
  }

  private var currentText: String {
    if form.base == .editor {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    return gtk_editable_get_text(editable).map { String(cString: $0) } ?? ""
  }

  /// Handles text that a screen reader has written: the field receives it, and the widget shows the field's result.
  private func textChanged() {
    guard !isUpdating else { return }
    let text = currentText
    guard text != shownText else { return }
    guard let editor = node.editor, node.isEnabled else {
      // Nothing accepts the text: the former one is shown again.
      let before = shownText
      shownText = text
      return updating { write(before) }
    }
    shownText = text
    // GTK removes a text before it inserts its replacement. A field of a number, which cannot be empty, still has the
    // removed text.
    let before = editor.shownText
    let (range, new) = before.difference(to: text)
    guard !range.isEmpty || !new.isEmpty else { return }
    let characters = before.characterOffset(range.lowerBound)..<before.characterOffset(range.upperBound)
    send { editor.replaceCharacters(characters, with: new) }
  }

  private func caretMoved() {
    guard !isUpdating, let editor = node.editor else { return }
    var (start, end) = (Int32(0), Int32(0))
    if form.base == .editor {
      var (first, last) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_selection_bounds(buffer, &first, &last)
      (start, end) = (gtk_text_iter_get_offset(&first), gtk_text_iter_get_offset(&last))
    } else if gtk_editable_get_selection_bounds(editable, &start, &end) == 0 {
      start = gtk_editable_get_position(editable)
      end = start
    }
    guard currentText == shownText else { return }
    let range =
      shownText.characterOffset(
        Int(start))..<max(
        shownText.characterOffset(Int(end)), shownText.characterOffset(Int(start)))
    if range != editor.selectedCharacters { send { editor.selectCharacters(range) } }
  }
}

extension String {
  /// The part of this text, in scalars, and its replacement that turn this text into another.
  fileprivate func difference(to other: String) -> (Range<Int>, String) {
    let (old, new) = (Array(unicodeScalars), Array(other.unicodeScalars))
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: new[start..<new.count - end])
    return (start..<old.count - end, String(text))
  }

  /// - Parameter offset: in characters.
  fileprivate func scalarOffset(_ offset: Int) -> Int { prefix(offset).unicodeScalars.count }

  /// - Parameter offset: in scalars; one inside a character is its beginning.
  fileprivate func characterOffset(_ offset: Int) -> Int {
    let scalars = unicodeScalars
    let index = scalars.index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
    return distance(from: startIndex, to: index)
  }
}
