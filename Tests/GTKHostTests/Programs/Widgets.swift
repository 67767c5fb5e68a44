// SPDX-License-Identifier: MIT

import GTKViews
import SwiftUI

/// A GTK scale and a GTK button between our own views.
struct Widgets: View {
  @State private var level = 0.25
  @State private var presses = 0
  @State private var isCovered = false
  @State private var isThere = true

  var body: some View {
    VStack(spacing: 12) {
      Text("Level \(Int(level * 100))")
      if isThere { WidgetScale(level: $level).frame(width: 200).telling("scale") }
      WidgetButton(title: "Pressed \(presses)") {
        presses += 1
        print("pressed \(presses)")
      }
      .telling("button")
      .overlay {
        if isCovered {
          Color.yellow.opacity(0.9).onTapGesture { print("cover") }.onHover { if $0 { print("over the cover") } }
        }
      }
      HStack {
        Button("Half") { level = 0.5 }.telling("half")
        Button("Cover") { isCovered.toggle() }.telling("cover")
        Button("Remove") { isThere = false }.telling("remove")
      }
      ScrollView { WidgetButton(title: "In a scroll view") {}.opacity(0.5).rotationEffect(.degrees(10)).padding(20) }
        .frame(height: 60)
    }
    .padding()
    .onChange(of: level) { print("level \(Int(level * 100))") }
  }
}

extension View {
  /// Prints where the middle of the view is, whenever it moves.
  fileprivate func telling(_ name: String) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      print("\(name) is at \(Int($0.midX)) \(Int($0.midY))")
    }
  }
}

struct WidgetScale: GTKWidgetRepresentable {
  @Binding var level: Double

  final class Coordinator {
    var level: Binding<Double>
    init(_ level: Binding<Double>) { self.level = level }
  }

  func makeCoordinator() -> Coordinator { Coordinator($level) }

  func makeGTKWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01)!
    gtk_widget_set_hexpand(scale, 1)
    let changed: @convention(c) (UnsafeMutablePointer<GtkRange>?, gpointer?) -> Void = { range, data in
      let value = gtk_range_get_value(range)
      let coordinator = Unmanaged<Coordinator>.fromOpaque(data!).takeUnretainedValue()
      if coordinator.level.wrappedValue != value { coordinator.level.wrappedValue = value }
    }
    g_signal_connect_data(
      scale, "value-changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passUnretained(context.coordinator).toOpaque(), nil, GConnectFlags(rawValue: 0))
    return scale
  }

  func updateGTKWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    let range = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
    gtk_range_set_value(range, level)
  }

  static func dismantleGTKWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) {
    print("dismantled")
  }
}

struct WidgetButton: GTKWidgetRepresentable {
  var title: String
  var action: () -> Void

  final class Coordinator {
    var action: () -> Void = {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeGTKWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let button = gtk_button_new()!
    let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Unmanaged<Coordinator>.fromOpaque(data!).takeUnretainedValue().action()
    }
    g_signal_connect_data(
      button, "clicked", unsafeBitCast(clicked, to: GCallback.self),
      Unmanaged.passUnretained(context.coordinator).toOpaque(), nil, GConnectFlags(rawValue: 0))
    return button
  }

  func updateGTKWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    context.coordinator.action = action
    let button = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
    gtk_button_set_label(button, title)
  }
}
