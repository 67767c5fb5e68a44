// SPDX-License-Identifier: MIT

import EspalierPhotos
import Foundation
import UniformTypeIdentifiers

/// Kinds of pictures and films that the user can choose. Files have no marks for screenshots, panoramas and similar kinds:
/// a filter for one of them offers all pictures, or all films.
public struct PHPickerFilter: Hashable, Sendable {
  /// The kinds of files.
  package let types: [UTType]

  /// Pictures.
  public static let images = PHPickerFilter(types: [.image])
  /// Films.
  public static let videos = PHPickerFilter(types: [.movie])
  /// Pictures that move: pictures here.
  public static let livePhotos = images
  /// Pictures with a distance of each point: pictures here.
  public static let depthEffectPhotos = images
  /// Series of pictures: pictures here.
  public static let bursts = images
  /// Wide pictures: pictures here.
  public static let panoramas = images
  /// Pictures of a screen: pictures here.
  public static let screenshots = images
  /// Films of a screen: films here.
  public static let screenRecordings = videos
  /// Films with more than the usual number of pictures: films here.
  public static let slomoVideos = videos
  /// Films with fewer pictures: films here.
  public static let timelapseVideos = videos
  /// Films with a depth of focus: films here.
  public static let cinematicVideos = videos

  /// The kinds of at least one filter.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    var seen: Set<UTType> = []
    return PHPickerFilter(types: filters.flatMap(\.types).filter { seen.insert($0).inserted })
  }
  /// The kinds of all filters; all pictures and films if they have none in common.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = filters.first else { return PHPickerFilter(types: []) }
    return PHPickerFilter(types: first.types.filter { type in filters.allSatisfy { $0.types.contains(type) } })
  }
  /// The kinds that a filter does not have.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(types: [UTType.image, .movie].filter { !filter.types.contains($0) })
  }
  /// A kind of picture, which files do not show: all pictures.
  public static func playbackStyle(_ style: Int) -> PHPickerFilter { images }
}

extension Optional<PHPickerFilter> {
  /// The kinds of files that a dialog offers.
  package var types: [UTType] { self.flatMap { $0.types.isEmpty ? nil : $0.types } ?? [.image, .movie] }
}
