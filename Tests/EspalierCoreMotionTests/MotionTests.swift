// SPDX-License-Identifier: MIT

import EspalierCoreMotion
import Foundation
import Testing

@Suite("Sensors of motion")
struct MotionTests {
  @Test("None is available, and a handler receives the reason on its queue") func sensors() async {
    let manager = CMMotionManager()
    #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable && !manager.isDeviceMotionAvailable)
    manager.startDeviceMotionUpdates()
    #expect(!manager.isDeviceMotionActive && manager.deviceMotion == nil)
    let queue = OperationQueue()
    let code = await withCheckedContinuation { continuation in
      manager.startAccelerometerUpdates(to: queue) { data, error in
        continuation.resume(returning: data == nil ? (error as NSError?)?.code : nil)
      }
    }
    #expect(code == CMErrorNotAvailable)
  }

  @Test("Steps, activities and heights are not available") func steps() async {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionActivityManager.isActivityAvailable())
    #expect(!CMAltimeter.isRelativeAltitudeAvailable())
    let code = await withCheckedContinuation { continuation in
      CMPedometer().queryPedometerData(from: .distantPast, to: Date()) { _, error in
        continuation.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == CMErrorNotAvailable)
  }
}
