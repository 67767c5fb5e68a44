import SwiftUI
import Testing
import ViewTesting

struct Mailbox: View {
  @State private var folder: String?
  @State private var path: [Int] = []

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
    } detail: {
      NavigationStack(path: $path) {
        List(1..<4, id: \.self) { NavigationLink("Letter \($0)", value: $0) }
          .navigationTitle(folder ?? "No folder")
          .navigationDestination(for: Int.self) { Text("This is letter \($0).") }
      }
    }
  }
}

@MainActor @Test(arguments: [900, 320]) func aLetterIsFound(width: Double) throws {
  let host = ViewHost(Mailbox(), size: CGSize(width: width, height: 500))
  try host.get(.text("Sent")).tap()
  try host.settle()
  try host.get(.text("Letter 2")).tap()
  try host.settle()
  #expect(try host.get(.text("This is letter 2.")).isHittable)
}
