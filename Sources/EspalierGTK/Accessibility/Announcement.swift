// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierInteraction

/// An announcement in a window without a view for it: an alert that exists while it is new. Its name changes once
/// a screen reader has found it, and screen readers read the change.
@MainActor
final class Announcement {
  private unowned let window: WindowAccessibility
  private let canvas: UnsafeMutablePointer<GtkWidget>
  private var proxy: ProxyWidget?
  private var waiting: [String] = []
  private var timer: guint = 0

  /// Milliseconds from the alert's appearance to its text, between two texts, and until the alert disappears.
  private static let pause: guint = 200
  private static let rest: guint = 3000

  init(in window: WindowAccessibility, on canvas: UnsafeMutablePointer<GtkWidget>) {
    self.window = window
    self.canvas = canvas
  }

  func announce(_ text: String) {
    waiting.append(text)
    if proxy == nil {
      let new = ProxyWidget(item(""), in: window)
      window.updating {
        gtk_widget_insert_before(new.widget, canvas, nil)
        new.update(item(""), origin: (0, 0))
        new.arrive()
      }
      proxy = new
    } else if timer != 0 {
      // The previous announcement is still being read, or was read a while ago.
      g_source_remove(timer)
    }
    wait(Self.pause)
  }

  func end() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    proxy?.remove()
    proxy = nil
    waiting = []
  }

  private func next() {
    timer = 0
    guard !waiting.isEmpty else { return window.updating { end() } }
    let text = waiting.removeFirst()
    window.updating { proxy?.update(item(text), origin: (0, 0)) }
    wait(waiting.isEmpty ? Self.rest : Self.pause)
  }

  private func wait(_ milliseconds: guint) {
    timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        onMain(data) { owner($0, as: Announcement.self).next() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<Announcement>.fromOpaque($0!).release() })
  }

  private func item(_ text: String) -> AccessibleItem {
    var properties = AccessibleProperties()
    properties.name = text
    properties.text = text
    let view = ObjectIdentifier(self)
    return AccessibleItem(
      id: AccessibleID(view: view, ordinal: 0), form: ProxyForm(base: .label, role: .announcement, actions: []),
      properties: properties, node: AccessibilityNode(role: .text, frame: .zero, view: view), children: [])
  }
}
