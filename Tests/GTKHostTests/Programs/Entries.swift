// SPDX-License-Identifier: MIT

import Foundation
import GTKViews
import SwiftUI

/// Widgets of GTK's among views. Prints what becomes of them.
struct Entries: View {
  @State private var text = "Ada"
  @State private var shows = true
  @State private var covers = false
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: "Text: \(text)")
      if shows { Entry(text: $text).frame(width: 200) }
      ZStack(alignment: .topLeading) {
        Entry(text: .constant("behind")).frame(width: 200)
        if covers { Color.red.frame(width: 100, height: 60) }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      HStack {
        Button("Grace") { text = "Grace" }
        Button("Remove") { shows = false }
        Button("Cover") { covers = true }
        Button("Close") { dismissWindow() }
      }
    }
    .padding(20)
    .onChange(of: text) { print("text \(text)") }
    .onChange(of: covers) { print("covered") }
    .frame(width: 300, height: 220, alignment: .topLeading)
    .overlay(alignment: .bottomLeading) {
      Entry(text: .constant("turned")).frame(width: 170).rotationEffect(.degrees(-10)).opacity(0.6).padding(10)
    }
    .contentShape(Rectangle())
    .onContinuousHover { if case .active(let point) = $0 { print("pointer at \(Int(point.x)) \(Int(point.y))") } }
  }
}

/// A text field of GTK's.
struct Entry: GTKWidgetRepresentable {
  @Binding var text: String

  /// The target of the widget's signal.
  final class Coordinator {
    var text: Binding<String>
    /// Signals that GTK sends while the view writes into the widget report nothing new.
    var isUpdating = false
    init(_ text: Binding<String>) { self.text = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  func makeGTKWidget(context: Context) -> GTKWidget {
    print("make \(text)")
    let entry = gtk_entry_new()!
    let changed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { entry, data in
      MainActor.assumeIsolated {
        let coordinator = Unmanaged<Coordinator>.fromOpaque(data!).takeUnretainedValue()
        let new = String(cString: gtk_editable_get_text(entry))
        if !coordinator.isUpdating {
          print("typed \(new)")
          coordinator.text.wrappedValue = new
        }
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(entry), "changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passUnretained(context.coordinator).toOpaque(), nil, GConnectFlags(rawValue: 0))
    return entry
  }

  func updateGTKWidget(_ widget: GTKWidget, context: Context) {
    context.coordinator.text = $text
    if String(cString: gtk_editable_get_text(OpaquePointer(widget))) != text {
      context.coordinator.isUpdating = true
      gtk_editable_set_text(OpaquePointer(widget), text)
      context.coordinator.isUpdating = false
    }
  }

  static func dismantleGTKWidget(_ widget: GTKWidget, coordinator: Coordinator) {
    print("dismantle \(String(cString: gtk_editable_get_text(OpaquePointer(widget))))")
  }
}
