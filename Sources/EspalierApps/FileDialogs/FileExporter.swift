// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation
import UniformTypeIdentifiers

extension View {
  /// Exports one file, with a place and a name that the user chooses.
  private func exporter(
    _ isPresented: Binding<Bool>, _ export: @escaping @MainActor () -> FileExport?,
    _ finish: @escaping @MainActor (Result<URL, any Error>) -> Void, _ cancel: @escaping @MainActor () -> Void
  ) -> some View {
    fileDialog(
      isPresented: isPresented, dialog: { export()?.dialog }, choose: { export()?.write(to: $0[0], then: finish) },
      cancel: cancel)
  }

  /// Exports several files, into a folder that the user chooses.
  private func exporter(
    _ isPresented: Binding<Bool>, all exports: @escaping @MainActor () -> [FileExport],
    _ finish: @escaping @MainActor (Result<[URL], any Error>) -> Void, _ cancel: @escaping @MainActor () -> Void
  ) -> some View {
    fileDialog(
      isPresented: isPresented, dialog: { exports().isEmpty ? nil : FileDialog(.chooseFolder) },
      choose: { FileExport.write(exports(), into: $0[0], then: finish) }, cancel: cancel)
  }

  // MARK: - Documents that are values

  /// Lets the user choose a place for a document while `isPresented` is true, and writes the document there, in one step, so that
  /// no file is half written. If the user cancels, nothing is called; without a document there is no dialog.
  /// - Parameters:
  ///   - defaultFilename: The suggested name of the file; its extension is added.
  ///   - onCompletion: Receives the URL of the file, or the error of the writing.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, { document.map { FileExport($0, types: [contentType], name: defaultFilename) } },
      { onCompletion($0) }, {})
  }

  /// Lets the user choose a place for a document while `isPresented` is true, and writes the document there.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, { document.map { FileExport($0, types: contentTypes, name: defaultFilename) } },
      { onCompletion($0) }, { onCancellation() })
  }

  /// Lets the user choose a folder while `isPresented` is true, and writes documents there. Each has the preferred name of its
  /// file wrapper; no file is replaced.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, all: { documents.map { FileExport($0, types: [contentType]) } }, { onCompletion($0) }, {})
  }

  /// Lets the user choose a folder while `isPresented` is true, and writes documents there.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, all: { documents.map { FileExport($0, types: contentTypes) } }, { onCompletion($0) },
      { onCancellation() })
  }

  // MARK: - Documents that are objects

  /// Lets the user choose a place for a document while `isPresented` is true, and writes the document there.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, { document.map { FileExport(reference: $0, types: [contentType], name: defaultFilename) } },
      { onCompletion($0) }, {})
  }

  /// Lets the user choose a place for a document while `isPresented` is true, and writes the document there.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, { document.map { FileExport(reference: $0, types: contentTypes, name: defaultFilename) } },
      { onCompletion($0) }, { onCancellation() })
  }

  /// Lets the user choose a folder while `isPresented` is true, and writes documents there.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented, all: { documents.map { FileExport(reference: $0, types: [contentType]) } },
      { onCompletion($0) }, {})
  }

  /// Lets the user choose a folder while `isPresented` is true, and writes documents there.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented, all: { documents.map { FileExport(reference: $0, types: contentTypes) } }, { onCompletion($0) },
      { onCancellation() })
  }

  // MARK: - Transferable values

  /// Lets the user choose a place for a value while `isPresented` is true, and writes the value's first representation of one of
  /// the types there. The representation is loaded asynchronously.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, { item.map { FileExport(item: $0, types: contentTypes, name: defaultFilename) } },
      { onCompletion($0) }, { onCancellation() })
  }

  /// Lets the user choose a folder while `isPresented` is true, and saves values there.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    exporter(
      isPresented, all: { items.map { FileExport(item: $0, types: contentTypes) } }, { onCompletion($0) },
      { onCancellation() })
  }
}
