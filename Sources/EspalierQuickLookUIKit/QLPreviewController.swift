// SPDX-License-Identifier: MIT

@_exported import EspalierQuickLook
import EspalierUIKit
import Foundation
import SwiftUI

extension QLThumbnailRepresentation {
  /// The picture.
  public var uiImage: UIImage { UIImage(content: content) }
}

/// The files of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// The number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// A file.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Receives the events of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
  /// The preview was dismissed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// The preview is about to be dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Ignores the event.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Ignores the event.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
}

/// The content of files as a controller of UIKit: as `quickLookPreview(_:)` shows it.
@MainActor @preconcurrency
open class QLPreviewController: UIHostingController<_QuickLookController> {
  /// The files.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// Receives the events.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the file that is shown.
  open var currentPreviewItemIndex = 0 { didSet { reloadData() } }
  /// The file that is shown; nil without files.
  open var currentPreviewItem: (any QLPreviewItem)? {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    guard 0..<count ~= currentPreviewItemIndex else { return nil }
    return dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// A preview without files.
  public init() {
    super.init(rootView: _QuickLookController())
    rootView.ended = { [weak self] in
      guard let self else { return }
      delegate?.previewControllerWillDismiss(self)
      delegate?.previewControllerDidDismiss(self)
    }
  }

  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Whether a file can be shown: each can, at least by its name.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  /// Reads the files anew.
  open func reloadData() {
    guard let dataSource else { return }
    let items = (0..<max(0, dataSource.numberOfPreviewItems(in: self))).map {
      dataSource.previewController(self, previewItemAt: $0)
    }
    rootView.files = items.compactMap { item in
      item.previewItemURL.map { (url: $0, title: item.previewItemTitle ?? $0.lastPathComponent) }
    }
    rootView.start = currentPreviewItemIndex
  }

  /// Shows the current file anew.
  open func refreshCurrentPreviewItem() { reloadData() }
}

/// The content of a preview's controller.
public struct _QuickLookController: View {
  var files: [(url: URL, title: String)] = []
  var start = 0
  var ended: @MainActor () -> Void = {}
  @State private var selection: URL?

  public var body: some View {
    let shown = selection ?? (files.indices.contains(start) ? files[start].url : files.first?.url)
    _QuickLookPages(
      selection: Binding(get: { shown }, set: { selection = $0 }), items: files.map(\.url),
      title: { url in files.first { $0.url == url }?.title ?? url.lastPathComponent }
    )
    .onDisappear(perform: ended)
  }
}
