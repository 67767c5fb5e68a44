// SPDX-License-Identifier: MIT

import EspalierQuickLookUIKit
import EspalierUIKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("The controller of previews")
struct PreviewControllerTests {
  private final class Files: QLPreviewControllerDataSource {
    let urls: [URL]
    init(_ urls: [URL]) { self.urls = urls }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      urls[index] as NSURL
    }
  }

  @Test("The current file of a data source is shown, and the others by buttons") func pages() throws {
    let files = Files([
      try QuickLookTests.file("c.txt", Data("third".utf8)), try QuickLookTests.file("d.txt", Data("fourth".utf8)),
    ])
    let controller = QLPreviewController()
    controller.dataSource = files
    controller.currentPreviewItemIndex = 1
    #expect(controller.currentPreviewItem?.previewItemURL == files.urls[1])
    let host = ViewHost(controller.rootView, size: CGSize(width: 500, height: 400))
    try host.settle()
    _ = try host.get(.text("fourth"))
    try host.get(.label("Previous")).tap()
    try host.settle()
    _ = try host.get(.text("third"))
  }

  @Test("A thumbnail is an image of UIKit") func thumbnail() async throws {
    let url = try QuickLookTests.picture("small.png", CGSize(width: 8, height: 8))
    let request = QLThumbnailGenerator.Request(
      fileAt: url, size: CGSize(width: 4, height: 4), scale: 1, representationTypes: .thumbnail)
    let found = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
    #expect(found.uiImage.size == CGSize(width: 4, height: 4))
  }
}
