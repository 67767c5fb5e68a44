// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation

/// A place in the flat map of the Earth, in Mercator's projection: the whole map is 268,435,456 wide and high, and its origin is
/// in the north-west.
public struct MKMapPoint: Equatable, Sendable {
  /// The distance from the western edge.
  public var x: Double
  /// The distance from the northern edge.
  public var y: Double

  /// The width and the height of the whole map.
  static let world = 268_435_456.0
  /// The greatest latitude of the map, in degrees.
  static let greatestLatitude = 85.0511287798

  /// The origin.
  public init() { (x, y) = (0, 0) }
  /// A place by its distances.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The place of a coordinate; latitudes beyond ±85.05° are at the map's edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Self.greatestLatitude), Self.greatestLatitude) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * Self.world
  }

  /// The coordinate of the place.
  public var coordinate: CLLocationCoordinate2D {
    let latitude = 2 * atan(exp((0.5 - y / Self.world) * 2 * .pi)) - .pi / 2
    return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: x / Self.world * 360 - 180)
  }

  /// The distance along the surface, in metres.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// The place of a coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// The length in the map of a metre at a latitude in degrees.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// The metres of a length of 1 in the map, at a latitude in degrees.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let bounded = min(max(latitude, -MKMapPoint.greatestLatitude), MKMapPoint.greatestLatitude)
  return cos(bounded * .pi / 180) * earthCircumference / MKMapPoint.world
}

/// The length of the equator, in metres.
let earthCircumference = 40_075_016.686
/// The length of a degree of latitude, in metres.
let metersPerDegree = earthCircumference / 360
