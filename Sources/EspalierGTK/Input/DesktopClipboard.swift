// SPDX-License-Identifier: MIT

import CoreTransferable
internal import EspalierCGtk
import EspalierInteraction
import Foundation

/// A clipboard of the desktop, or its current selection.
@MainActor
final class DesktopClipboard: Clipboard {
  private let clipboard: OpaquePointer

  init(_ clipboard: OpaquePointer) { self.clipboard = clipboard }

  var hasText: Bool {
    // An owner of a string announces that type; the type of strings is the sixteenth of GLib's own.
    gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(clipboard), GType(16 << 2)) != 0
  }

  /// The clipboard changes only when the items' data has been made.
  func setItems(_ items: [NSItemProvider]) {
    Task { @MainActor in
      let provider = await DragContents(items).makeProvider()
      gdk_clipboard_set_content(clipboard, provider)
      flush()
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
  }

  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    Task { @MainActor in receive(await OfferedContents(clipboard: clipboard).items()) }
  }

  func setText(_ text: String) { gdk_clipboard_set_text(clipboard, text) }

  /// The callback runs when the clipboard's owner sends the text.
  func readText(_ receive: @escaping @MainActor (String) -> Void) {
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, data in
        onMain((source, result, data)) { source, result, data in
          let receiver = Unmanaged<Receiver>.fromOpaque(data!).takeRetainedValue()
          guard let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else { return }
          defer { g_free(text) }
          receiver.receive(String(cString: text))
        }
      }, Unmanaged.passRetained(Receiver(receive)).toOpaque())
  }

  private final class Receiver {
    let receive: @MainActor (String) -> Void
    init(_ receive: @escaping @MainActor (String) -> Void) { self.receive = receive }
  }
}
