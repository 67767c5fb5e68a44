// SPDX-License-Identifier: MIT

import Foundation

/// The user's decision about the place of the machine.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// No question was shown.
  case notDetermined
  /// The system does not allow it.
  case restricted
  /// The program may not know the place: the only value on Linux.
  case denied
  /// The program may always know the place.
  case authorizedAlways
  /// The program may know the place while it is used.
  case authorizedWhenInUse
}

/// Accuracy that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The exact place.
  case fullAccuracy
  /// The region: the only value on Linux.
  case reducedAccuracy
}

/// Kind of motion.
public enum CLActivityType: Int, Sendable {
  /// None in particular.
  case other = 1
  /// A car.
  case automotiveNavigation
  /// A person.
  case fitness
  /// A boat or a train.
  case otherNavigation
  /// An aeroplane.
  case airborne
}

/// Upper side of a device.
public enum CLDeviceOrientation: Int32, Sendable {
  /// It is not known.
  case unknown
  /// The top.
  case portrait
  /// The bottom.
  case portraitUpsideDown
  /// The left side.
  case landscapeLeft
  /// The right side.
  case landscapeRight
  /// The display.
  case faceUp
  /// The back.
  case faceDown
}

/// Direction of a device. No machine of Linux's reports one.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from the geographic north.
  open var trueHeading: CLLocationDirection { -1 }
  /// The error in degrees; negative for a direction that is not valid.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The time.
  public let timestamp = Date()
  override init() { super.init() }
}
