// SPDX-License-Identifier: MIT

import EspalierControls
internal import EspalierCGtk
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The panels of a window that do not fit in it: menus, popovers, lists of pickers, calendars, help. Each is in a surface of its
/// own; those that fit are drawn in the window.
///
/// A panel over another one that is outside is outside, too, and so it is until it disappears. In front of panels, a dialog or
/// sheet is drawn in the window, and so are the panels behind it.
@MainActor
final class PopupSurfaces {
  private unowned let window: any CanvasWindow
  private let widgets: ForeignWidgets
  private var surfaces: [Int: PopupSurface] = [:]
  /// The number of further changes that placements of the desktop may make to the area of the panels on screen.
  private var corrections = PopupSurfaces.greatestCorrections
  private static let greatestCorrections = 4

  init(_ window: any CanvasWindow, _ widgets: ForeignWidgets) {
    self.window = window
    self.widgets = widgets
  }

  /// The area of a window's panels: as large as the largest screen.
  static var area: PopupArea? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else { return nil }
    var screen = CGSize.zero
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      var geometry = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
      g_object_unref(monitor)
      if CGFloat(geometry.height) > screen.height {
        screen = CGSize(width: Int(geometry.width), height: Int(geometry.height))
      }
    }
    return screen.height > 0 ? PopupArea(screen: screen) : nil
  }

  /// Follows the layers of the tree. To be called after each update, before the window is drawn.
  func follow() {
    let graph = window.graph
    guard graph.environment.values.popupArea != nil else { return }
    let outside = panelsOutside
    let ids = Set(outside.map(\.id))
    if ids != Set(surfaces.keys) {
      let gone = surfaces.filter { !ids.contains($0.key) }.values
      surfaces = surfaces.filter { ids.contains($0.key) }
      graph.drawApart(ids)
      graph.update()
      if ids.isEmpty { removeLimits() }
      // Last: a surface that disappears is an event, which may lead here again.
      for surface in gone { surface.end() }
    }
    for panel in outside {
      let surface = surfaces[panel.id] ?? makeSurface(panel.id)
      surface.show(panel.list, at: panel.place)
    }
    // Last, too, for the same reason.
    for surface in surfaces.values { surface.followImmediatePlacement() }
  }

  /// The next panels have the whole area again.
  private func removeLimits() {
    corrections = Self.greatestCorrections
    let (graph, area) = (window.graph, Self.area)
    if let area, graph.environment.values.popupArea != area { graph.changeEnvironment { $0.popupArea = area } }
  }

  private typealias Panel = (id: Int, list: DisplayList, place: PopupPlace)

  private var panelsOutside: [Panel] {
    let canvas = window.canvas.widget
    let inside = CGRect(
      x: 0, y: 0, width: Int(gtk_widget_get_width(canvas)), height: Int(gtk_widget_get_height(canvas)))
    guard inside.width > 0, inside.height > 0 else { return [] }
    var panels: [Panel] = []
    for layer in window.graph.layersOnScreen {
      guard let list = layer.preferences?.attribute(for: DisplayListKey.self)?.peek(), !list.items.isEmpty else {
        continue
      }
      guard let place = layer.preferences?.attribute(for: PopupPlace.Key.self)?.peek() else {
        panels = []
        continue
      }
      let id = layer.presentation.id
      if !panels.isEmpty || surfaces[id] != nil || !inside.contains(place.panel) { panels.append((id, list, place)) }
    }
    return panels
  }

  private func makeSurface(_ id: Int) -> PopupSurface {
    let surface = PopupSurface(over: window, widgets)
    surface.onPlacement = { [weak self] distance, place in self?.placed(distance, from: place) }
    surfaces[id] = surface
    return surface
  }

  /// Limits the area of panels to the one that a placement of the desktop implies: so that an arrow points at its view from the
  /// other side.
  private func placed(_ distance: CGVector, from place: PopupPlace) {
    let graph = window.graph
    guard var area = graph.environment.values.popupArea, corrections > 0 else { return }
    let margin = graph.environment.values.design.popup.margin
    let panel = place.panel.offsetBy(dx: distance.dx, dy: distance.dy).insetBy(dx: -margin, dy: -margin)
    let before = area
    var (left, right) = (area.limits.minX, area.limits.maxX)
    var (top, bottom) = (area.limits.minY, area.limits.maxY)
    // Desktops round the middle of a surface.
    if distance.dx < -2 { right = panel.maxX }
    if distance.dx > 2 { left = panel.minX }
    if distance.dy < -2 { bottom = panel.maxY }
    if distance.dy > 2 { top = panel.minY }
    area.limits = CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    guard area != before else { return }
    corrections -= 1
    graph.changeEnvironment { $0.popupArea = area }
    window.send { _ in }
  }

  /// Places the surfaces again. To be called when GTK lays out the window.
  func allocate() { for surface in surfaces.values { surface.present() } }

  /// Continues the movement of content after the fingers have left. To be called in each frame, before its update.
  func frame(at time: Double) { for surface in surfaces.values { surface.frame(at: time) } }

  /// Closes the panels outside of the window, the front one first, because its user works in another window now.
  func dismiss() {
    for _ in 0..<surfaces.count {
      guard let front = window.graph.frontLayer, surfaces[front.presentation.id] != nil else { return }
      window.send { _ in _ = front.key(.escape, []) }
    }
  }

  /// Removes all surfaces, before their window ends.
  func end() {
    for surface in surfaces.values { surface.remove() }
    surfaces = [:]
  }
}
