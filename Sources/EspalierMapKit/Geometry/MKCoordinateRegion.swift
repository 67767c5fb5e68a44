// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation

/// The extent of a part of the Earth, in degrees.
public struct MKCoordinateSpan: Equatable, Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// An extent.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the Earth: its centre and its extent.
public struct MKCoordinateRegion: Sendable {
  /// The centre.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan

  /// The place at 0°, 0°.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// A part by its extent in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// A part by its extent in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let length = max(cos(center.latitude * .pi / 180), 1e-6) * metersPerDegree
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / metersPerDegree, 180),
        longitudeDelta: min(longitudinalMeters / length, 360)))
  }

  /// The part of a rectangle of the flat map.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (northWest.latitude + southEast.latitude) / 2,
        longitude: (northWest.longitude + southEast.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude))
  }

  /// The rectangle of the flat map.
  var rect: MKMapRect {
    let north = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
    let south = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
    return MKMapRect(x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y)
  }
}

/// A part of the Earth by its extent in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

func isSame(_ a: MKCoordinateRegion, _ b: MKCoordinateRegion) -> Bool {
  a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude && a.span == b.span
}
