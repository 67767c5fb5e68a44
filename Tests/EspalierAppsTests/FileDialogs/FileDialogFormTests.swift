// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierApps

/// Each form of `fileImporter`, `fileExporter` and `fileMover`, and of the modifiers that set their dialogs.
@MainActor
@Suite("Forms of the dialogs for files")
final class FileDialogFormTests {
  private typealias Finish = (Result<[URL], any Error>) -> Void

  private let folder = TemporaryFolder()
  private func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    let text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { text = "" }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Sketch: ReferenceFileDocument {
    static let readableContentTypes = [UTType.json]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> [Int] { [1, 2] }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  /// The purpose of the dialog of a form and what the form leaves after an answer: nil cancels.
  private func outcome(
    _ answer: URL?, _ form: (Binding<Bool>, @escaping Finish, @escaping () -> Void) -> some View
  ) async throws -> [String] {
    var (isPresented, lines) = (true, [String]())
    func finish(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let urls): lines += urls.map(\.lastPathComponent)
      case .failure(let error): lines.append("\(type(of: error))")
      }
    }
    let binding = Binding(get: { isPresented }, set: { isPresented = $0 })
    let view = form(binding, finish, { lines.append("cancelled") })
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    guard let dialog = host.fileDialogs.first else { return ["no dialog"] }
    lines.append("\(dialog.purpose)")
    if let answer { try dialog.choose(answer) } else { try dialog.cancel() }
    // The form of a value that is transferred is made by a task.
    if answer != nil { await eventually { lines.count > 1 } }
    return lines
  }

  private func single(_ finish: @escaping Finish) -> (Result<URL, any Error>) -> Void {
    { finish($0.map { [$0] }) }
  }

  private let page = Text("page")

  @Test("Several files are imported, with or without an action for a dialog that is cancelled") func importing()
    async throws
  {
    let url = place("a.txt")
    #expect(try await outcome(url) { _, _, _ in page } == ["no dialog"])
    for answer in [url, nil] {
      #expect(
        try await outcome(answer) { isPresented, finish, _ in
          page.fileImporter(
            isPresented: isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: true,
            onCompletion: finish)
        } == ["open"] + (answer == nil ? [] : ["a.txt"]))
      #expect(
        try await outcome(answer) { isPresented, finish, cancel in
          page.fileImporter(
            isPresented: isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: true,
            onCompletion: finish, onCancellation: cancel)
        } == ["open", answer == nil ? "cancelled" : "a.txt"])
    }
  }

  @Test("One document is exported, of both kinds and in both forms") func exportingOne() async throws {
    let (note, sketch) = (Note("one"), Sketch())
    #expect(
      try await outcome(place("a.txt")) { isPresented, finish, _ in
        page.fileExporter(
          isPresented: isPresented, document: note, contentType: .plainText, onCompletion: single(finish))
      } == ["save", "a.txt"])
    #expect(
      try await outcome(place("b.json")) { isPresented, finish, _ in
        page.fileExporter(isPresented: isPresented, document: sketch, contentType: .json, onCompletion: single(finish))
      } == ["save", "b.json"])
    #expect(
      try await outcome(place("c.txt")) { isPresented, finish, _ in
        page.fileExporter(
          isPresented: isPresented, document: note, contentTypes: [.plainText], onCompletion: single(finish))
      } == ["save", "c.txt"])
    #expect(
      try await outcome(nil) { isPresented, finish, cancel in
        page.fileExporter(
          isPresented: isPresented, document: note, contentTypes: [.plainText], onCompletion: single(finish),
          onCancellation: cancel)
      } == ["save", "cancelled"])
    #expect(folder.names == ["a.txt", "b.json", "c.txt"])
  }

  @Test("Several documents, of both kinds, and values are exported into a folder") func exportingSeveral() async throws
  {
    let (notes, sketches) = ([Note("1"), Note("2")], [Sketch()])
    #expect(
      try await outcome(folder.url) { isPresented, finish, _ in
        page.fileExporter(isPresented: isPresented, documents: sketches, contentType: .json, onCompletion: finish)
      } == ["chooseFolder", "Untitled.json"])
    #expect(
      try await outcome(folder.url) { isPresented, finish, _ in
        page.fileExporter(isPresented: isPresented, documents: notes, contentTypes: [.plainText], onCompletion: finish)
      } == ["chooseFolder", "Untitled.txt", "Untitled 2.txt"])
    #expect(
      try await outcome(folder.url) { isPresented, finish, _ in
        page.fileExporter(isPresented: isPresented, documents: sketches, contentTypes: [.json], onCompletion: finish)
      } == ["chooseFolder", "Untitled 2.json"])
    #expect(
      try await outcome(folder.url) { isPresented, finish, _ in
        page.fileExporter(
          isPresented: isPresented, items: ["word"], contentTypes: [.plainText], onCompletion: finish)
      } == ["chooseFolder", "Untitled 3.txt"])
    #expect(
      try await outcome(nil) { isPresented, finish, cancel in
        page.fileExporter(
          isPresented: isPresented, items: ["word"], contentTypes: [.plainText], onCompletion: finish,
          onCancellation: cancel)
      } == ["chooseFolder", "cancelled"])
  }

  @Test("Several files are moved into a folder, with or without an action for a dialog that is cancelled")
  func moving() async throws {
    try FileManager.default.createDirectory(at: place("inner"), withIntermediateDirectories: true)
    let files = ["a.txt", "b.txt"].map(place)
    for file in files { try Data("m".utf8).write(to: file) }
    #expect(
      try await outcome(nil) { isPresented, finish, cancel in
        page.fileMover(isPresented: isPresented, files: files, onCompletion: finish, onCancellation: cancel)
      } == ["chooseFolder", "cancelled"])
    #expect(
      try await outcome(place("inner")) { isPresented, finish, _ in
        page.fileMover(isPresented: isPresented, files: files, onCompletion: finish)
      } == ["chooseFolder", "a.txt", "b.txt"])
    #expect(folder.names == ["inner"])
  }

  // MARK: - Settings

  private func dialog(_ change: (AnyView) -> some View) throws -> (ViewHost<AnyView>, ViewTesting.FileDialog) {
    let opening = page.fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText]) { _ in }
    let host = ViewHost(AnyView(change(AnyView(opening))), size: CGSize(width: 100, height: 100))
    return (host, try #require(host.fileDialogs.first))
  }

  @Test("The message and the title of the button are texts, keys or strings") func labels() throws {
    let string = String("Take")
    func label(_ change: (AnyView) -> some View) throws -> String? { try dialog(change).1.confirmationLabel }
    func message(_ change: (AnyView) -> some View) throws -> String? { try dialog(change).1.message }
    #expect(try label { $0 } == nil)
    #expect(try label { $0.fileDialogConfirmationLabel(Text("Take")) } == "Take")
    #expect(try label { $0.fileDialogConfirmationLabel("Take") } == "Take")
    #expect(try label { $0.fileDialogConfirmationLabel(string) } == "Take")
    #expect(try message { $0 } == nil)
    #expect(try message { $0.fileDialogMessage(Text("Take")) } == "Take")
    #expect(try message { $0.fileDialogMessage("Take") } == "Take")
    #expect(try message { $0.fileDialogMessage(string) } == "Take")
  }

  @Test("A dialog with an identifier begins in the folder of its last choice") func customizationID() throws {
    let id = "org.example.\(UUID().uuidString)"
    let (host, first) = try dialog { $0.fileDialogCustomizationID(id) }
    #expect(first.directory == nil)
    try first.choose(place("a.txt"))
    withExtendedLifetime(host) {}
    #expect(try dialog { $0.fileDialogCustomizationID(id) }.1.directory?.path == folder.url.path)
    #expect(try dialog { $0.fileDialogCustomizationID("another") }.1.directory == nil)
    #expect(try dialog { $0 }.1.directory == nil)
  }

  @Test("The options of a dialog and the label of the name reach its request") func requestedSettings() throws {
    func settings(_ change: (AnyView) -> some View) throws -> FileDialogSettings {
      let (host, _) = try dialog(change)
      return try #require(host.graph.part(FileDialogs.self).pending.first).dialog.settings
    }
    let string = String("Note:")
    #expect(try settings { $0 }.options == [] && settings { $0 }.nameLabel == nil)
    #expect(try settings { $0.fileDialogBrowserOptions(.includeHiddenFiles) }.options == .includeHiddenFiles)
    for settings in [
      try settings { $0.fileExporterFilenameLabel(Text("Note:")) },
      try settings { $0.fileExporterFilenameLabel("Note:") },
      try settings { $0.fileExporterFilenameLabel(string) },
    ] {
      #expect(settings.nameLabel?.plainString(in: EnvironmentValues()) == "Note:")
    }
  }
}
