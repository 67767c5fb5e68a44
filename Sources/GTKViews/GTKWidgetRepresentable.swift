// SPDX-License-Identifier: MIT

@_exported public import EspalierCGtk
public import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierGTK
import EspalierMotion
import Foundation

/// A pointer to one of GTK's widgets, as GTK's functions take it.
public typealias GTKWidget = UnsafeMutablePointer<GtkWidget>

/// A view that shows one of GTK's widgets: the counterpart of `UIViewRepresentable`.
///
///     struct Calendar: GTKWidgetRepresentable {
///       func makeGTKWidget(context: Context) -> GTKWidget { gtk_calendar_new() }
///       func updateGTKWidget(_ widget: GTKWidget, context: Context) {}
///     }
///
/// The widget lives as long as the view. Layout reads its minimum and natural size, in GTK's own measures; it is drawn, clipped
/// and faded where the view is, takes the pointer where the view is in front, and the keyboard like a text field. Only
/// windows have such widgets: in pictures and tests without a display the view is empty, with a warning.
@MainActor @preconcurrency
public protocol GTKWidgetRepresentable: View {
  /// The object that a widget's signals are connected to.
  associatedtype Coordinator = Void
  /// The context that the view's methods receive.
  typealias Context = GTKWidgetRepresentableContext<Self>

  /// Makes the widget: once in the life of the view, before the first update. GTK counts its references: a new
  /// widget is returned as it is.
  func makeGTKWidget(context: Context) -> GTKWidget

  /// Updates the widget: after it was made, and whenever the view or its environment changed.
  func updateGTKWidget(_ widget: GTKWidget, context: Context)

  /// Called before the widget is made.
  func makeCoordinator() -> Coordinator

  /// Called when the view ends, before the widget is removed.
  static func dismantleGTKWidget(_ widget: GTKWidget, coordinator: Coordinator)

  /// The size that the view takes; nil, the default, leaves that to the widget.
  func sizeThatFits(_ proposal: ProposedViewSize, widget: GTKWidget, context: Context) -> CGSize?
}

extension GTKWidgetRepresentable {
  public var body: _GTKWidgetView<Self> { _GTKWidgetView(representable: self) }
  public static func dismantleGTKWidget(_ widget: GTKWidget, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, widget: GTKWidget, context: Context) -> CGSize? { nil }
}

extension GTKWidgetRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a representable when its widget is made or updated.
@MainActor @preconcurrency
public struct GTKWidgetRepresentableContext<Representable: GTKWidgetRepresentable> {
  /// The object that the view keeps as long as the widget lives.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change that the update is for.
  public internal(set) var transaction: Transaction
  /// The environment of the view; it is current in `update`.
  public internal(set) var environment: EnvironmentValues
}
