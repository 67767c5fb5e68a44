import SwiftUI
import UniformTypeIdentifiers

/// A text in a file.
struct Memo: FileDocument {
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

/// A program marks it with `@main`.
struct Memos: App {
  var body: some Scene {
    DocumentGroup(newDocument: Memo()) { file in
      TextEditor(text: file.$document.text)
    }
  }
}
