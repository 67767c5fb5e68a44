// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// One of GTK's widgets in a view tree: measured by the views' layout, drawn and touched at its view's place.
///
/// It is in a `ForeignBox` under the window's canvas. The box has the view's place on screen, and lets the pointer
/// through where another view is in front.
@MainActor
package final class ForeignWidget: DrawnWidget, KeyboardClient {
  package nonisolated let name: String
  let content: UnsafeMutablePointer<GtkWidget>
  let box: UnsafeMutablePointer<GtkWidget>
  /// The view of the widget, among those that can be touched.
  package var view: ObjectIdentifier?
  package let target: FocusTarget
  private let place: GesturePlace
  private weak var widgets: ForeignWidgets?
  private var shown: ForeignPlace?
  /// The last answer of GTK that the size depends on: minimum and natural width and height.
  private var request: [Int32] = []
  /// Called when GTK requests another size for it.
  package var requestChanged: () -> Void = {}
  /// Called when the window ends before the view does; removes the widget.
  package var windowEnds: () -> Void = {}

  /// - Parameters:
  ///   - widget: a `GtkWidget` without a parent; the box owns it from then on.
  ///   - place: where its view is.
  package init(
    _ widget: UnsafeMutableRawPointer, name: String, in widgets: ForeignWidgets, place: GesturePlace,
    target: FocusTarget
  ) {
    self.name = name
    self.widgets = widgets
    self.place = place
    self.target = target
    content = widget.assumingMemoryBound(to: GtkWidget.self)
    box = ForeignBox.make()
    gtk_widget_set_parent(content, box)
    target.client = self
    widgets.add(self)
    connectFocus()
  }

  /// Takes the widget out of the window.
  package func remove() {
    widgets?.remove(self)
    widgets = nil
    // Another view can show it already.
    if gtk_widget_get_parent(content) == box { gtk_widget_unparent(content) }
    gtk_widget_unparent(box)
  }

  // MARK: - Layout

  /// The widget's size in a proposal: between its minimum and its natural size, or more where it expands.
  package func measure(_ proposal: Proposal) -> CGSize {
    func extent(_ orientation: GtkOrientation, _ proposed: Double?, for other: Int32) -> CGFloat {
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(content, orientation, other, &minimum, &natural, nil, nil)
      guard let proposed else { return CGFloat(natural) }
      let most = gtk_widget_compute_expand(content, orientation) != 0 ? CGFloat.infinity : CGFloat(natural)
      return max(CGFloat(minimum), min(CGFloat(proposed), most))
    }
    let width = extent(GTK_ORIENTATION_HORIZONTAL, proposal.proposedWidth, for: -1)
    let available = width.isFinite ? Int32(clamping: min(width, 30000).rounded(.up)) : -1
    return CGSize(width: width, height: extent(GTK_ORIENTATION_VERTICAL, proposal.proposedHeight, for: available))
  }

  /// Tests whether GTK requests another size for it.
  func checkRequest() {
    var new: [Int32] = []
    for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(content, orientation, -1, &minimum, &natural, nil, nil)
      new += [minimum, natural]
    }
    let isFirst = request.isEmpty
    guard new != request else { return }
    request = new
    if !isFirst { requestChanged() }
  }

  /// Moves the widget to its view's place on screen.
  /// - Parameter isNeeded: Whether to allocate an unchanged place, too: GTK lays out the window.
  func updatePlace(isNeeded: Bool) {
    guard let new = ForeignPlace(place), isNeeded || new != shown else { return }
    shown = new
    for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      gtk_widget_measure(box, orientation, -1, nil, nil, nil, nil)
    }
    gtk_widget_allocate(box, new.width, new.height, -1, new.transform)
  }

  // MARK: - Drawing

  /// GTK caches the drawing as long as the widget does not change.
  func renderNode() -> OpaquePointer? {
    guard let canvas = widgets?.canvas, let shown else { return nil }
    let snapshot = gtk_snapshot_new()
    // Nil is the identity.
    if let back = gsk_transform_invert(shown.transform) {
      gtk_snapshot_transform(snapshot, back)
      gsk_transform_unref(back)
    }
    gtk_widget_snapshot_child(canvas, box, snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Makes the widget touchable if it is in front of the other views at the pointer, or at its middle if the pointer is
  /// elsewhere.
  func retarget(_ pointer: CGPoint?) {
    guard let rect = shown?.bounds, let graph = widgets?.window?.graph else { return }
    let point = pointer.flatMap { rect.holds($0) ? $0 : nil } ?? CGPoint(x: rect.midX, y: rect.midY)
    let isInFront = view != nil && graph.responders(at: point).first?.view == view
    if isInFront != (gtk_widget_get_can_target(box) != 0) { gtk_widget_set_can_target(box, isInFront ? 1 : 0) }
  }

  // MARK: - Keyboard

  var hasFocus: Bool {
    guard let canvas = widgets?.canvas, let focus = gtk_root_get_focus(gtk_widget_get_root(canvas)) else {
      return false
    }
    return focus == box || gtk_widget_is_ancestor(focus, box) != 0
  }

  package func focusChanged(_ isFocused: Bool) {
    guard let canvas = widgets?.canvas else { return }
    if isFocused, !hasFocus {
      if gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD) == 0 { gtk_widget_grab_focus(content) }
    } else if !isFocused, hasFocus {
      gtk_widget_grab_focus(canvas)
    }
  }

  package func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool { false }
  package func insert(_ text: String) {}

  final class Reference {
    weak var widget: ForeignWidget?
    init(_ widget: ForeignWidget) { self.widget = widget }
  }

  /// Connects GTK's focus in the box with the tree's focus on the view; keys that the widget does not take go to the views
  /// around it.
  private func connectFocus() {
    let reference = Reference(self)
    let focus = gtk_event_controller_focus_new()!
    let entered: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { data in
        guard let widget = owner(data, as: Reference.self).widget, !widget.target.isFocused else { return }
        widget.widgets?.window?.send { _ in widget.target.focus() }
      }
    }
    connect(UnsafeMutableRawPointer(focus), "enter", to: reference, entered)
    gtk_widget_add_controller(box, focus)
    let keys = gtk_event_controller_key_new()!
    let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, key, _, state, data in
      onMain(data) { data in
        let widget = owner(data, as: Reference.self).widget
        return widget?.widgets?.window?.keyLeft(key, state) == true ? 1 : 0
      }
    }
    connect(UnsafeMutableRawPointer(keys), "key-pressed", to: reference, pressed)
    gtk_widget_add_controller(box, keys)
  }
}
