// SPDX-License-Identifier: MIT

import SwiftUI

/// Fields that print what is written in them.
struct Writing: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var page = ""
  @State private var pasted = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      TextEditor(text: $page).frame(height: 120)
      Text("Menu of \(name)").padding(8).contextMenu {
        Button("Shout") { print("shouted", name) }
        Menu("More") { Button("Whisper") { print("whispered", name) } }
      }
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .navigationTitle("Writing")
    .onChange(of: name) { print("name", $1.count < 100 ? $1 : "\($1.utf8.count)") }
    .onChange(of: secret) { print("secret", $1) }
    .onChange(of: page) { print("page", $1.utf8.count < 100 ? $1.replacing("\n", with: "|") : "\($1.utf8.count)") }
  }
}
