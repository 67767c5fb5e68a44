// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierPhotosUI
import EspalierPhotosUIKit
import EspalierUIKit
import SwiftUI
import Testing
import ViewTesting

/// The choice of pictures among the user's files, and the library that desktops lack.
@MainActor @Suite struct PhotosTests {
  /// A file with a picture of 2 by 1 points.
  private static func picture(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try ViewHost(Color.red, size: CGSize(width: 2, height: 1)).png().write(to: url)
    return url
  }

  private struct Several: View {
    @State private var items: [PhotosPickerItem] = []
    @State private var sizes: [Int] = []
    var body: some View {
      PhotosPicker(selection: $items, maxSelectionCount: 2, matching: .images, photoLibrary: .shared()) {
        Label("Choose", systemImage: "photo")
      }
      Text("\(items.count) items, \(sizes.count) read")
        .onChange(of: items) { _, new in
          Task {
            for item in new {
              if let data = try? await item.loadTransferable(type: Data.self) { sizes.append(data.count) }
            }
          }
        }
    }
  }

  @Test("a picker's button opens the dialog for pictures, and the first files up to the most are read")
  func several() async throws {
    let host = ViewHost(Several(), size: CGSize(width: 300, height: 200))
    try host.get(.role(.button, name: "Choose")).tap()
    #expect(host.fileDialogs[0].allowsMultipleSelection)
    #expect(host.fileDialogs[0].allowedContentTypes == [.image])
    let url = try Self.picture("a.png")
    try host.fileDialogs[0].choose(url, url, url)
    for _ in 0..<200 where host.all(.text("2 items, 2 read")).isEmpty {
      try await Task.sleep(for: .milliseconds(10))
      try host.update()
    }
    _ = try host.get(.text("2 items, 2 read"))
  }

  private struct One: View {
    @State private var isPresented = false
    @State private var item: PhotosPickerItem?
    var body: some View {
      Button("Open") { isPresented = true }
        .photosPicker(isPresented: $isPresented, selection: $item, matching: .any(of: [.images, .not(.images)]))
      Text(item == nil ? "None" : "One")
    }
  }

  @Test("a presented picker takes one file; without a choice the selection stays")
  func one() throws {
    let host = ViewHost(One(), size: CGSize(width: 300, height: 200))
    try host.get(.role(.button, name: "Open")).tap()
    #expect(!host.fileDialogs[0].allowsMultipleSelection)
    #expect(host.fileDialogs[0].allowedContentTypes == [.image, .movie])
    try host.fileDialogs[0].cancel()
    _ = try host.get(.text("None"))
    try host.get(.role(.button, name: "Open")).tap()
    try host.fileDialogs[0].choose(Self.picture("a.png"))
    _ = try host.get(.text("One"))
  }

  @Test("a file that is gone is an error, and an item without a file has no value")
  func loading() async throws {
    let url = try Self.picture("a.png")
    #expect(try await PhotosPickerItem(url).loadTransferable(type: Image.self) != nil)
    #expect(PhotosPickerItem(url).supportedContentTypes == [.png])
    #expect(try await PhotosPickerItem(itemIdentifier: "1").loadTransferable(type: Data.self) == nil)
    try FileManager.default.removeItem(at: url)
    await #expect(throws: (any Error).self) { try await PhotosPickerItem(url).loadTransferable(type: Data.self) }
  }

  @Test("the library of photos denies access with a reason")
  func library() async throws {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    do {
      try await PHPhotoLibrary.shared().performChanges {}
      Issue.record("changed")
    } catch { #expect(error.localizedDescription.contains("no library of photos")) }
  }

  private final class Chosen: PHPickerViewControllerDelegate {
    var results: [PHPickerResult]?
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { self.results = results }
  }

  private struct Controller: UIViewControllerRepresentable {
    let chosen: Chosen
    func makeUIViewController(context: Context) -> some PHPickerViewController {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .images
      configuration.selectionLimit = 0
      let controller = PHPickerViewController(configuration: configuration)
      controller.delegate = chosen
      return controller
    }
    func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
  }

  @Test("a picker of UIKit in a view opens the dialog, and its delegate receives the files")
  func controller() throws {
    let chosen = Chosen()
    let host = ViewHost(Controller(chosen: chosen), size: CGSize(width: 300, height: 200))
    try host.update()
    #expect(host.fileDialogs[0].allowsMultipleSelection)
    try host.fileDialogs[0].choose(Self.picture("a.png"))
    #expect(chosen.results?.count == 1)
    #expect(chosen.results?.first?.itemProvider.canLoadObject(ofClass: UIImage.self) == true)
    #expect(chosen.results?.first?.assetIdentifier == nil)
  }

  @Test("a request for a moving photo has an error, and its view is empty") func livePhoto() {
    var error: (any Error)?
    let number = PHLivePhoto.request(
      withResourceFileURLs: [URL(fileURLWithPath: "/a.jpg")], placeholderImage: nil, targetSize: .zero,
      contentMode: .aspectFit
    ) { photo, information in
      #expect(photo == nil)
      error = information[PHLivePhotoInfoErrorKey] as? NSError
    }
    #expect(number == PHLivePhotoRequestIDInvalid && error != nil)
    let view = PHLivePhotoView()
    view.startPlayback(with: .full)
    #expect(view.livePhoto == nil)
  }
}
