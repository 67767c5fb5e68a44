// SPDX-License-Identifier: MIT

import Foundation

/// Receives the events of a `CLLocationManager`, on the main thread.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The permission is known. Called after the delegate was set, and after each request for a permission.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The permission is known, in the form of older systems.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// A request has failed.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The place has changed. It is not called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The direction has changed. It is not called.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The machine has entered a region. It is not called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The machine has left a region. It is not called.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region is watched. It is not called.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// The state of a region.
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region cannot be watched.
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Whether the user is asked to move the device. It is not called.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  /// The default has no effect.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// The default has no effect.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// The default has no effect.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// The default has no effect.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// The default has no effect.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// The default has no effect.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// The default has no effect.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// The default has no effect.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// The default has no effect.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// The default has no effect.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// The default is false.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}
