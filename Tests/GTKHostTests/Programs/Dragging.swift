// SPDX-License-Identifier: MIT

import SwiftUI
import UniformTypeIdentifiers

/// Things to drag within a window and to another program that is the same as this one.
struct Dragging: View {
  struct Card: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
      ProxyRepresentation(exporting: \.name)
    }
  }

  /// The name of the target below the dragged view.
  @State private var target = ""

  var body: some View {
    VStack(spacing: 16) {
      Text("Card").frame(width: 120, height: 40).background(.yellow).draggable(Card(name: "Ada"))
      Text("Folder").frame(width: 120, height: 40).background(.orange)
        .onDrag { NSItemProvider(contentsOf: URL(fileURLWithPath: "/usr/share"))! }
      Text("Cards").frame(width: 120, height: 40).background(target == "cards" ? .green : .gray)
        .dropDestination(for: Card.self) { cards, _ in
          print("cards", cards.map(\.name))
          return true
        } isTargeted: {
          show("cards", $0)
        }
      Text("Words").frame(width: 120, height: 40).background(target == "words" ? .green : .gray)
        .dropDestination(for: String.self) { words, _ in
          print("words", words)
          return true
        } isTargeted: {
          show("words", $0)
        }
      Text("Addresses").frame(width: 120, height: 40).background(target == "addresses" ? .green : .gray)
        .onDrop(
          of: [.fileURL], isTargeted: Binding(get: { false }, set: { show("addresses", $0) })
        ) { items in
          for item in items {
            item.loadTransferable(type: URL.self) { print("address", (try? $0.get().path) ?? "none") }
          }
          return true
        }
    }
    .navigationTitle("Dragging")
  }

  private func show(_ name: String, _ isTargeted: Bool) {
    target = isTargeted ? name : ""
    print("over", name, isTargeted)
  }
}
