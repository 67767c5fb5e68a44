// SPDX-License-Identifier: MIT

import SwiftUI
import UniformTypeIdentifiers

/// A document that changes twenty times a second.
struct Log: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@main struct NeverAtRest: App {
  var body: some Scene {
    DocumentGroup(newDocument: Log()) { file in
      Changes(text: file.$document.text)
    }
  }
}

struct Changes: View {
  @Binding var text: String

  var body: some View {
    Text("\(text.count)")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(50))
          text = "\(Date.now.timeIntervalSince1970)\n" + String(repeating: "x", count: 100_000)
        }
      }
  }
}
