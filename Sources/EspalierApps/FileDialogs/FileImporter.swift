// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation
import UniformTypeIdentifiers

extension View {
  private func importer(
    _ isPresented: Binding<Bool>, _ types: [UTType], multiple: Bool,
    _ choose: @escaping @MainActor ([URL]) -> Void, _ cancel: @escaping @MainActor () -> Void = {}
  ) -> some View {
    fileDialog(
      isPresented: isPresented,
      dialog: {
        var dialog = FileDialog(.open)
        dialog.types = types
        dialog.allowsMultiple = multiple
        return dialog
      }, choose: choose, cancel: cancel)
  }

  /// Lets the user choose a file while `isPresented` is true; the binding is false before `onCompletion` is called. If the user
  /// cancels, nothing is called.
  /// - Parameters:
  ///   - allowedContentTypes: The types that can be chosen. Folders can be chosen if all of the types are types of folders.
  ///   - onCompletion: Receives the file's URL. The file is not read.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, multiple: false, { onCompletion(.success($0[0])) })
  }

  /// Lets the user choose files while `isPresented` is true; the binding is false before `onCompletion` is called. If the user
  /// cancels, nothing is called.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, multiple: allowsMultipleSelection, { onCompletion(.success($0)) })
  }

  /// Lets the user choose files while `isPresented` is true; the binding is false before one of the closures is called.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    importer(
      isPresented, allowedContentTypes, multiple: allowsMultipleSelection, { onCompletion(.success($0)) },
      { onCancellation() })
  }
}
