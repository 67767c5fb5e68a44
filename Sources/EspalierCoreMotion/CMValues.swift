// SPDX-License-Identifier: MIT

import Foundation

/// A value of a sensor at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time in seconds since the machine was started.
  open var timestamp: TimeInterval { 0 }
  init(none: Void) {}
}

/// An acceleration, in units of that of the Earth.
public struct CMAcceleration: Hashable, Sendable {
  /// The components.
  public var x, y, z: Double
  /// No acceleration.
  public init() { (x, y, z) = (0, 0, 0) }
  /// An acceleration of components.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A speed of rotation, in radians per second.
public struct CMRotationRate: Hashable, Sendable {
  /// The components.
  public var x, y, z: Double
  /// No rotation.
  public init() { (x, y, z) = (0, 0, 0) }
  /// A speed of components.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Hashable, Sendable {
  /// The components.
  public var x, y, z: Double
  /// No field.
  public init() { (x, y, z) = (0, 0, 0) }
  /// A field of components.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation as four numbers.
public struct CMQuaternion: Hashable, Sendable {
  /// The components.
  public var x, y, z, w: Double
  /// A rotation of components.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// Values of the sensor of acceleration. There are none on Linux.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// Values of the sensor of rotation. There are none on Linux.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The speed of rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Values of the sensor of magnetic fields. There are none on Linux.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The field.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// The attitude of the device. There is none on Linux.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// The angles in radians.
  open var roll: Double { 0 }
  /// The angle around the side.
  open var pitch: Double { 0 }
  /// The angle around the vertical.
  open var yaw: Double { 0 }
  /// The same as four numbers.
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
  init(none: Void) {}
}

/// The motion of the device. There is none on Linux.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The place of the sensors.
  public enum SensorLocation: Int, Sendable {
    /// The device, the left or the right side of headphones.
    case `default`, headphoneLeft, headphoneRight
  }
  /// The attitude.
  open var attitude: CMAttitude { CMAttitude(none: ()) }
  /// The speed of rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The acceleration of the Earth.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration by the user.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The direction in degrees; negative if it is not known.
  open var heading: Double { -1 }
  /// The place of the sensors.
  open var sensorLocation: SensorLocation { .default }
}

/// The permission to read steps and activities: `restricted` on Linux.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The user was not asked, the system does not allow it, the user has refused or agreed.
  case notDetermined, restricted, denied, authorized
}

/// A fall. There are none on Linux.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  /// The user's answer.
  public enum UserResolution: Int, Sendable {
    /// A fall, no fall, rejected, no answer.
    case confirmed, dismissed, rejected, unresponsive
  }
  init(none: Void) {}
}
