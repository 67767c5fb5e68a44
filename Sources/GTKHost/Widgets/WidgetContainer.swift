internal import CGtk
import CairoRenderer
import CoreGeometry
import Drawing
import Foundation
import ViewCore

/// The widgets of other people's in a window: children of its canvas, placed and drawn where the display list has them.
@MainActor
package final class WidgetContainer {
  private let canvas: UnsafeMutablePointer<GtkWidget>
  private var widgets: [ObjectIdentifier: HostedWidget] = [:]

  init(_ canvas: CanvasWidget) { self.canvas = canvas.widget }

  /// - Parameter pointer: a `GtkWidget *` without a parent. The container keeps it until `remove`.
  package func add(_ pointer: UnsafeMutableRawPointer, name: String) -> HostedWidget {
    let hosted = HostedWidget(pointer, name: name)
    widgets[ObjectIdentifier(hosted)] = hosted
    gtk_widget_set_parent(hosted.widget, canvas)
    gtk_widget_set_child_visible(hosted.widget, 0)
    return hosted
  }

  package func remove(_ widget: HostedWidget) {
    guard widgets.removeValue(forKey: ObjectIdentifier(widget)) != nil else { return }
    gtk_widget_unparent(widget.widget)
  }

  func removeAll() {
    for widget in widgets.values { remove(widget) }
  }

  /// Looks where the widgets lie now. O(groups with widgets in them).
  func place(_ list: DisplayList) {
    if widgets.isEmpty { return }
    var places: [ObjectIdentifier: HostedWidget.Place] = [:]
    visit(list, .identity) { places[ObjectIdentifier($0)] = $1 }
    var isChanged = false
    for (identity, widget) in widgets where widget.place != places[identity] {
      widget.place = places[identity]
      isChanged = true
    }
    if isChanged { gtk_widget_queue_allocate(canvas) }
  }

  private func visit(
    _ list: DisplayList, _ transform: CGAffineTransform, _ found: (HostedWidget, HostedWidget.Place) -> Void
  ) {
    for item in list.items where item.hasWidgets {
      switch item.content {
      case .widget(let widget, let frame):
        guard let widget = widget as? HostedWidget else { continue }
        let place = CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(transform)
        found(widget, HostedWidget.Place(size: frame.size, transform: place))
      case .effect(.transform(let matrix), let list): visit(list, matrix.concatenating(transform), found)
      case .group(let list), .effect(_, let list): visit(list, transform, found)
      default: break
      }
    }
  }

  /// To be called when GTK gives the canvas its size.
  func allocate() {
    for widget in widgets.values { widget.allocate() }
  }

  /// Lets the pointer through to what our views draw in front of a widget.
  /// - Parameter front: the widget that is the first thing at a point.
  func aim(at point: CGPoint?, front: (CGPoint) -> (any DrawnWidget)?) {
    for widget in widgets.values {
      let isCovered = point.map { widget.place?.contains($0) == true && front($0) !== widget } ?? false
      gtk_widget_set_can_target(widget.widget, isCovered ? 0 : 1)
    }
  }

  var isEmpty: Bool { widgets.isEmpty }

  /// Whether a point of the window belongs to a widget.
  func takes(_ point: CGPoint) -> Bool {
    !isEmpty && gtk_widget_pick(canvas, point.x, point.y, GTK_PICK_DEFAULT) != canvas
  }

  /// What a widget draws, in the window's coordinates.
  func node(of widget: HostedWidget) -> RenderNode? {
    guard widget.place != nil else { return nil }
    return RenderNode(drawing: widget.widget, in: canvas)
  }
}

extension EnvironmentValues {
  private enum WidgetContainerKey: EnvironmentKey {
    static var defaultValue: WidgetContainerReference { WidgetContainerReference() }
  }

  /// Where widgets can live; nil in hosts without windows.
  package var widgetContainer: WidgetContainer? {
    get { self[WidgetContainerKey.self].container }
    set { self[WidgetContainerKey.self] = WidgetContainerReference(container: newValue) }
  }
}

/// Equal by identity.
private struct WidgetContainerReference: Equatable {
  weak var container: WidgetContainer?
  static func == (a: Self, b: Self) -> Bool { a.container === b.container }
}
