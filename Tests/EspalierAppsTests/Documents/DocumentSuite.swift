// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierCore
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierApps
@testable import EspalierContent
@testable import EspalierControls
@testable import EspalierPrimitives

/// The shared parts of suites of documents: a folder of files, a document, its app, and its windows.
@MainActor
class DocumentSuite {
  let folder = TemporaryFolder()
  let kept = Kept()
  func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
  func text(_ name: String) -> String? { text(place(name)) }
  func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: place(name), options: .atomic)
  }

  /// A text in a file.
  struct Page: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "new"

    init() {}
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      self.text = text
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.contains("unwritable") { throw CocoaError(.fileWriteOutOfSpace) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct PageApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Page()) { file in
        VStack {
          TextField("Text", text: file.$document.text)
          Button("Add") { file.document.text += "+" }
          Text(file.fileURL?.lastPathComponent ?? "no file")
        }
      }
    }
  }

  /// The kept data of the apps of a test: their folder, and the graphs in which their scenes are.
  @MainActor final class Kept {
    private let folder = TemporaryFolder()
    var graphs: [ViewGraph] = []
    var url: URL { folder.url }
  }

  /// An app, and the window of one of its documents.
  @MainActor struct Opened {
    let graph: ViewGraph
    let documents: OpenDocuments

    /// - Parameter folder: Where the app keeps its drafts; the kept one unless given.
    init<Program: App>(_ program: Program.Type, _ kept: Kept, in folder: URL? = nil) {
      let windows: WindowList
      (graph, windows) = WindowProgram(program).start()
      kept.graphs.append(graph)
      documents = OpenDocuments(windows.sources, in: folder ?? kept.url)
    }

    func window(_ session: DocumentSession, _ source: any DocumentSource) -> Window {
      Window(
        session: session,
        host: ViewHost(WindowRoot(source), size: CGSize(width: 400, height: 400)) {
          $0.windowValue = AnyHashable(session)
        })
    }

    func open(_ url: URL) throws -> Window {
      let (session, source) = try documents.open(url)
      return window(session, source)
    }

    func new() throws -> Window {
      let source = try #require(documents.sources.first)
      return window(try #require(documents.make(in: source)), source)
    }
  }

  @MainActor struct Window {
    let session: DocumentSession
    let host: ViewHost<WindowRoot>

    var field: Element { get throws { try host.get(.role(.textField)) } }
    var undo: UndoManager { host.graph.undoManager }
    func add() throws { try host.get(.role(.button, name: "Add")).tap() }
    func press(_ button: String) throws {
      try host.settle()
      try host.get(.role(.button, name: button)).tap()
      try host.settle()
    }
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) throws {
      host.keys.press(key, modifiers: modifiers)
    }
    /// The question on screen.
    var question: String? { session.alert?.title }
  }
}
