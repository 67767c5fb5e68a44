// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// A document or a value that is written to a place of the user's choice.
@MainActor
struct FileExport {
  private enum Content {
    case document(@MainActor (UTType) throws -> FileWrapper)
    /// Loaded asynchronously, while the program continues.
    case item(@MainActor (UTType) async throws -> FileWrapper)
  }

  /// The suggested name of the file; nil for none.
  private let name: String?
  private let types: [UTType]
  private let content: Content

  init<Document: FileDocument>(_ document: Document, types: [UTType], name: String? = nil) {
    self.types = types.isEmpty ? Document.writableContentTypes : types
    self.name = name
    content = .document { try document.wrapper(as: $0, existing: nil) }
  }

  init<Document: ReferenceFileDocument>(reference document: Document, types: [UTType], name: String? = nil) {
    self.types = types.isEmpty ? Document.writableContentTypes : types
    self.name = name
    content = .document { try document.wrapper(as: $0, existing: nil) }
  }

  init<Item: Transferable>(item: Item, types: [UTType], name: String? = nil) {
    let provider = NSItemProvider(transferring: item)
    let forms = provider.representations.filter { form in
      !form.isPrivate && (types.isEmpty || types.contains { form.type.conforms(to: $0) || $0.conforms(to: form.type) })
    }
    self.types = types.isEmpty ? forms.map(\.type) : types
    self.name = name ?? provider.suggestedName
    content = .item { type in
      guard let form = forms.first(where: { $0.type.conforms(to: type) }) ?? forms.first else {
        throw CocoaError(.fileWriteUnknown)
      }
      return FileWrapper(regularFileWithContents: try await form.load())
    }
  }

  /// The dialog for the place of one file.
  var dialog: FileDialog {
    var dialog = FileDialog(.save)
    dialog.types = types
    dialog.name = FileDialog.name(Self.fileName(name), as: types.first)
    return dialog
  }

  /// The last part of a suggested name, which may come from elsewhere and be a path; only that part is a name in the folder that
  /// the user chooses.
  private static func fileName(_ suggestion: String?) -> String { suggestion?.lastFileName ?? "Untitled" }

  // MARK: - Writing

  /// Writes the content to the URL that the user chose.
  /// - Parameter finish: Receives the URL of the file: the typed name may lack the type's extension. For a document it is called
  ///   before the function returns.
  func write(to url: URL, then finish: @escaping @MainActor (Result<URL, any Error>) -> Void) {
    let type = types.first { type in UTType(filenameExtension: url.pathExtension)?.conforms(to: type) ?? false }
    make(type ?? types.first, then: finish) { file, type in
      let place = FileDialog.place(url, for: type)
      try file.write(to: place, originalContentsURL: nil)
      return place
    }
  }

  /// Writes several exports into a folder, beside existing files of the same names.
  static func write(
    _ exports: [FileExport], into folder: URL, then finish: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) {
    func next(_ rest: ArraySlice<FileExport>, _ done: [URL]) {
      guard let export = rest.first else { return finish(.success(done)) }
      export.write(into: folder) { result in
        switch result {
        case .success(let url): next(rest.dropFirst(), done + [url])
        case .failure(let error): finish(.failure(error))
        }
      }
    }
    next(exports[...], [])
  }

  private func write(into folder: URL, then finish: @escaping @MainActor (Result<URL, any Error>) -> Void) {
    make(types.first, then: finish) { file, type in
      let name = FileDialog.name(Self.fileName(file.preferredFilename ?? name), as: type)
      var url = folder
      // Another program may make a file of the same name at the same moment.
      for attempt in 1... {
        let unused = FileWrapper.unusedName(name) { FileStatus(folder.appendingPathComponent($0)) != nil }
        url = folder.appendingPathComponent(unused)
        do {
          try file.write(to: url, expecting: .nothing)
          break
        } catch FileReplacement.Refusal.exists where attempt < 10 {}
      }
      return url
    }
  }

  private func make(
    _ type: UTType?, then finish: @escaping @MainActor (Result<URL, any Error>) -> Void,
    _ write: @escaping @MainActor (FileWrapper, UTType) throws -> URL
  ) {
    let type = type ?? .data
    switch content {
    case .document(let make): finish(Result { try write(make(type), type) })
    case .item(let load):
      Task { @MainActor in
        do {
          let file = try await load(type)
          finish(Result { try write(file, type) })
        } catch { finish(.failure(error)) }
      }
    }
  }
}

extension FileDialog {
  /// The URL of a file that is saved under the user's name for it: with the type's extension, if the name has none. A name with
  /// an existing file is left as it is, because the user was not asked about that file.
  static func place(_ url: URL, for type: UTType) -> URL {
    guard url.pathExtension.isEmpty, let ending = type.preferredFilenameExtension else { return url }
    let whole = url.appendingPathExtension(ending)
    return FileStatus(whole) == nil ? whole : url
  }
}
