// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierInteraction
import EspalierNumbers
import Foundation

/// Connects an input method with the view that has the keyboard: text, composition and surrounding text.
@MainActor
final class TextInput {
  private unowned let window: any CanvasWindow
  private let method: UnsafeMutablePointer<GtkIMContext>
  /// Whether the method is being reset: its signals in the meantime belong to the event or update that resets it.
  private var isResetting = false

  init(_ window: any CanvasWindow, _ method: UnsafeMutablePointer<GtkIMContext>) {
    self.window = window
    self.method = method
    gtk_im_context_set_use_preedit(method, 1)
    connectText()
    connectSurroundings()
    let realize: @convention(c) (gpointer?, gpointer?) -> Void = { widget, data in
      onMain((widget, data)) { widget, data in
        gtk_im_context_set_client_widget(
          owner(data, as: TextInput.self).method, widget!.assumingMemoryBound(to: GtkWidget.self))
      }
    }
    connect(window.canvas.widget, "realize", to: self, realize)
  }

  private func connectText() {
    let commit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
      onMain((text, data)) { text, data in
        let text = String(cString: text!)
        owner(data, as: TextInput.self).send { $0.text(text) }
      }
    }
    connect(method, "commit", to: self, commit)
    let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { data in
        let input = owner(data, as: TextInput.self)
        let composition = input.composition
        input.send { $0.compose(composition) }
      }
    }
    connect(method, "preedit-changed", to: self, changed)
    let end: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: TextInput.self).send { $0.compose(nil) } }
    }
    connect(method, "preedit-end", to: self, end)
  }

  private func connectSurroundings() {
    let retrieve: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      onMain(data) { owner($0, as: TextInput.self).sendSurroundings() ? 1 : 0 }
    }
    connect(method, "retrieve-surrounding", to: self, retrieve)
    let delete: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> gboolean = { _, offset, count, data in
      onMain(data) { data in
        let input = owner(data, as: TextInput.self)
        let isDone = input.send { _ in
          input.window.graph.focus.target?.client?.deleteSurrounding(offset: Int(offset), count: Int(count))
        }
        return isDone == true ? 1 : 0
      }
    }
    connect(method, "delete-surrounding", to: self, delete)
  }

  private func send<Result>(_ event: (EventDispatcher) -> Result?) -> Result? {
    if isResetting { return event(window.graph.events) }
    return window.send(event) ?? nil
  }

  /// Ends a composition. The method may write it to the view with the keyboard: many methods do so when they lose the keyboard,
  /// and write too late when they are reset.
  func reset() {
    isResetting = true
    defer { isResetting = false }
    if window.graph.events.isComposing {
      gtk_im_context_focus_out(method)
      gtk_im_context_focus_in(method)
    }
    gtk_im_context_reset(method)
    window.graph.events.compose(nil)
  }

  private func sendSurroundings() -> Bool {
    guard let around = window.graph.focus.target?.client?.surroundingText else { return false }
    gtk_im_context_set_surrounding_with_selection(
      method, around.text, Int32(around.text.utf8.count), Int32(around.caret), Int32(around.anchor))
    return true
  }

  // MARK: - Composition

  private var composition: TextComposition? {
    var (string, attributes, caret): (UnsafeMutablePointer<CChar>?, OpaquePointer?, Int32) = (nil, nil, 0)
    gtk_im_context_get_preedit_string(method, &string, &attributes, &caret)
    defer {
      g_free(string)
      if let attributes { pango_attr_list_unref(attributes) }
    }
    guard let string else { return nil }
    let text = String(cString: string)
    // The method counts Unicode scalars, the attributes bytes.
    let place = text.unicodeScalars.index(text.startIndex, offsetBy: Int(max(caret, 0)), limitedBy: text.endIndex)
    return TextComposition(
      text, caret: text.utf8.distance(from: text.startIndex, to: place ?? text.endIndex),
      marks: attributes.map { marks($0, in: text) } ?? [])
  }

  private func marks(_ list: OpaquePointer, in text: String) -> [(range: Range<Int>, mark: TextComposition.Mark)] {
    var result: [(range: Range<Int>, mark: TextComposition.Mark)] = []
    let iterator = pango_attr_list_get_iterator(list)
    defer { pango_attr_iterator_destroy(iterator) }
    repeat {
      var (start, end): (Int32, Int32) = (0, 0)
      pango_attr_iterator_range(iterator, &start, &end)
      let range = (Int(start)..<max(Int(end), Int(start))).clamped(to: 0..<text.utf8.count)
      if range.isEmpty { continue }
      let hasBackground = pango_attr_iterator_get(iterator, PANGO_ATTR_BACKGROUND) != nil
      let hasLine = pango_attr_iterator_get(iterator, PANGO_ATTR_UNDERLINE) != nil
      if hasBackground { result.append((range, .selected)) } else if hasLine { result.append((range, .underline)) }
    } while pango_attr_iterator_next(iterator) != 0
    return result
  }

  // MARK: - Purpose of the field

  func setTraits(_ traits: TextInputTraits) {
    let purpose: GtkInputPurpose =
      switch traits.purpose {
      case .free: GTK_INPUT_PURPOSE_FREE_FORM
      case .digits: GTK_INPUT_PURPOSE_DIGITS
      case .number: GTK_INPUT_PURPOSE_NUMBER
      case .phone: GTK_INPUT_PURPOSE_PHONE
      case .address: GTK_INPUT_PURPOSE_URL
      case .email: GTK_INPUT_PURPOSE_EMAIL
      case .name: GTK_INPUT_PURPOSE_NAME
      case .password: GTK_INPUT_PURPOSE_PASSWORD
      case .code: GTK_INPUT_PURPOSE_PIN
      }
    var hints = GTK_INPUT_HINT_NONE.rawValue
    if traits.isSecret { hints |= GTK_INPUT_HINT_PRIVATE.rawValue }
    switch traits.corrects {
    case true?: hints |= GTK_INPUT_HINT_SPELLCHECK.rawValue
    case false?: hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    case nil: break
    }
    switch traits.capitals {
    case .words?: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences?: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .characters?: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    case TextInputTraits.Capitals.none?: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
    case nil: break
    }
    cgtk_set_input(method, purpose, GtkInputHints(rawValue: hints))
  }
}
