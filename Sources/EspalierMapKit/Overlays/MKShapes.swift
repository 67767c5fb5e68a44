// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation

/// An object at a place.
public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The text.
  var title: String? { get }
  /// A second text.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An object over a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map.
  var boundingMapRect: MKMapRect { get }
}

/// A place with texts.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate: CLLocationCoordinate2D
  /// The text.
  open var title: String?
  /// A second text.
  open var subtitle: String?
  /// At 0°, 0°.
  public override init() {
    coordinate = CLLocationCoordinate2D()
    super.init()
  }
  /// At a place.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    super.init()
  }
}

/// Several places.
open class MKMultiPoint: NSObject, MKOverlay {
  let places: [MKMapPoint]
  /// The text.
  open var title: String?
  /// A second text.
  open var subtitle: String?
  init(_ places: [MKMapPoint]) { self.places = places }
  /// The number of places.
  open var pointCount: Int { places.count }
  /// The middle.
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  /// The least rectangle with all places.
  open var boundingMapRect: MKMapRect { MKMapRect(places) }
}

/// A line through places.
open class MKPolyline: MKMultiPoint {
  /// A line through coordinates.
  /// - Parameter count: The number of coordinates that are used.
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.init(coordinates.prefix(max(count, 0)).map { MKMapPoint($0) })
  }
  /// A line through places of the flat map.
  public convenience init(points: [MKMapPoint], count: Int) { self.init(Array(points.prefix(max(count, 0)))) }
}

/// An area with corners.
open class MKPolygon: MKMultiPoint {
  /// An area by coordinates.
  /// - Parameter count: The number of coordinates that are used.
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.init(coordinates.prefix(max(count, 0)).map { MKMapPoint($0) })
  }
  /// An area by places of the flat map.
  public convenience init(points: [MKMapPoint], count: Int) { self.init(Array(points.prefix(max(count, 0)))) }
}

/// A circle on the Earth.
open class MKCircle: NSObject, MKOverlay {
  /// The centre.
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// A circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
  /// The square around the circle.
  open var boundingMapRect: MKMapRect {
    let center = MKMapPoint(coordinate)
    let length = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(x: center.x - length, y: center.y - length, width: 2 * length, height: 2 * length)
  }
}

/// The view of a map in UIKit and AppKit.
@available(*, unavailable, message: "Espalier has no MKMapView: use SwiftUI's Map.")
@MainActor public final class MKMapView {}

/// An object that an MKMapView calls.
@available(*, unavailable, message: "Espalier has no MKMapView: use SwiftUI's Map.")
public protocol MKMapViewDelegate {}

/// The view of an annotation in an MKMapView.
@available(*, unavailable, message: "Espalier has no MKMapView: use Annotation or Marker in SwiftUI's Map.")
@MainActor public final class MKAnnotationView {}

/// The view of a marker in an MKMapView.
@available(*, unavailable, message: "Espalier has no MKMapView: use Marker in SwiftUI's Map.")
@MainActor public final class MKMarkerAnnotationView {}

/// Draws an overlay of an MKMapView.
@available(
  *, unavailable, message: "Espalier has no MKMapView: use MapPolyline, MapPolygon or MapCircle in SwiftUI's Map."
)
public final class MKOverlayRenderer {}

/// Draws a line of an MKMapView.
@available(*, unavailable, message: "Espalier has no MKMapView: use MapPolyline in SwiftUI's Map.")
public final class MKPolylineRenderer {}
