// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let CMErrorDomain = "CMErrorDomain"
/// The machine has no such sensor: the error on Linux.
public let CMErrorNotAvailable = 109

/// The error of each request.
let notAvailable = NSError(
  domain: CMErrorDomain, code: CMErrorNotAvailable,
  userInfo: [NSLocalizedDescriptionKey: "Linux has no service for sensors of motion."])

/// Called with values of a sensor, or with an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Called with values of a sensor, or with an error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Called with values of a sensor, or with an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// Called with values of a sensor, or with an error.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// The directions from which the attitude is measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Any direction.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// Any direction, corrected by the magnetic field.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// The magnetic north.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// The north.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// The machine's sensors of motion: none is available. A handler receives the error once, on its queue; values are nil.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// The sensors.
  public override init() {}

  /// Whether there is a sensor: no.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a sensor: no.
  open var isGyroAvailable: Bool { false }
  /// Whether there is a sensor: no.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether there are sensors: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether the sensor is read: no.
  open var isAccelerometerActive: Bool { false }
  /// Whether the sensor is read: no.
  open var isGyroActive: Bool { false }
  /// Whether the sensor is read: no.
  open var isMagnetometerActive: Bool { false }
  /// Whether the sensors are read: no.
  open var isDeviceMotionActive: Bool { false }
  /// The time in seconds between two values.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time in seconds between two values.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The time in seconds between two values.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The time in seconds between two values.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the user is asked to move the device.
  open var showsDeviceMovementDisplay = false
  /// The last values: none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last values: none.
  open var gyroData: CMGyroData? { nil }
  /// The last values: none.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// The last values: none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The directions from which the attitude can be measured: none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  /// Reads the sensor, which is not available: `accelerometerData` stays nil.
  open func startAccelerometerUpdates() {}
  /// Reads the sensor: the handler receives the error.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    fail(queue) { handler(nil, $0) }
  }
  /// Ends the reading.
  open func stopAccelerometerUpdates() {}
  /// Reads the sensor, which is not available: `gyroData` stays nil.
  open func startGyroUpdates() {}
  /// Reads the sensor: the handler receives the error.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    fail(queue) { handler(nil, $0) }
  }
  /// Ends the reading.
  open func stopGyroUpdates() {}
  /// Reads the sensor, which is not available: `magnetometerData` stays nil.
  open func startMagnetometerUpdates() {}
  /// Reads the sensor: the handler receives the error.
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    fail(queue) { handler(nil, $0) }
  }
  /// Ends the reading.
  open func stopMagnetometerUpdates() {}
  /// Reads the sensors, which are not available: `deviceMotion` stays nil.
  open func startDeviceMotionUpdates() {}
  /// Reads the sensors, which are not available: `deviceMotion` stays nil.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Reads the sensors: the handler receives the error.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    fail(queue) { handler(nil, $0) }
  }
  /// Reads the sensors: the handler receives the error.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { fail(queue) { handler(nil, $0) } }
  /// Ends the reading.
  open func stopDeviceMotionUpdates() {}

  private func fail(_ queue: OperationQueue, _ handler: @escaping (any Error) -> Void) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(notAvailable) }
  }
}
