// SPDX-License-Identifier: MIT

import EspalierPictures
import Foundation

/// A form in which the state of a host is kept in a file and compared: a picture, or one of the trees.
///
/// A custom form consists of a file extension, the written data, and the difference of two:
///
/// ```swift
/// extension Snapshot {
///   static let size = Snapshot(fileExtension: "size.txt") { host in Data("\(host.size)".utf8) } difference: {
///     .text(expected: $0, actual: $1)
///   }
/// }
/// ```
@MainActor
public struct Snapshot {
  /// The subject of a snapshot.
  public typealias Source = any SnapshotSource

  let fileExtension: String
  let take: @MainActor (Source) throws -> Data
  let difference: @MainActor (_ expected: Data, _ actual: Data) throws -> SnapshotDifference?

  /// - Parameters:
  ///   - fileExtension: The files' extension, without the first dot.
  ///   - take: Returns the data that is kept.
  ///   - difference: The difference between the kept data and the current one; nil if they are equal.
  public init(
    fileExtension: String, take: @escaping @MainActor (Source) throws -> Data,
    difference: @escaping @MainActor (_ expected: Data, _ actual: Data) throws -> SnapshotDifference?
  ) {
    self.fileExtension = fileExtension
    self.take = take
    self.difference = difference
  }

  /// The picture, at the host's scale, pixel by pixel.
  public static var image: Snapshot { image() }

  /// The picture.
  /// - Parameters:
  ///   - scale: Pixels per point; nil is the host's.
  ///   - tolerance: The greatest difference of a pixel's component, from 0 to 1.
  public static func image(scale: Double? = nil, tolerance: Double = 0) -> Snapshot {
    Snapshot(fileExtension: "png") {
      try $0.png(scale: scale)
    } difference: {
      try .picture(expected: $0, actual: $1, tolerance: tolerance)
    }
  }

  /// The views, with their frames on screen.
  public static var views: Snapshot { tree(.views) }
  /// The layouts, with their frames.
  public static var layout: Snapshot { tree(.layout) }
  /// Per key the readers, the combined values, the writers.
  public static var preferences: Snapshot { tree(.preferences) }
  /// The elements that a screen reader finds.
  public static var accessibility: Snapshot { tree(.accessibility) }
  /// The drawn items.
  public static var displayList: Snapshot { tree(.displayList) }

  private static func tree(_ tree: TreeKind) -> Snapshot {
    Snapshot(fileExtension: "\(tree.rawValue).txt") {
      Data((($0.dump(tree)) + "\n").utf8)
    } difference: {
      .text(expected: $0, actual: $1)
    }
  }
}

/// A host with any view, for snapshots.
@MainActor
public protocol SnapshotSource {
  /// The window's size, in points.
  var size: CGSize { get }
  /// The picture as PNG; nil is the host's own scale, in pixels per point.
  func png(scale: Double?) throws -> Data
  /// A tree as text.
  func dump(_ tree: TreeKind) -> String
}

extension ViewHost: SnapshotSource {}
