import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

struct FileReader: View {
  @State private var isOpening = false
  @State private var name = "nothing"

  var body: some View {
    VStack {
      Text(name)
      Button("Open…") { isOpening = true }
    }
    .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
      if case .success(let url) = result { name = url.lastPathComponent }
    }
  }
}

@MainActor @Test func aFileIsOpened() throws {
  let host = ViewHost(FileReader())
  try host.get(.text("Open…")).tap()
  try host.fileDialogs[0].choose(URL(fileURLWithPath: "/notes/a.txt"))
  #expect(!host.all(.text("a.txt")).isEmpty)
}
