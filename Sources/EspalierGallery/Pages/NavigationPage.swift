// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Page {
  static var navigation: Page {
    Page("Navigation") {
      Picture("Large title, items", width: 260, height: 320) { Library() }
      Picture("Inline title, bottom bar", width: 260, height: 320) {
        NavigationStack {
          Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
              ToolbarItem(placement: .bottomBar) { Text("3 items").font(.footnote) }
            }
        }
      }
      Picture("Split view", width: 640, height: 320) {
        NavigationSplitView {
          List(["Inbox", "Drafts", "Sent"], id: \.self) { NavigationLink($0, value: $0) }
            .navigationTitle("Mail")
            .navigationDestination(for: String.self) { Text($0) }
        } detail: {
          Text("Nothing is chosen").foregroundStyle(.secondary)
        }
      }
      FilmStrip("A page comes", width: 200, height: 260, at: [0, 0.1, 0.2, 0.35, 0.6]) {
        Library()
      } action: {
        try $0.get(.text("Trees")).tap()
      }
    }
  }
}

private struct Library: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Garden") { ForEach(["Trees", "Herbs"], id: \.self) { NavigationLink($0, value: $0) } }
      }
      .navigationTitle("Library")
      .toolbar { Button("Edit") {} }
      .navigationDestination(for: String.self) { name in
        Text("All about \(name)").navigationTitle(name)
      }
    }
  }
}
