// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import Testing

@Suite struct LocationTests {
  @Test(
    "the distance of two places is that on the ellipsoid",
    arguments: [
      // Latitudes, longitudes, metres: a degree of the equator, a quarter of a meridian, Berlin and Paris.
      ([0.0, 0, 0, 1], 111_319.49), ([0, 0, 90, 0], 10_001_965.73), ([52.52, 13.405, 48.8566, 2.3522], 879_699.0),
    ])
  func distance(places: [Double], metres: Double) {
    let first = CLLocation(latitude: places[0], longitude: places[1])
    let second = CLLocation(latitude: places[2], longitude: places[3])
    #expect(abs(first.distance(from: second) - metres) < metres / 1000)
    #expect(abs(first.distance(from: second) - second.distance(from: first)) < 0.001)
  }

  @Test("opposite places and the same place have a distance, and no number has none")
  func borders() {
    let place = CLLocation(latitude: 0, longitude: 0)
    #expect(place.distance(from: place) == 0)
    #expect(abs(place.distance(from: CLLocation(latitude: 0, longitude: 180)) - 20_004_000) < 40_000)
    #expect(place.distance(from: CLLocation(latitude: .nan, longitude: 0)).isNaN)
  }

  @Test("a coordinate is valid within 90 and 180 degrees")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
  }

  @Test("a circle contains places within its radius")
  func circle() {
    let circle = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 200, identifier: "home")
    #expect(circle.contains(CLLocationCoordinate2DMake(0, 0.001)))
    #expect(!circle.contains(CLLocationCoordinate2DMake(0, 0.002)))
  }

  @Test("an address is not looked up, with a reason")
  func geocoder() async {
    let error = await #expect(throws: CLError.self) {
      _ = try await CLGeocoder().geocodeAddressString("1 Infinite Loop")
    }
    #expect(error?.code == .network && error?.localizedDescription.contains("not looked up") == true)
  }

  @MainActor @Test("the delegate receives that the place is denied, and an error for a request")
  func manager() async {
    let manager = CLLocationManager()
    let delegate = Delegate()
    manager.delegate = delegate
    manager.requestLocation()
    for _ in 0..<500 where delegate.events.count < 2 { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(delegate.events == ["denied", "denied: error"])
    #expect(!CLLocationManager.locationServicesEnabled() && manager.location == nil)
  }
}

private final class Delegate: CLLocationManagerDelegate {
  var events: [String] = []
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    events.append("\(manager.authorizationStatus)")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    events.append((error as? CLError)?.code == .denied ? "denied: error" : "\(error)")
  }
}
