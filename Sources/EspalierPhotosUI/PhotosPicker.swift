// SPDX-License-Identifier: MIT

import EspalierPhotos
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A button that lets the user choose pictures and films, by the desktop's dialog for files.
public struct PhotosPicker<Label: View>: View {
  /// The binding of the choice: several pictures, or one.
  private let selection: PhotosSelection
  private let filter: PHPickerFilter?
  private let label: Label
  @State private var isPresented = false

  private init(_ selection: PhotosSelection, _ filter: PHPickerFilter?, _ label: Label) {
    (self.selection, self.filter, self.label) = (selection, filter, label)
  }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PhotosDialog(isPresented: $isPresented, selection: selection, filter: filter))
  }

  /// A button for several pictures.
  /// - Parameters:
  ///   - selection: Receives the files. A choice replaces the one before.
  ///   - maxSelectionCount: The most pictures; the first ones are taken of a greater choice. nil for any number.
  ///   - matching: The kinds of files; nil for pictures and films.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount), filter, label()) }

  /// A button for several pictures of a library: of the user's files here.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount), filter, label()) }

  /// A button for one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(.one(selection), filter, label()) }

  /// A button for one picture of a library: of the user's files here.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(.one(selection), filter, label()) }
}

extension PhotosPicker where Label == Text {
  /// A button with a text for several pictures.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(.several(selection, maxSelectionCount), filter, Text(titleKey)) }

  /// A button with a text for several pictures.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(.several(selection, maxSelectionCount), filter, Text(title)) }

  /// A button with a text for one picture.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(.one(selection), filter, Text(titleKey)) }

  /// A button with a text for one picture.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(.one(selection), filter, Text(title)) }
}

extension View {
  /// Lets the user choose several pictures while `isPresented` is true, by the desktop's dialog for files.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotosDialog(isPresented: isPresented, selection: .several(selection, maxSelectionCount), filter: filter))
  }

  /// Lets the user choose a picture while `isPresented` is true, by the desktop's dialog for files.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotosDialog(isPresented: isPresented, selection: .one(selection), filter: filter))
  }

  /// The form of pickers in the view. Without effect: the desktop's dialog has one form.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Removes parts of pickers in the view. Without effect: the desktop's dialog has none of them.
  public func photosPickerDisabledCapabilities(_ disabledCapabilities: PhotosPickerCapabilities) -> some View { self }
}

/// The form of a picker.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// A dialog.
  public static let presentation = Self(name: "presentation")
  /// A part of the view: a dialog here.
  public static let inline = Self(name: "inline")
  /// A row of pictures: a dialog here.
  public static let compact = Self(name: "compact")
}

/// The parts of a picker.
public struct PhotosPickerCapabilities: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The search, albums, staged choices, and others.
  public static let search = Self(rawValue: 1)
  /// The albums.
  public static let collectionNavigation = Self(rawValue: 2)
  /// The list of chosen pictures.
  public static let stagingArea = Self(rawValue: 4)
  /// The buttons that end the dialog.
  public static let selectionActions = Self(rawValue: 8)
  /// The notice about sensitive pictures.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}

/// The binding of a choice.
enum PhotosSelection {
  /// Any number of pictures, or a limited one.
  case several(Binding<[PhotosPickerItem]>, Int?)
  /// One picture.
  case one(Binding<PhotosPickerItem?>)

  var allowsMultiple: Bool {
    switch self {
    case .several(_, let most): most != 1
    case .one: false
    }
  }

  @MainActor func set(_ urls: [URL]) {
    let items = urls.map { PhotosPickerItem($0) }
    switch self {
    case .several(let selection, let most):
      selection.wrappedValue = Array(items.prefix(most.map { max($0, 0) } ?? .max))
    case .one(let selection): selection.wrappedValue = items.first
    }
  }
}

/// The dialog of a picker.
struct PhotosDialog: ViewModifier {
  @Binding var isPresented: Bool
  let selection: PhotosSelection
  let filter: PHPickerFilter?

  func body(content: Content) -> some View {
    content
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: filter.types, allowsMultipleSelection: selection.allowsMultiple
      ) { result in
        if case .success(let urls) = result { selection.set(urls) }
      }
      .fileDialogDefaultDirectory(FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first)
  }
}
