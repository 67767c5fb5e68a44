// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// A line through places.
public struct MapPolyline: MapContent {
  public typealias Body = Never
  private let places: [MKMapPoint]
  public var _items: [_MapItem] { [_MapItem(.line(places, isClosed: false))] }

  /// The form of a line between two places.
  public enum ContourStyle: Hashable, Sendable {
    /// Straight in the map, or the shortest on the Earth: straight here.
    case straight, geodesic
  }

  /// Through coordinates.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    places = coordinates.map { MKMapPoint($0) }
  }
  /// Through places of the flat map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { places = points }
  /// A line of MapKit's.
  public init(_ polyline: MKPolyline) { places = polyline.places }
  /// A way.
  public init(_ route: MKRoute) { places = route.polyline.places }
}

/// An area with corners.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  private let places: [MKMapPoint]
  public var _items: [_MapItem] { [_MapItem(.line(places, isClosed: true))] }

  /// By coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates.map { MKMapPoint($0) } }
  /// By places of the flat map.
  public init(points: [MKMapPoint]) { places = points }
  /// An area of MapKit's.
  public init(_ polygon: MKPolygon) { places = polygon.places }
}

/// A circle on the Earth.
public struct MapCircle: MapContent {
  public typealias Body = Never
  private let center: CLLocationCoordinate2D
  private let radius: Double
  public var _items: [_MapItem] { [_MapItem(.circle(MKMapPoint(center), radius: radius))] }

  /// - Parameters:
  ///   - center: The centre.
  ///   - radius: The radius, in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  /// A circle of MapKit's.
  public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
}
