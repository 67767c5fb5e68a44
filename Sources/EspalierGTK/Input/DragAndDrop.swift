// SPDX-License-Identifier: MIT

import CoreTransferable
internal import EspalierCGtk
import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation
import UniformTypeIdentifiers

/// Carries a drag between windows and programs, for the view trees of both sides.
@MainActor
final class DragAndDrop: DragCarrier {
  private unowned let window: any CanvasWindow
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// The drag from a window of this program: its windows take the items themselves.
  private static var current: (drag: OpaquePointer, session: OngoingDrag)?
  /// The drag over this window from elsewhere.
  private var visitor: (drop: OpaquePointer, session: OngoingDrag)?

  init(_ window: any CanvasWindow) {
    self.window = window
    widget = window.canvas.widget
    connectTarget()
    window.graph.events.dragCarrier = self
  }

  // MARK: - Out of the window

  /// The data is made before the drag begins, because the desktop reads it when the drag is over.
  func carry(_ session: OngoingDrag) -> Bool {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let device = gdk_seat_get_pointer(seat)
    else { return false }
    Task { @MainActor [weak self] in
      let contents = await DragContents(session.items)
      self?.begin(session, contents, surface, device)
    }
    return true
  }

  private func begin(
    _ session: OngoingDrag, _ contents: DragContents, _ surface: OpaquePointer, _ device: OpaquePointer
  ) {
    var (x, y, state) = (0.0, 0.0, GdkModifierType(rawValue: 0))
    gdk_surface_get_device_position(surface, device, &x, &y, &state)
    // After the button is released there is no drag.
    guard state.rawValue & GDK_BUTTON1_MASK.rawValue != 0 else { return }
    let provider = contents.makeProvider()
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let drag = gdk_drag_begin(surface, device, provider, actions, 0, 0) else { return }
    Self.current = (drag, session)
    let finished: @convention(c) (OpaquePointer?, gpointer?) -> Void = { drag, _ in
      onMain(drag) { drag in DragAndDrop.ended(drag) }
    }
    connect(UnsafeMutableRawPointer(drag), "dnd-finished", to: self, finished)
    let cancelled: @convention(c) (OpaquePointer?, GdkDragCancelReason, gpointer?) -> Void = { drag, _, _ in
      onMain(drag) { drag in DragAndDrop.ended(drag) }
    }
    connect(UnsafeMutableRawPointer(drag), "cancel", to: self, cancelled)
    showPicture(of: session, on: drag)
    flush()
  }

  private static func ended(_ drag: OpaquePointer?) {
    guard let drag, current?.drag == drag else { return }
    current = nil
    g_object_unref(UnsafeMutableRawPointer(drag))
  }

  private func showPicture(of session: OngoingDrag, on drag: OpaquePointer) {
    var picture = session.picture
    var hot = CGPoint(x: 4, y: 4)
    if picture == nil, let frame = session.frame, frame.width >= 1, frame.height >= 1 {
      let shift = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      picture = (DisplayList([DisplayItem(.effect(.transform(shift), window.graph.displayList))]), frame.size)
      hot = CGPoint(x: session.start.x - frame.minX, y: session.start.y - frame.minY)
    }
    let scale = Double(gtk_widget_get_scale_factor(widget))
    guard let picture,
      let pixels = try? CairoRenderer.pixels(
        picture.list, size: CGSize(width: min(picture.size.width, 800), height: min(picture.size.height, 600)),
        scale: scale)
    else { return }
    let bytes = pixels.rgba.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let texture = gdk_memory_texture_new(
      Int32(pixels.width), Int32(pixels.height), GDK_MEMORY_R8G8B8A8, bytes, gsize(pixels.width * 4))
    g_bytes_unref(bytes)
    guard let texture, let snapshot = gtk_snapshot_new() else { return }
    // The drag has its size in the window, in points, for every scale.
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(pixels.width) / Float(scale), height: Float(pixels.height) / Float(scale)))
    gtk_snapshot_append_texture(snapshot, texture, &bounds)
    g_object_unref(UnsafeMutableRawPointer(texture))
    guard let picture = gtk_snapshot_free_to_paintable(snapshot, nil) else { return }
    gtk_drag_icon_set_from_paintable(drag, picture, Int32(clamping: hot.x), Int32(clamping: hot.y))
    g_object_unref(UnsafeMutableRawPointer(picture))
  }

  // MARK: - Into the window

  private func connectTarget() {
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    let target = gtk_drop_target_async_new(nil, actions)!
    let object = UnsafeMutableRawPointer(target)
    let motion: @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction = {
      _, drop, x, y, data in
      onMain((drop, data)) { drop, data in
        owner(data, as: DragAndDrop.self).moved(drop!, to: CGPoint(x: x, y: y))
      }
    }
    connect(object, "drag-enter", to: self, motion)
    connect(object, "drag-motion", to: self, motion)
    let leave: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
      onMain(data) { owner($0, as: DragAndDrop.self).left() }
    }
    connect(object, "drag-leave", to: self, leave)
    let drop: @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
      _, drop, x, y, data in
      onMain((drop, data)) { drop, data in
        owner(data, as: DragAndDrop.self).dropped(drop!, at: CGPoint(x: x, y: y)) ? 1 : 0
      }
    }
    connect(object, "drop", to: self, drop)
    gtk_widget_add_controller(widget, target)
  }

  private func session(of drop: OpaquePointer) -> OngoingDrag {
    if let drag = gdk_drop_get_drag(drop), let current = Self.current, current.drag == drag { return current.session }
    if let visitor, visitor.drop == drop { return visitor.session }
    let item = NSItemProvider()
    // The data can be read only when it is dropped.
    for type in OfferedContents(drop: drop).types { item.register(type) { throw CancellationError() } }
    let session = OngoingDrag([item])
    visitor = (drop, session)
    return session
  }

  private func moved(_ drop: OpaquePointer, to point: CGPoint) -> GdkDragAction {
    let session = session(of: drop)
    return action(window.send { _ in window.graph.drags.moved(session, to: point) } ?? nil, of: drop)
  }

  private func action(_ operation: DropOperation?, of drop: OpaquePointer) -> GdkDragAction {
    guard let operation else { return GdkDragAction(rawValue: 0) }
    let action = operation == .move ? GDK_ACTION_MOVE : GDK_ACTION_COPY
    let offered = gdk_drop_get_actions(drop)
    if offered.rawValue & action.rawValue != 0 { return action }
    return GdkDragAction(rawValue: offered.rawValue & (GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
  }

  private func left() {
    visitor = nil
    window.send { _ in window.graph.drags.left() }
  }

  private func dropped(_ drop: OpaquePointer, at point: CGPoint) -> Bool {
    let session = session(of: drop)
    let action = action(window.send { _ in window.graph.drags.moved(session, to: point) } ?? nil, of: drop)
    guard action.rawValue != 0 else {
      left()
      return false
    }
    if visitor == nil {
      finish(drop, session, at: point, action)
      return true
    }
    visitor = nil
    g_object_ref(UnsafeMutableRawPointer(drop))
    Task { @MainActor [weak self] in
      let items = await OfferedContents(drop: drop).items()
      if let self, !items.isEmpty {
        finish(drop, OngoingDrag(items), at: point, action)
      } else {
        gdk_drop_finish(drop, GdkDragAction(rawValue: 0))
      }
      g_object_unref(UnsafeMutableRawPointer(drop))
    }
    return true
  }

  private func finish(_ drop: OpaquePointer, _ session: OngoingDrag, at point: CGPoint, _ action: GdkDragAction) {
    let isTaken = window.send { _ in window.graph.drags.dropped(session, at: point) } ?? false
    gdk_drop_finish(drop, isTaken ? action : GdkDragAction(rawValue: 0))
    flush()
  }
}
