// SPDX-License-Identifier: MIT

import SwiftUI

/// A window that asks before it closes, once Control-1 has made it unsaved.
@main
struct Unsaved: App {
  @State private var isEdited = false

  var body: some Scene {
    WindowGroup("Unsaved") {
      VStack {
        Button("Edit") {
          isEdited = true
          print("edited")
        }
        .keyboardShortcut("1")
        Button("Next") { print("next") }.keyboardShortcut("2")
      }
      .onDisappear { print("gone") }
      .dismissalConfirmationDialog("Save as a draft?", shouldPresent: isEdited) {
        Button("Save") { print("saved") }.keyboardShortcut(.defaultAction)
      } message: {
        Text("The message was not sent.")
      }
    }
  }
}
