// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var lists: Page {
    Page("Lists") {
      Picture("badges, prominent header", width: 300, height: 330) { Mailboxes() }
      FilmStrip("A swipe uncovers buttons", width: 300, height: 190, at: [0.3]) {
        SwipedList()
      } action: {
        try $0.get(.text("Second")).drag(by: CGSize(width: -60, height: 0))
      }
      FilmStrip("at the leading edge", width: 300, height: 190, at: [0.3]) {
        SwipedList()
      } action: {
        try $0.get(.text("First")).drag(by: CGSize(width: 60, height: 0))
      }
      Picture("edit mode", width: 300, height: 190) {
        SwipedList().environment(\.editMode, .constant(.active))
      }
      Picture("a tree", width: 300, height: 240) { Tree() }
      FilmStrip("searching", width: 300, height: 300, at: [0]) {
        Fruits()
      } action: {
        try $0.get(.role(.textField)).type("an")
      }
    }
  }
}

private struct Mailboxes: View {
  var body: some View {
    List {
      Section("Favourites", isExpanded: .constant(true)) {
        Label("Inbox", systemImage: "tray").badge(12)
        Label("Flagged", systemImage: "flag").badge("new")
      }
      Section("Folders") { Text("Junk").badge(3).badgeProminence(.increased) }.headerProminence(.increased)
      Section("Closed", isExpanded: .constant(false)) { Text("hidden") }
    }
  }
}

private struct SwipedList: View {
  var body: some View {
    List {
      ForEach(["First", "Second", "Third"], id: \.self) { name in
        Text(name)
          .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin.fill") {}.tint(.orange) }
          .swipeActions {
            Button("Bin", systemImage: "trash", role: .destructive) {}
            Button("Flag", systemImage: "flag.fill") {}.tint(.indigo)
          }
      }
      .onDelete { _ in }
      .onMove { _, _ in }
    }
  }
}

private struct Tree: View {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  var body: some View {
    List {
      DisclosureGroup("Home", isExpanded: .constant(true)) {
        OutlineGroup(
          [Folder(id: "Music", children: [Folder(id: "Song")]), Folder(id: "Note")], children: \.children
        ) { Text($0.id) }
      }
    }
  }
}

private struct Fruits: View {
  @State private var text = ""
  var body: some View {
    List(["apple", "banana", "mango"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      .searchable(text: $text, prompt: "Fruit")
      .searchSuggestions { Text("Bananas").searchCompletion("banana") }
  }
}
