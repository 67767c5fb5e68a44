// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// Buttons, motion, wheel and touch of a canvas, passed to its window's view tree.
@MainActor
final class PointerInput {
  private unowned let window: any CanvasWindow
  private let widgets: ForeignWidgets
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let origin: () -> CGPoint
  private var isDown = false
  private var times = EventTime()
  /// The fingers that are down: at most two.
  private var fingers: [(sequence: OpaquePointer, point: CGPoint)] = []
  private var hovered: CGPoint?
  private var style: PointerStyle?
  private var glide: Glide?
  /// The event that is being handled.
  private var event: OpaquePointer?

  /// - Parameters:
  ///   - canvas: The canvas whose events are passed.
  ///   - origin: The canvas's corner in the window, in points.
  init(
    _ window: any CanvasWindow, _ widgets: ForeignWidgets, in canvas: CanvasWidget,
    origin: @escaping () -> CGPoint = { .zero }
  ) {
    self.window = window
    self.widgets = widgets
    self.origin = origin
    widget = canvas.widget
    connectEvents()
    connectHover()
    connectWheel()
  }

  private func connectEvents() {
    let controller = gtk_event_controller_legacy_new()!
    let event: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      onMain((event, data)) { owner($1, as: PointerInput.self).receive($0!) ? 1 : 0 }
    }
    connect(UnsafeMutableRawPointer(controller), "event", to: self, event)
    gtk_widget_add_controller(widget, controller)
  }

  private func connectHover() {
    let controller = gtk_event_controller_motion_new()!
    let motion: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      onMain(data) { data in
        let input = owner(data, as: PointerInput.self)
        input.hover(at: input.inWindow(x, y))
      }
    }
    let leave: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: PointerInput.self).hover(at: nil) }
    }
    let object = UnsafeMutableRawPointer(controller)
    connect(object, "enter", to: self, motion)
    connect(object, "motion", to: self, motion)
    connect(object, "leave", to: self, leave)
    gtk_widget_add_controller(widget, controller)
  }

  private func inWindow(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: origin().x + x, y: origin().y + y) }

  private func hover(at point: CGPoint?) {
    // An unchanged position: GTK reports it again after each change of the layout.
    guard hovered != point else { return }
    hovered = point
    window.send { $0.hover(at: point) }
    let style = window.graph.events.pointerStyle
    guard style != self.style else { return }
    self.style = style
    gtk_widget_set_cursor_from_name(widget, style?.name)
  }

  // MARK: - Buttons and fingers

  /// Handles an event; false for one that has no meaning here.
  private func receive(_ event: OpaquePointer) -> Bool {
    self.event = event
    defer { self.event = nil }
    let modifiers = EventModifiers(gdk_event_get_modifier_state(event))
    let time = times.seconds(gdk_event_get_time(event))
    let type = gdk_event_get_event_type(event)
    // Before the search for a widget under the point.
    if type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN { window.deliverScroll() }
    switch type {
    case GDK_BUTTON_PRESS:
      guard let point = point(of: event), !widgets.take(point) else { return false }
      gtk_widget_grab_focus(window.canvas.widget)
      glide = nil
      window.pointerPressed()
      if window.picks(at: point, modifiers) { return true }
      if gdk_event_triggers_context_menu(event) != 0 {
        window.send { $0.secondaryPress(at: point) }
      } else if gdk_button_event_get_button(event) == 1 {
        isDown = true
        window.send { $0.press(at: point, modifiers: modifiers, eventTime: time) }
      } else if gdk_button_event_get_button(event) == 2 {
        window.send { $0.press(.middle, at: point) }
      } else {
        return false
      }
    case GDK_BUTTON_RELEASE:
      guard isDown, gdk_button_event_get_button(event) == 1, let point = point(of: event) else { return false }
      isDown = false
      window.send { $0.release(at: point, modifiers: modifiers, eventTime: time) }
    case GDK_MOTION_NOTIFY:
      guard isDown, let point = point(of: event) else { return false }
      window.send { $0.move(to: point, modifiers: modifiers) }
    case GDK_GRAB_BROKEN:
      guard isDown else { return false }
      isDown = false
      window.send { $0.cancel() }
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return touch(event, modifiers, time)
    default: return false
    }
    return true
  }

  private func touch(_ event: OpaquePointer, _ modifiers: EventModifiers, _ time: Double) -> Bool {
    guard let sequence = gdk_event_get_event_sequence(event), let point = point(of: event) else { return false }
    let index = fingers.firstIndex { $0.sequence == sequence }
    switch (gdk_event_get_event_type(event), index) {
    case (GDK_TOUCH_BEGIN, nil) where fingers.count < 2 && !widgets.take(point):
      fingers.append((sequence, point))
      if fingers.count == 1 {
        window.pointerPressed()
        window.send { $0.press(at: point, modifiers: modifiers, isTouch: true, eventTime: time) }
      } else {
        window.send { $0.pressSecond(at: point, modifiers: modifiers) }
      }
    case (GDK_TOUCH_UPDATE, let index?):
      fingers[index].point = point
      if fingers.count == 1 {
        window.send { $0.move(to: point, modifiers: modifiers) }
      } else {
        let (first, second) = (fingers[0].point, fingers[1].point)
        window.send { $0.move(first, second, modifiers: modifiers) }
      }
    case (GDK_TOUCH_END, let index?):
      fingers.remove(at: index)
      if fingers.isEmpty {
        window.send { $0.release(at: point, modifiers: modifiers, eventTime: time) }
      } else {
        window.send { $0.releaseSecond(modifiers: modifiers) }
      }
    case (GDK_TOUCH_CANCEL, _?):
      fingers = []
      window.send { $0.cancel() }
    default: return false
    }
    return true
  }

  /// Lets the desktop move the window until the button is released. To be called while the pointer's motion is handled.
  func moveWindow() {
    guard isDown, let event, let device = gdk_event_get_device(event), let native = gtk_widget_get_native(widget) else {
      return
    }
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return }
    gdk_toplevel_begin_move(gtk_native_get_surface(native), device, 1, x, y, gdk_event_get_time(event))
    // The desktop has the pointer from here on, and its release does not arrive.
    isDown = false
    DispatchQueue.main.async { [weak self] in self?.window.send { $0.cancel() } }
  }

  /// The position of an event in the window.
  private func point(of event: OpaquePointer) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else { return nil }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var (column, row) = (0.0, 0.0)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(root, widget, x - left, y - top, &column, &row) != 0 else { return nil }
    return inWindow(column, row)
  }

  // MARK: - Wheel

  /// The distance that content moves per notch of a wheel, in points.
  private static let notch = 50.0

  private func connectWheel() {
    let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    let controller = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))!
    let object = UnsafeMutableRawPointer(controller)
    let scroll: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = { controller, x, y, data in
      onMain((controller, data)) { controller, data in
        let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
        owner(data, as: PointerInput.self).scroll(x, y, isWheel: isWheel)
      }
      return 1
    }
    connect(object, "scroll", to: self, scroll)
    let decelerate: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { controller, x, y, data in
      onMain((controller, data)) { controller, data in
        let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
        owner(data, as: PointerInput.self).decelerate(x, y, isWheel: isWheel)
      }
    }
    connect(object, "decelerate", to: self, decelerate)
    gtk_widget_add_controller(widget, controller)
  }

  private func scroll(_ x: Double, _ y: Double, isWheel: Bool) {
    glide = nil
    scroll(x * (isWheel ? Self.notch : 1), y * (isWheel ? Self.notch : 1))
  }

  private func scroll(_ x: Double, _ y: Double) {
    guard let point = hovered else { return }
    window.scroll(by: CGSize(width: -x, height: -y), at: point)
  }

  /// Starts a glide when two fingers have left the touchpad: the content continues to move.
  /// - Parameters: units per second.
  private func decelerate(_ x: Double, _ y: Double, isWheel: Bool) {
    guard let point = hovered, x != 0 || y != 0 else { return }
    let unit = isWheel ? Self.notch : 1
    glide = Glide(point: point, velocity: CGVector(dx: x * unit, dy: y * unit))
    window.requestFrame()
  }

  /// Continues a glide. Called in each frame, before its update.
  func frame(at time: Double) {
    guard var glide else { return }
    let step = glide.step(to: time)
    self.glide = glide.isOver ? nil : glide
    window.graph.whileCurrent { window.graph.events.scroll(by: step, at: glide.point) }
    window.requestFrame()
  }
}

/// The deceleration of content after the fingers have left.
struct Glide {
  let point: CGPoint
  /// Points per second.
  private var velocity: CGVector
  private var time: Double?

  init(point: CGPoint, velocity: CGVector) {
    self.point = point
    self.velocity = velocity
  }

  /// The rate at which the speed decays, per second.
  private static let friction = 4.0

  var isOver: Bool { hypot(velocity.dx, velocity.dy) < 10 }

  /// The displacement of the content until a time in seconds.
  mutating func step(to now: Double) -> CGSize {
    defer { time = now }
    guard let time else { return .zero }
    let rest = exp(-Self.friction * (now - time))
    let way = (1 - rest) / Self.friction
    defer { velocity = CGVector(dx: velocity.dx * rest, dy: velocity.dy * rest) }
    return CGSize(width: -velocity.dx * way, height: -velocity.dy * way)
  }
}
