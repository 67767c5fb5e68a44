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

  @State private var isTargeted = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Card").frame(width: 120, height: 40).background(.yellow).draggable(Card(name: "Ada"))
      Text("Folder").frame(width: 120, height: 40).background(.orange)
        .onDrag { NSItemProvider(contentsOf: URL(fileURLWithPath: "/usr/share"))! }
      Text("Cards").frame(width: 120, height: 40).background(isTargeted ? .green : .gray)
        .dropDestination(for: Card.self) { cards, _ in
          print("cards", cards.map(\.name))
          return true
        } isTargeted: {
          isTargeted = $0
          print("over cards", $0)
        }
      Text("Words").frame(width: 120, height: 40).background(.gray)
        .dropDestination(for: String.self) { words, _ in
          print("words", words)
          return true
        } isTargeted: {
          print("over words", $0)
        }
      Text("Addresses").frame(width: 120, height: 40).background(.gray)
        .onDrop(
          of: [.fileURL], isTargeted: Binding(get: { false }, set: { print("over addresses", $0) })
        ) { items in
          for item in items {
            item.loadTransferable(type: URL.self) { print("address", (try? $0.get().path) ?? "none") }
          }
          return true
        }
    }
    .navigationTitle("Dragging")
  }
}
