// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// Pictures of a street. There are none: there is no map data.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// A search for pictures of a street. It fails: there is no map data.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// At a place.
  public init(coordinate: CLLocationCoordinate2D) {}
  /// At an item.
  public init(mapItem: MKMapItem) {}
  /// The pictures.
  /// - Throws: `MKError` with the code `serverFailure`.
  open var scene: MKLookAroundScene? {
    get async throws { throw MKError(.serverFailure, for: "The search for pictures of a street") }
  }
  /// The pictures: the handler receives an `MKError`, on the main thread.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      completionHandler(nil, MKError(.serverFailure, for: "The search for pictures of a street"))
    }
  }
}

/// A view with pictures of a street: an area with a caption, as there are no pictures.
public struct LookAroundPreview: View {
  /// A view of pictures that a program changes.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
  ) {}
  /// A view of pictures.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
  ) {}

  /// The place of the mark in the pictures.
  public enum BadgePosition: Hashable, Sendable {
    /// Corners.
    case topLeading, topTrailing, bottomTrailing
  }

  public var body: some View {
    ZStack {
      Rectangle().fill(.quaternary)
      Label("No pictures of streets", systemImage: "binoculars").font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The kinds of places that a map shows. Maps here show none.
public struct PointOfInterestCategories: Sendable {
  /// All kinds.
  public static let all = Self()
  /// No kind.
  public static let excludingAll = Self()
  /// Some kinds.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  /// All kinds but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}
