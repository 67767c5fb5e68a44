// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierGeometry
import EspalierNumbers
import Foundation

// The behaviours that the content sets for its window.

extension DesktopWindow {
  /// Follows the content after an update.
  func followBehaviors() {
    let new = graph.windowBehaviors
    guard new != behaviors else { return }
    if new.resize != behaviors.resize {
      let isResizable = new.resize == .automatic ? !hasFixedSize : new.resize == .enabled
      gtk_window_set_resizable(window, isResizable ? 1 : 0)
    }
    behaviors = new
    allowActions()
  }

  /// Enables the window's buttons for what the user may do. GTK makes the buttons again when the window is maximized or may no longer
  /// be resized.
  func allowActions() {
    frame.allow(.close, !isBehindDialog && behaviors.dismiss != .disabled)
    frame.allow(.minimize, behaviors.minimize != .disabled)
    frame.allow(.maximize, behaviors.fullScreen != .disabled)
  }

  /// The rectangle of the display on which the window is expected to open, in points; empty without a display.
  var display: CGRect {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return .zero }
    defer { g_object_unref(monitor) }
    var geometry = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
    return CGRect(
      x: Int(geometry.x), y: Int(geometry.y), width: Int(geometry.width), height: Int(geometry.height))
  }
}
