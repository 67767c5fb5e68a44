// SPDX-License-Identifier: MIT

import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var text: String
}

struct ContentView: View {
  @State private var notes = [
    Note(id: 0, title: "Groceries", text: "Milk and bread"), Note(id: 1, title: "Ideas", text: "A garden"),
    Note(id: 2, title: "Empty", text: ""),
  ]
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(notes) { note in
        NavigationLink(value: note.id) {
          NoteRow(note: note)
        }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Int.self) { id in
        Editor(note: $notes[id])
      }
    }
  }
}

struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading) {
      Text(note.title).font(.headline)
      Text(note.text.isEmpty ? "No text" : note.text)
        .font(.subheadline)
    }
  }
}

struct Editor: View {
  @Binding var note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Text", text: $note.text)
        .textFieldStyle(.roundedBorder)
      HStack {
        Text("Words")
        Text("\(words)")
        Spacer()
        Button("Clear") { note.text = "" }
          .frame(minHeight: 44)
      }
      Spacer()
    }
    .padding(16)
    .navigationTitle(note.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var words: Int {
    var rest = Substring(note.text)
    var count = 0
    while !rest.isEmpty {
      rest = rest.drop { $0 == " " }
      if !rest.isEmpty { count += 1 }
      rest = rest.drop { $0 != " " }
    }
    return count
  }
}
