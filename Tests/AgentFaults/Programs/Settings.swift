// SPDX-License-Identifier: MIT

import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
}

struct ContentView: View {
  @State private var name = "Ada Lovelace"
  @State private var isSignedIn = true
  @State private var asksToSignOut = false
  @State private var notifies = true
  @State private var volume = 50
  @State private var theme = Theme.system

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          if isSignedIn {
            AccountRow(name: name)
            NameEditor(name: $name)
            Button("Sign Out", role: .destructive) { asksToSignOut = true }
          } else {
            Text("Signed out")
            Button("Sign In") { isSignedIn = true }
          }
        }
        Section("Sound") {
          Toggle("Notifications", isOn: $notifies)
          VolumeRow(volume: $volume)
            .disabled(!notifies)
          LabeledContent("Volume of alerts", value: notifies ? "\(volume) %" : "Off")
        }
        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
        }
      }
      .navigationTitle("Settings")
      .alert("Sign out?", isPresented: $asksToSignOut) {
        Button("Sign Out Now", role: .destructive) { isSignedIn = false }
        Button("Stay", role: .cancel) {}
      }
    }
  }
}

struct AccountRow: View {
  let name: String

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(.blue)
        .frame(width: 40, height: 40)
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text("ada@example.org").font(.subheadline)
      }
    }
  }
}

struct NameEditor: View {
  @Binding var name: String
  @State private var draft = ""

  var body: some View {
    HStack {
      TextField("Display name", text: $draft)
      Button("Save") { name = draft }
        .buttonStyle(.bordered)
        .disabled(draft.isEmpty || draft == name)
    }
    .onAppear { draft = name }
  }
}

struct VolumeRow: View {
  @Binding var volume: Int

  var body: some View {
    Stepper("Volume: \(volume) %", value: $volume, in: 0...100, step: 10)
  }
}
