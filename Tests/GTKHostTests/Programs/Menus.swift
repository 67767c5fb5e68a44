// SPDX-License-Identifier: MIT

import SwiftUI

private struct NameKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var name: Binding<String>? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// An app with menus, settings, and a window that reads addresses.
@main struct Menus: App {
  @State private var isBold = false
  @State private var size = 2
  @State private var isOffered = true
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Main") {
      Editor(isBold: isBold, size: size)
    }
    .defaultSize(width: 400, height: 300)
    .commands {
      CommandGroup(after: .newItem) { Button("Open…") { print("open") }.keyboardShortcut("o") }
      CommandGroup(replacing: .help) { Button("Menus Help") { print("help") } }
      CommandMenu("Shape") {
        Toggle("Bold", isOn: $isBold).keyboardShortcut("b")
        Picker("Size", selection: $size) {
          ForEach(1..<4) { Text("Size \($0)").tag($0) }
        }
        Divider()
        Menu("More") { Button("Never") { print("never") }.disabled(true) }
        Button("Offer") { isOffered.toggle() }.keyboardShortcut("r", modifiers: [.command, .shift])
        Button("Digit") { print("digit") }.keyboardShortcut("1", modifiers: [.command, .shift])
        if isOffered { NameCommand() }
      }
    }
    .onChange(of: phase, initial: true) { print("app", $1) }
    .onChange(of: isBold) { print("bold", $1) }
    Settings {
      Text("The settings").frame(width: 200, height: 100).onAppear { print("settings") }
    }
  }
}

/// Works with the focused values of the front window.
private struct NameCommand: View {
  @FocusedBinding(\.name) private var name

  var body: some View {
    Button("Shout \(name ?? "nobody")") {
      name = (name ?? "").uppercased()
      print("shouted", name ?? "nobody")
    }
    .keyboardShortcut("u")
    .disabled(name == nil)
  }
}

private struct Editor: View {
  let isBold: Bool
  let size: Int
  @State private var name = "Ada"
  @Environment(\.dismiss) private var dismiss
  @Environment(\.appearsActive) private var appearsActive

  init(isBold: Bool, size: Int) {
    self.isBold = isBold
    self.size = size
  }

  var body: some View {
    VStack {
      Text(name).fontWeight(isBold ? .bold : .regular)
      Text("Size \(size)")
      SettingsLink()
      Button("Leave") { dismiss() }.keyboardShortcut("l")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .focusedSceneValue(\.name, $name)
    .onOpenURL { print("opened", $0.absoluteString) }
    .onChange(of: appearsActive) { print("looks active", $1) }
    .onDisappear { print("gone") }
  }
}
