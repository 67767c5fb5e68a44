// SPDX-License-Identifier: MIT

import CoreTransferable
@_exported import EspalierPhotosUI
import EspalierUIKit
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// An object that receives chosen pictures.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user chose pictures; none if he cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The choice of pictures as a controller of UIKit: the desktop's dialog for files, over a sheet without content.
@MainActor @preconcurrency
open class PHPickerViewController: UIHostingController<_PhotosPickerSheet> {
  /// The choices.
  public let configuration: PHPickerConfiguration
  /// Receives the chosen pictures.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// - Parameter configuration: The choices.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(rootView: _PhotosPickerSheet(configuration: configuration))
    rootView.finish = { [weak self] urls in
      guard let self else { return }
      delegate?.picker(
        self, didFinishPicking: urls.compactMap { NSItemProvider(contentsOf: $0).map { PHPickerResult($0) } })
    }
  }

  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }
}

/// The sheet behind the dialog.
public struct _PhotosPickerSheet: View {
  let configuration: PHPickerConfiguration
  var finish: @MainActor ([URL]) -> Void = { _ in }
  @State private var isPresented = false
  @State private var hasAsked = false

  public var body: some View {
    ProgressView().padding(40)
      .onAppear {
        guard !hasAsked else { return }
        hasAsked = true
        isPresented = true
      }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: configuration.filter.types,
        allowsMultipleSelection: configuration.selectionLimit != 1
      ) { result in
        let urls = (try? result.get()) ?? []
        let most = configuration.selectionLimit
        finish(most > 0 ? Array(urls.prefix(most)) : urls)
      } onCancellation: {
        finish([])
      }
  }
}
