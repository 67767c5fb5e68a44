// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierInteraction
import EspalierNumbers

// Numbers: the proxy is one of GTK's scales.

extension ProxyWidget {
  private var range: UnsafeMutablePointer<GtkRange> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
  }

  func prepareRange() {
    let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: Reference.self).proxy?.valueChanged() }
    }
    gtk_range_set_round_digits(range, -1)
    connect(UnsafeMutableRawPointer(widget), "value-changed", to: Reference(self), changed)
  }

  func updateRange() {
    guard let new = properties.number, new.upper > new.lower else { return }
    let adjustment = gtk_range_get_adjustment(range)
    let step = new.step > 0 ? new.step : (new.upper - new.lower) / 10
    gtk_adjustment_configure(adjustment, new.value, new.lower, new.upper, step, step, 0)
  }

  /// Handles a number that a screen reader has set: the view's value follows, and the widget shows the result.
  private func valueChanged() {
    guard !isUpdating else { return }
    refresh()
    let value = gtk_range_get_value(range)
    if let known = properties.number, value != known.value, node.isEnabled {
      if let set = node.range?.set {
        send { set(value) }
      } else if let adjust = node.adjust {
        // An element without a number of its own changes by steps.
        let steps = known.step > 0 ? Int(clamping: min((abs(value - known.value) / known.step).rounded(), 1000)) : 1
        send { for _ in 0..<max(steps, 1) { adjust(value > known.value ? .increment : .decrement) } }
      }
      refresh()
    }
    // Changing the number in its own handler emits the signal again, with the view's number.
    updating { updateRange() }
  }
}
