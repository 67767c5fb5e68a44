// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierPhotos
import Foundation

/// The choices of a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form of a chosen picture.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system decides, the file as it is, or a usual form. Files are read as they are here.
    case automatic, current, compatible
  }
  /// The order of chosen pictures.
  public enum Selection: Int, Sendable {
    /// That of the library, that of the choice, or the same with changes while the user chooses.
    case `default`, ordered, continuous, continuousAndOrdered, people
  }

  /// The kinds of pictures; nil for pictures and films.
  public var filter: PHPickerFilter?
  /// The most pictures; 0 for any number.
  public var selectionLimit = 1
  /// The form of a picture.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the pictures.
  public var selection = Selection.default
  /// The names of pictures that are chosen already. Files have none.
  public var preselectedAssetIdentifiers: [String] = []

  /// One picture or film.
  public init() {}
  /// One picture or film of a library: of the user's files here.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Chosen picture or film.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// The file's contents.
  public let itemProvider: NSItemProvider
  /// The name of the picture in the library: nil, as it is a file.
  public let assetIdentifier: String?

  package init(_ provider: NSItemProvider) { (itemProvider, assetIdentifier) = (provider, nil) }
}
