// SPDX-License-Identifier: MIT

import EspalierControls
internal import EspalierCGtk
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// A surface of the desktop that shows a panel outside of its window: a part of the window's coordinates, with the same events.
///
/// The desktop may place it elsewhere, so that it stays on the screen.
@MainActor
final class PopupSurface: CanvasContent {
  private unowned let window: any CanvasWindow
  private let canvas = CanvasWidget()
  private let popover: UnsafeMutablePointer<GtkWidget>
  private let picture = PopupPicture()
  private var pointer: PointerInput?
  /// The shown part of the window's coordinates, in whole points.
  private var frame = CGRect.zero
  private var place: PopupPlace?
  /// Called with the distance from the requested place, after the desktop has placed the surface.
  var onPlacement: (CGVector, PopupPlace) -> Void = { _, _ in }

  init(over window: any CanvasWindow, _ widgets: ForeignWidgets) {
    self.window = window
    popover = gtk_popover_new()!
    let own = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_autohide(own, 0)
    gtk_popover_set_has_arrow(own, 0)
    gtk_widget_add_css_class(popover, ToolkitStyle.panel)
    gtk_popover_set_child(own, canvas.widget)
    gtk_widget_set_parent(popover, window.canvas.widget)
    canvas.content = self
    pointer = PointerInput(window, widgets, in: canvas) { [unowned self] in frame.origin }
    picture.pictures.redraw(canvas)
  }

  /// Shows a layer's drawing at its place.
  func show(_ list: DisplayList, at place: PopupPlace) {
    // Without a compositor nothing is translucent: the shadow would be a black frame.
    let isComposited = gdk_display_is_composited(gtk_widget_get_display(popover)) != 0
    let drawn = isComposited ? list.extent.union(place.outline) : place.outline
    let frame = drawn.integral
    if picture.show(list, frame, scale: Int(gtk_widget_get_scale_factor(window.canvas.widget))) {
      gtk_widget_queue_draw(canvas.widget)
    }
    guard frame != self.frame || place != self.place else { return }
    if frame.size != self.frame.size { gtk_widget_queue_resize(canvas.widget) }
    (self.frame, self.place) = (frame, place)
    point(at: place)
    present()
  }

  /// Requests the frame as a distance from the view that the panel belongs to: so the desktop can place it at the other side.
  private func point(at place: PopupPlace) {
    let (width, height) = (gtk_widget_get_width(window.canvas.widget), gtk_widget_get_height(window.canvas.widget))
    let sight = CGRect(x: 0, y: 0, width: Int(max(width, 1)), height: Int(max(height, 1)))
    let anchor = place.anchor.clamped(to: sight)
    var rect = GdkRectangle(
      x: Int32(clamping: anchor.minX), y: Int32(clamping: anchor.minY), width: Int32(clamping: max(anchor.width, 1)),
      height: Int32(clamping: max(anchor.height, 1)))
    let (right, bottom) = (CGFloat(rect.x + rect.width), CGFloat(rect.y + rect.height))
    let middle = CGPoint(x: CGFloat(rect.x) + CGFloat(rect.width) / 2, y: CGFloat(rect.y) + CGFloat(rect.height) / 2)
    let (side, x, y): (GtkPositionType, CGFloat, CGFloat) =
      switch place.side {
      case .below: (GTK_POS_BOTTOM, frame.midX - middle.x, frame.minY - bottom)
      case .above: (GTK_POS_TOP, frame.midX - middle.x, frame.maxY - CGFloat(rect.y))
      case .right: (GTK_POS_RIGHT, frame.minX - right, frame.midY - middle.y)
      case .left: (GTK_POS_LEFT, frame.maxX - CGFloat(rect.x), frame.midY - middle.y)
      }
    let own = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_position(own, side)
    gtk_popover_set_offset(own, Int32(clamping: x.rounded(.down)), Int32(clamping: y.rounded(.down)))
    gtk_popover_set_pointing_to(own, &rect)
  }

  /// Shows the surface, or places it again. To be called when GTK lays out the window, too.
  func present() {
    let own = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    if gtk_widget_get_visible(popover) == 0 {
      gtk_popover_popup(own)
      followPlacement()
    } else {
      gtk_popover_present(own)
    }
  }

  private func followPlacement() {
    guard let surface = gtk_native_get_surface(OpaquePointer(popover)) else { return }
    let layout: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = { _, _, _, data in
      onMain(data) { data in
        let surface = owner(data, as: PopupSurface.self)
        // The window may be in the middle of its layout.
        DispatchQueue.main.async { [weak surface] in surface?.placed() }
      }
    }
    connect(UnsafeMutableRawPointer(surface), "layout", to: self, layout)
  }

  /// Follows the placement if the display places surfaces at once, as X does, so that a panel is first drawn after the correction.
  func followImmediatePlacement() {
    let display = UnsafeMutableRawPointer(gtk_widget_get_display(popover)!).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_name_from_instance(display).map({ strcmp($0, "GdkX11Display") == 0 }) == true { placed() }
  }

  private func placed() {
    guard let place, canvas.content != nil, gtk_widget_get_mapped(popover) != 0,
      let surface = gtk_native_get_surface(OpaquePointer(popover)),
      let native = gtk_widget_get_native(window.canvas.widget)
    else { return }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (x, y) = (0.0, 0.0)
    let (column, row) = (gdk_popup_get_position_x(surface), gdk_popup_get_position_y(surface))
    gtk_widget_translate_coordinates(
      root, window.canvas.widget, Double(column) - left, Double(row) - top, &x, &y)
    onPlacement(CGVector(dx: x - frame.minX, dy: y - frame.minY), place)
  }

  /// Continues the movement of content after the fingers have left. To be called in each frame.
  func frame(at time: Double) { pointer?.frame(at: time) }

  /// Removes the surface: it disappears at once, and ends later, because the present event may be one of its own.
  func end() {
    canvas.content = nil
    pointer = nil
    gtk_widget_set_visible(popover, 0)
    DispatchQueue.main.async { self.remove() }
  }

  /// Removes the surface now, before its window ends.
  func remove() {
    canvas.content = nil
    if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
  }

  // MARK: - Canvas

  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    let length = Int32(clamping: orientation == GTK_ORIENTATION_HORIZONTAL ? frame.width : frame.height)
    return (length, length)
  }

  func resize(width: Int32, height: Int32) {}

  func snapshot(into snapshot: OpaquePointer) {
    picture.append(to: snapshot, isForCairo: RenderNode.isDrawnByCairo(canvas.widget))
  }
}

extension CGRect {
  /// The part of the rectangle in another one; an edge or corner of that if they do not overlap.
  fileprivate func clamped(to other: CGRect) -> CGRect {
    let (left, right) = (min(max(minX, other.minX), other.maxX), min(max(maxX, other.minX), other.maxX))
    let (top, bottom) = (min(max(minY, other.minY), other.maxY), min(max(maxY, other.minY), other.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
