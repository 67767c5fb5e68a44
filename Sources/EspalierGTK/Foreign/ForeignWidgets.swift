// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierGeometry
import Foundation

/// The GTK widgets in the view tree of a window.
@MainActor
package final class ForeignWidgets {
  let canvas: UnsafeMutablePointer<GtkWidget>
  weak var window: (any CanvasWindow)?
  private var all: [ForeignWidget] = []
  private var pointer: CGPoint?
  private var followsPointer = false

  init(_ canvas: UnsafeMutablePointer<GtkWidget>) { self.canvas = canvas }

  func add(_ widget: ForeignWidget) {
    all.append(widget)
    gtk_widget_insert_before(widget.box, canvas, nil)
    if !followsPointer { followPointer() }
  }

  func remove(_ widget: ForeignWidget) {
    if widget.hasFocus { gtk_widget_grab_focus(canvas) }
    all.removeAll { $0 === widget }
  }

  /// Updates the widgets' places. To be called after each update of the tree.
  func updatePlaces() {
    for widget in all {
      widget.updatePlace(isNeeded: false)
      widget.retarget(pointer)
    }
  }

  private final class Reference {
    weak var widgets: ForeignWidgets?
    init(_ widgets: ForeignWidgets) { self.widgets = widgets }
  }

  /// GTK has no callback to decide whether a widget is covered: so that is set before the pointer is pressed.
  private func followPointer() {
    followsPointer = true
    let controller = gtk_event_controller_motion_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      onMain(data) { owner($0, as: Reference.self).widgets?.pointerMoved(to: CGPoint(x: x, y: y)) }
    }
    let left: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: Reference.self).widgets?.pointer = nil }
    }
    let reference = Reference(self)
    connect(UnsafeMutableRawPointer(controller), "enter", to: reference, moved)
    connect(UnsafeMutableRawPointer(controller), "motion", to: reference, moved)
    connect(UnsafeMutableRawPointer(controller), "leave", to: reference, left)
    gtk_widget_add_controller(canvas, controller)
  }

  private func pointerMoved(to point: CGPoint) {
    pointer = point
    for widget in all { widget.retarget(point) }
  }

  /// Updates all widgets. To be called when GTK lays out the window.
  func allocate() {
    for widget in all {
      widget.checkRequest()
      widget.updatePlace(isNeeded: true)
      widget.retarget(pointer)
    }
  }

  /// Removes all widgets, before their window ends.
  func end() { for widget in all { widget.windowEnds() } }

  /// Whether the pointer at a point of the window belongs to a widget and not to the views.
  func take(_ point: CGPoint) -> Bool {
    !all.isEmpty && gtk_widget_pick(canvas, point.x, point.y, GTK_PICK_DEFAULT) != canvas
  }

  var haveFocus: Bool { all.contains(where: \.hasFocus) }
}

extension EnvironmentValues {
  /// The container for GTK's widgets; nil without a window.
  @EnvironmentEntry package var foreignWidgets: ForeignWidgets? = nil
}
