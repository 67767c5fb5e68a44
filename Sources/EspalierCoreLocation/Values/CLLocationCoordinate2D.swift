// SPDX-License-Identifier: MIT

import Foundation

/// Angle in degrees.
public typealias CLLocationDegrees = Double
/// Length in metres.
public typealias CLLocationDistance = Double
/// Radius in metres within which a place is; negative for a value that is not valid.
public typealias CLLocationAccuracy = Double
/// Speed in metres per second; negative for a value that is not valid.
public typealias CLLocationSpeed = Double
/// Direction in degrees clockwise from north; negative for a value that is not valid.
public typealias CLLocationDirection = Double

/// Place on the earth's surface.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place at 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// A place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place on the earth's surface.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a latitude is within ±90 degrees, and a longitude within ±180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// No smallest distance between two events.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No smallest angle between two events.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The largest distance of locations that come later.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The best accuracy, with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of 3 kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of a region.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 20_000
