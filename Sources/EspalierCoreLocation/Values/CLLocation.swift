// SPDX-License-Identifier: MIT

import Foundation

/// Floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The number: 0 at the ground.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// Place on the earth at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place on the surface.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea in metres.
  public let altitude: CLLocationDistance
  /// The radius within which the place is; negative for a place that is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the height; negative for a height that is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the motion; negative if it is not known.
  public let course: CLLocationDirection
  /// The speed; negative if it is not known.
  public let speed: CLLocationSpeed
  /// The time.
  public let timestamp: Date
  /// The floor; nil, as it is not known.
  open var floor: CLFloor? { nil }

  /// A place now, with the accuracy 0 and without a height.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// A place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place at a time, with a motion.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude, horizontalAccuracy) = (coordinate, altitude, hAccuracy)
    (verticalAccuracy, self.course, self.speed, self.timestamp) = (vAccuracy, course, speed, timestamp)
  }

  /// The distance to another place along the surface, without the heights.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m @ \(timestamp)"
  }
}
