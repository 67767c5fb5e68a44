// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation
import UniformTypeIdentifiers

// The names of SwiftUI that Espalier lacks are declared as unavailable, with SwiftUI's signatures: the expression around such a
// name still has types, so that the compiler reports the name at its line at once. An unknown name would leave the expression
// without them, and the compiler would try all overloads of everything after it.

@available(
  *, unavailable,
  message:
    "Espalier has no fileImporter yet: take files with dropDestination(for: URL.self), onOpenURL or a text field."
)
extension View {
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no fileExporter yet: write the file with Foundation, to a folder of your choice."
)
extension View {
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument { self }

  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable { self }
}

@available(*, unavailable, message: "Espalier has no fileMover yet: move the file with Foundation's FileManager.")
extension View {
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL { self }
}

@available(*, unavailable, message: "Espalier has no dialogs for files yet, and so no settings of them.")
extension View {
  public func fileDialogMessage(_ message: Text?) -> some View { self }
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}
