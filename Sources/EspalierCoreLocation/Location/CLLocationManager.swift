// SPDX-License-Identifier: MIT

import Foundation

/// The place of the machine, which Espalier does not look up: the permission is denied, and each request fails with `CLError.denied`.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The object that receives the events, on the main thread. It receives the permission after it was set.
  open weak var delegate: (any CLLocationManagerDelegate)? { didSet { informOfPermission() } }
  /// The accuracy that the program needs; without effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The smallest distance between two events; without effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// The smallest angle between two events; without effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The upper side of the device; without effect.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The kind of motion; without effect.
  open var activityType = CLActivityType.other
  /// Whether events stop if the machine rests; without effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether events go on in the background; without effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the desktop shows that the place is used; without effect.
  open var showsBackgroundLocationIndicator = false

  /// A manager without a delegate.
  public override init() { super.init() }

  /// The last place: nil.
  open var location: CLLocation? { nil }
  /// The last direction: nil.
  open var heading: CLHeading? { nil }
  /// The user's decision: denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// The accuracy that the user allows.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// The largest radius of a region: 0.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 0 }
  /// The regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// The user's decision, in the form of older systems: denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether the machine has a location service: no.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether the machine has a compass: no.
  open class func headingAvailable() -> Bool { false }
  /// Whether large changes of the place are reported: no.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether a kind of regions is watched: no.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks for the permission while the program is used: the delegate receives that it is denied.
  open func requestWhenInUseAuthorization() { informOfPermission() }
  /// Asks for the permission at any time: the delegate receives that it is denied.
  open func requestAlwaysAuthorization() { informOfPermission() }
  /// Asks for the place once: the delegate receives an error.
  open func requestLocation() { fail(CLError(.denied)) }
  /// Asks for places: the delegate receives an error.
  open func startUpdatingLocation() { fail(CLError(.denied)) }
  /// Ends `startUpdatingLocation`.
  open func stopUpdatingLocation() {}
  /// Asks for directions: the delegate receives an error.
  open func startUpdatingHeading() { fail(CLError(.headingFailure)) }
  /// Ends `startUpdatingHeading`.
  open func stopUpdatingHeading() {}
  /// Asks for large changes of the place: the delegate receives an error.
  open func startMonitoringSignificantLocationChanges() { fail(CLError(.denied)) }
  /// Ends `startMonitoringSignificantLocationChanges`.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Asks for events of a region: the delegate receives an error.
  open func startMonitoring(for region: CLRegion) {
    inform { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
  }
  /// Ends `startMonitoring`.
  open func stopMonitoring(for region: CLRegion) {}
  /// Asks for the state of a region: the delegate receives that it is not known.
  open func requestState(for region: CLRegion) {
    inform { $0.locationManager($1, didDetermineState: .unknown, for: region) }
  }

  private func informOfPermission() {
    inform {
      $0.locationManagerDidChangeAuthorization($1)
      $0.locationManager($1, didChangeAuthorization: .denied)
    }
  }

  private func fail(_ error: CLError) { inform { $0.locationManager($1, didFailWithError: error) } }

  private func inform(_ event: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
    DispatchQueue.main.async { [weak self] in
      if let self, let delegate = self.delegate { event(delegate, self) }
    }
  }
}
