// SPDX-License-Identifier: MIT

public import EspalierCore
import EspalierCGtk
import EspalierGTK
import Foundation

/// A view of a widget that another module has made, and owns: it outlives the view, and can be shown by another one.
///
/// Modules without GTK's headers find this function by its symbol: importing this module would bring the headers into every file that
/// imports them.
/// - Parameter widget: A `GtkWidget *` to which the caller has a reference.
@_silgen_name("espalier_widget_view")
@MainActor
public func _widgetView(_ widget: UnsafeMutableRawPointer) -> AnyView { AnyView(HostedWidget(widget: widget)) }

private struct HostedWidget: GTKWidgetRepresentable {
  let widget: UnsafeMutableRawPointer

  func makeGTKWidget(context: Context) -> GTKWidget {
    let widget = widget.assumingMemoryBound(to: GtkWidget.self)
    // It leaves the view that shows it, which may end later than this one begins.
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    return widget
  }

  func updateGTKWidget(_ widget: GTKWidget, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, widget: GTKWidget, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
  }
}
