// SPDX-License-Identifier: MIT

import SwiftUI

/// One of each kind of element that screen readers receive. Prints what its user does.
struct Spoken: View {
  @State private var name = ""
  @State private var secret = "abc"
  @State private var notes = "One\nTwo"
  @State private var volume = 4.0
  @State private var count = 2
  @State private var isOn = false
  @State private var fruit = "Apple"
  @State private var size = "M"
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Settings").font(.title).accessibilityAddTraits(.isHeader)
      TextField("First name", text: $name, prompt: Text("As in your passport"))
      SecureField("Password", text: $secret)
      TextEditor(text: $notes).frame(height: 50).accessibilityLabel("Notes")
      Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
      Stepper("Copies", value: $count, in: 0...5)
      Toggle("Notify me", isOn: $isOn)
      Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
      Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
      ProgressView("Loading", value: 0.25)
      HStack {
        Button("Save") {
          print("saved")
          AccessibilityNotification.Announcement("All is saved").post()
        }
        .accessibilityHint("Writes the file")
        .accessibilityAction(named: "Archive") { print("archived") }
        Button("Remove") {}.disabled(true)
        Button("Open sheet") { isShown = true }
        Image(systemName: "star").accessibilityLabel("Favourite")
        Text("Not for you").accessibilityHidden(true)
        Text("Tap").onTapGesture { print("tapped") }.accessibilityAddTraits(.isButton)
      }
      List(0..<10_000, id: \.self) { Text("Row \($0)") }
    }
    .padding()
    .sheet(isPresented: $isShown) {
      VStack {
        Text("In the sheet")
        Button("Close") { isShown = false }
      }
    }
    .onChange(of: name) { print("name \(name)") }
    .onChange(of: secret) { print("secret \(secret)") }
    .onChange(of: notes) { print("notes \(notes.split(separator: "\n").joined(separator: "/"))") }
    .onChange(of: volume) { print("volume \(volume)") }
    .onChange(of: count) { print("count \(count)") }
    .onChange(of: isOn) { print("on \(isOn)") }
  }
}
