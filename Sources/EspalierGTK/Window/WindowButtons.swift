// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierGeometry
import EspalierNumbers
import Foundation

/// The desktop's own parts in the upper bar of a window without a title bar of the desktop's: the buttons at both ends, as
/// the desktop's settings have them, the main menu, and the area that moves the window. They are in front of the views.
@MainActor
final class WindowButtons {
  /// The widget that contains the views and, over them, these parts.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the parts take another size of the corners.
  var cornersChanged: (WindowCorners) -> Void = { _ in }
  private let content: UnsafeMutablePointer<GtkWidget>
  private let handle: WindowHandleWidget
  private let start, end: UnsafeMutablePointer<GtkWidget>
  private let height, inset: Int32
  private var corners = WindowCorners()

  /// - Parameters:
  ///   - height: The bar's height, in points.
  ///   - inset: The distance from the window's sides to the buttons, in points.
  ///   - gap: The distance between the window's buttons and others.
  ///   - isHandle: Whether a press at a point moves the window.
  init(
    over content: UnsafeMutablePointer<GtkWidget>, height: CGFloat, inset: CGFloat, gap: CGFloat,
    isHandle: @escaping @MainActor (CGPoint) -> Bool
  ) {
    self.content = content
    (self.height, self.inset) = (Int32(clamping: height), Int32(clamping: inset))
    widget = cgtk_overlay()
    handle = WindowHandleWidget(contains: isHandle)
    (start, end) = (Self.strip(GTK_PACK_START, gap), Self.strip(GTK_PACK_END, gap))
    gtk_overlay_set_child(OpaquePointer(widget), content)
    for part in [handle.widget, start, end] { gtk_overlay_add_overlay(OpaquePointer(widget), part) }
    let place:
      @convention(c) (
        OpaquePointer?, UnsafeMutablePointer<GtkWidget>?, UnsafeMutablePointer<GdkRectangle>?, gpointer?
      ) -> gboolean = { _, part, place, data in
        onMain((part, place, data)) { part, place, data in
          guard let part, let place, let buttons = owner(data, as: Reference.self).buttons else { return 0 }
          place.pointee = buttons.place(of: part)
          return 1
        }
      }
    connect(UnsafeMutableRawPointer(widget), "get-child-position", to: Reference(self), place)
  }

  private final class Reference {
    weak var buttons: WindowButtons?
    init(_ buttons: WindowButtons) { self.buttons = buttons }
  }

  private static func strip(_ side: GtkPackType, _ gap: CGFloat) -> UnsafeMutablePointer<GtkWidget> {
    let strip = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Int32(clamping: gap))!
    let controls = gtk_window_controls_new(side)!
    gtk_widget_set_valign(controls, GTK_ALIGN_CENTER)
    gtk_box_append(UnsafeMutableRawPointer(strip).assumingMemoryBound(to: GtkBox.self), controls)
    return strip
  }

  /// Puts a button beside those of the window.
  func add(_ button: UnsafeMutablePointer<GtkWidget>) {
    gtk_box_prepend(UnsafeMutableRawPointer(end).assumingMemoryBound(to: GtkBox.self), button)
  }

  /// Chooses colours that are visible on a bar of dark, or of light content.
  func show(_ scheme: ColorScheme) {
    for part in [start, end] {
      gtk_widget_remove_css_class(part, ToolkitStyle.bar(scheme == .dark ? .light : .dark))
      gtk_widget_add_css_class(part, ToolkitStyle.bar(scheme))
    }
  }

  /// Sets the parts' opacity to that of the rest of the bar.
  func fade(to opacity: Double) { for part in [start, end] { gtk_widget_set_opacity(part, opacity) } }

  /// The place of a part. Called whenever GTK lays out the window, after the views are laid out.
  private func place(of part: UnsafeMutablePointer<GtkWidget>) -> GdkRectangle {
    let width = gtk_widget_get_width(content)
    if part == handle.widget { return GdkRectangle(x: 0, y: 0, width: width, height: height) }
    let isLeft = (part == start) != (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
    var length = Int32(0)
    gtk_widget_measure(part, GTK_ORIENTATION_HORIZONTAL, -1, nil, &length, nil, nil)
    let corner = length > 0 ? CGSize(width: Int(length + inset), height: Int(height)) : .zero
    var new = corners
    if isLeft { new.left = corner } else { new.right = corner }
    if new != corners {
      corners = new
      cornersChanged(new)
    }
    return GdkRectangle(x: isLeft ? inset : width - inset - length, y: 0, width: length, height: height)
  }
}
