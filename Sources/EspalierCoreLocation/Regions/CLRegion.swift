// SPDX-License-Identifier: MIT

import Foundation

/// Part of the earth's surface.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Whether the program is notified when the machine enters it; without effect, as regions are not watched.
  open var notifyOnEntry = true
  /// Whether the program is notified when the machine leaves it; without effect, as regions are not watched.
  open var notifyOnExit = true
  init(_ identifier: String) { self.identifier = identifier }
}

/// Circle on the earth's surface.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The centre.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier)
  }

  /// Whether a place is inside.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }
}

/// State of the machine with respect to a region.
public enum CLRegionState: Int, Sendable {
  /// It is not known: the only value on Linux.
  case unknown
  /// The machine is inside.
  case inside
  /// The machine is outside.
  case outside
}
