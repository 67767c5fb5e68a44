// SPDX-License-Identifier: MIT

import Foundation

/// Called with steps, or with an error.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Called with activities, or with an error.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
/// Called with an activity.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Called with a height, or with an error.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// The steps of the user: Linux does not count them, and each request fails.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// The steps.
  public override init() {}
  /// Whether steps are counted: no.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances are measured: no.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors are counted: no.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the speed is measured: no.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether the frequency of steps is measured: no.
  open class func isCadenceAvailable() -> Bool { false }
  /// Whether pauses are found: no.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// The permission: `restricted`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Reads the steps of a time: the handler receives the error, on a queue of the system.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    fail(handler)
  }
  /// Reads the steps from a time on: the handler receives the error, on a queue of the system.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
  /// Ends the reading.
  open func stopUpdates() {}

  private func fail(_ handler: @escaping CMPedometerHandler) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler(nil, notAvailable) }
  }
}

/// The steps of a time. There are none on Linux.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in metres.
  open var distance: NSNumber? { nil }
  /// The floors up.
  open var floorsAscended: NSNumber? { nil }
  /// The floors down.
  open var floorsDescended: NSNumber? { nil }
  /// The beginning of the time.
  open var startDate: Date { .distantPast }
  /// The end of the time.
  open var endDate: Date { .distantPast }
  init(none: Void) {}
}

/// A change of a walk.
public enum CMPedometerEventType: Int, Sendable {
  /// A pause, or its end.
  case pause, resume
}

/// The certainty of an activity.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// The degrees.
  case low, medium, high
}

/// An activity of the user. There are none on Linux.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// The certainty.
  open var confidence: CMMotionActivityConfidence { .low }
  /// The beginning.
  open var startDate: Date { .distantPast }
  /// Whether the device does not move.
  open var stationary: Bool { false }
  /// Whether the user walks.
  open var walking: Bool { false }
  /// Whether the user runs.
  open var running: Bool { false }
  /// Whether the user is in a car.
  open var automotive: Bool { false }
  /// Whether the user rides a bicycle.
  open var cycling: Bool { false }
  /// Whether the activity is not known.
  open var unknown: Bool { true }
}

/// The activities of the user: Linux does not find them, and each request fails.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// The activities.
  public override init() {}
  /// Whether activities are found: no.
  open class func isActivityAvailable() -> Bool { false }
  /// The permission: `restricted`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Reads the activities of a time: the handler receives the error, on its queue.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, notAvailable) }
  }
  /// Reads activities: the handler receives nil once, on its queue.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil) }
  }
  /// Ends the reading.
  open func stopActivityUpdates() {}
}

/// A height. There are none on Linux.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// The change in metres.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure in kilopascals.
  open var pressure: NSNumber { 0 }
}

/// The height of the device: Linux does not measure it, and each request fails.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// The height.
  public override init() {}
  /// Whether heights are measured: no.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether heights are measured: no.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// The permission: `restricted`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Reads the height: the handler receives the error, on its queue.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, notAvailable) }
  }
  /// Ends the reading.
  open func stopRelativeAltitudeUpdates() {}
}
