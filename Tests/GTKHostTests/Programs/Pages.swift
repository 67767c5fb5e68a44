// SPDX-License-Identifier: MIT

import SwiftUI
import UniformTypeIdentifiers

struct Page: FileDocument {
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

/// An app with documents, which can also take in and give out files.
@main struct Pages: App {
  var body: some Scene {
    DocumentGroup(newDocument: Page()) { file in
      PageView(page: file.$document, name: file.fileURL?.lastPathComponent ?? "new")
    }
    .commands {}
  }
}

struct PageView: View {
  @Binding var page: Page
  let name: String
  @FocusState private var isFocused: Bool
  @State private var isImporting = false
  @State private var isExporting = false

  var body: some View {
    VStack {
      TextField("Text", text: $page.text).focused($isFocused)
      Button("Import") { isImporting = true }.keyboardShortcut("i")
      Button("Export") { isExporting = true }.keyboardShortcut("e")
    }
    .frame(width: 300, height: 120)
    .onAppear {
      isFocused = true
      print("shows", name, page.text)
    }
    .onChange(of: page.text) { print("text", page.text) }
    .onDisappear { print("gone", name) }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      print("imported", (try? result.get().lastPathComponent) ?? "nothing")
    }
    .fileDialogMessage("Which text?")
    .fileExporter(isPresented: $isExporting, document: page, contentTypes: [.plainText], defaultFilename: "Copy") {
      print("exported", (try? $0.get().lastPathComponent) ?? "nothing")
    } onCancellation: {
      print("export cancelled")
    }
  }
}
