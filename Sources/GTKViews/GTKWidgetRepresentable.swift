@_exported public import CGtk
public import Foundation
import GTKHost
import Graph
public import ViewCore

/// A view that is a GTK widget: the counterpart of `UIViewRepresentable` and `NSViewRepresentable`.
///
///     import GTKViews
///     import SwiftUI
///
///     struct Spinner: GTKWidgetRepresentable {
///       var isSpinning: Bool
///       func makeGTKWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_spinner_new() }
///       func updateGTKWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
///         gtk_spinner_set_spinning(OpaquePointer(widget), isSpinning ? 1 : 0)
///       }
///     }
///
/// The widget lies where the view lies, in the view's drawing order; what is drawn after it covers it. It is clipped, faded,
/// moved, scaled and turned with the views around it; other effects (blurs, masks, blending) leave it as it is, and what
/// clips is the clip's rectangle. Where it is in front it takes the pointer and the keyboard itself.
///
/// In a host without windows nothing is made: the view is an empty place that takes what it is offered.
@MainActor @preconcurrency
public protocol GTKWidgetRepresentable: View where Body == Never {
  /// What lives as long as the widget, a receiver of its signals say.
  associatedtype Coordinator = Void
  typealias Context = GTKWidgetRepresentableContext<Self>

  /// Makes the widget, once in the life of the view. It has no parent yet.
  func makeGTKWidget(context: Context) -> UnsafeMutablePointer<GtkWidget>

  /// Brings the widget up to date: after it was made, and whenever the view's value, the environment or what was read here
  /// the last time has changed.
  func updateGTKWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context)

  /// Made before the widget.
  func makeCoordinator() -> Coordinator

  /// The view's size for an offer, in points; nil leaves it to GTK: the natural size, or what is offered where the widget
  /// expands.
  func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
  ) -> CGSize?

  /// The view has ended, and the widget ends next.
  static func dismantleGTKWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator)
}

extension GTKWidgetRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
  ) -> CGSize? { nil }

  public static func dismantleGTKWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) {}

  public var body: Never { fatalError("\(Self.self) is a widget: it has no body to ask for") }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeWidgetView(makeBody(of: view, inputs: inputs) { $0 }, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  public static var _isUnary: Bool { true }
  public static var _viewListCount: Int? { 1 }
}

extension GTKWidgetRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a widget's view is told.
@MainActor @preconcurrency
public struct GTKWidgetRepresentableContext<Representable: GTKWidgetRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
  /// Of the change that is being made.
  public internal(set) var transaction: Transaction
}
