// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFiles
import Foundation

extension View {
  private func mover(
    _ isPresented: Binding<Bool>, _ files: @escaping @MainActor () -> [URL],
    _ finish: @escaping @MainActor (Result<[URL], any Error>) -> Void, _ cancel: @escaping @MainActor () -> Void
  ) -> some View {
    fileDialog(
      isPresented: isPresented, dialog: { files().isEmpty ? nil : FileDialog(.chooseFolder) },
      choose: { folders in
        finish(
          Result {
            try files().map { file in
              let new = folders[0].appendingPathComponent(file.lastPathComponent)
              try FileMove.move(file, to: new)
              return new
            }
          })
      }, cancel: cancel)
  }

  /// Lets the user choose a folder while `isPresented` is true, and moves a file there. An existing file of the same name is not
  /// replaced: that is an error. If the user cancels, nothing is called; without a file there is no dialog.
  /// - Parameter onCompletion: Receives the new URL of the file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder while `isPresented` is true, and moves a file there.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    mover(isPresented, { file.map { [$0] } ?? [] }, { onCompletion($0.map { $0[0] }) }, { onCancellation() })
  }

  /// Lets the user choose a folder while `isPresented` is true, and moves files there. The first file that cannot be moved ends
  /// the operation with an error.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder while `isPresented` is true, and moves files there.
  /// - Parameter onCancellation: Called if the user cancels.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    mover(isPresented, { Array(files) }, { onCompletion($0) }, { onCancellation() })
  }
}
