import SwiftUI

/// A program marks it with `@main`.
struct Journal: App {
  @State private var isBold = false

  var body: some Scene {
    WindowGroup("Journal") {
      JournalPage(isBold: isBold)
    }
    .defaultSize(width: 480, height: 320)
    .commands {
      CommandGroup(after: .newItem) { InsertDateCommand() }
      CommandMenu("Style") {
        Toggle("Bold", isOn: $isBold).keyboardShortcut("b")
      }
    }
    Settings {
      Toggle("Bold", isOn: $isBold).padding()
    }
  }
}

extension FocusedValues {
  @Entry var page: Binding<String>?
}

/// Works with the page of the window in front; there is none, and it is disabled, while the settings are in front.
struct InsertDateCommand: View {
  @FocusedBinding(\.page) private var page

  var body: some View {
    Button("Insert Date") { page?.append(Date.now.formatted(date: .abbreviated, time: .omitted)) }
      .keyboardShortcut("d")
      .disabled(page == nil)
  }
}

struct JournalPage: View {
  let isBold: Bool
  @SceneStorage("page") private var page = ""

  var body: some View {
    TextEditor(text: $page)
      .fontWeight(isBold ? .bold : .regular)
      .focusedSceneValue(\.page, $page)
      .onOpenURL { page += "\n" + $0.absoluteString }
  }
}
