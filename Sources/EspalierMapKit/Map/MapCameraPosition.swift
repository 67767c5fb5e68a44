// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation

/// A view from above.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance of the camera, in metres.
  public var distance: Double
  /// The direction, in degrees from north. Maps here are not turned.
  public var heading: Double
  /// The inclination, in degrees. Maps here are not inclined.
  public var pitch: Double

  /// - Parameters:
  ///   - centerCoordinate: The place in the middle.
  ///   - distance: The distance, in metres.
  ///   - heading: The direction, in degrees.
  ///   - pitch: The inclination, in degrees.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }

  /// The height of the visible part relative to the distance: that of an angle of 30°.
  static let heightPerDistance = 2 * tan(15 * Double.pi / 180)

  public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
  private var numbers: [Double] { [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch] }
}

/// The part of the Earth that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Place: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    case user(fallback: MapCameraPosition)
    /// The user moved the map.
    case moved(MKMapRect)
  }
  let place: Place

  /// All content of the map.
  public static let automatic = MapCameraPosition(place: .automatic)
  /// A part of the Earth.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(place: .region(region)) }
  /// A rectangle of the flat map.
  public static func rect(_ rect: MKMapRect) -> Self { Self(place: .rect(rect)) }
  /// The view of a camera.
  public static func camera(_ camera: MapCamera) -> Self { Self(place: .camera(camera)) }
  /// The place of an item.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self(place: .item(item)) }
  /// The place of the device, which maps here do not know: the fallback.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
    Self(place: .user(fallback: fallback))
  }

  /// Whether the user moved the map last.
  public var positionedByUser: Bool { if case .moved = place { true } else { false } }
  /// Whether the map follows the device.
  public var followsUserLocation: Bool { if case .user = place { true } else { false } }
  /// Whether the map turns with the device: false.
  public var followsUserHeading: Bool { false }
  /// The part of the Earth; nil if the position is of another kind.
  public var region: MKCoordinateRegion? { if case .region(let region) = place { region } else { nil } }
  /// The rectangle; nil if the position is of another kind.
  public var rect: MKMapRect? { if case .rect(let rect) = place { rect } else { nil } }
  /// The camera; nil if the position is of another kind.
  public var camera: MapCamera? { if case .camera(let camera) = place { camera } else { nil } }
  /// The item; nil if the position is of another kind.
  public var item: MKMapItem? { if case .item(let item) = place { item } else { nil } }
  /// The position in place of that of the device; nil if the position is of another kind.
  public var fallbackPosition: MapCameraPosition? { if case .user(let fallback) = place { fallback } else { nil } }

  public static func == (a: Self, b: Self) -> Bool {
    switch (a.place, b.place) {
    case (.automatic, .automatic): true
    case (.region(let a), .region(let b)): isSame(a, b)
    case (.rect(let a), .rect(let b)), (.moved(let a), .moved(let b)): a == b
    case (.camera(let a), .camera(let b)): a == b
    case (.item(let a), .item(let b)): a === b
    case (.user(let a), .user(let b)): a == b
    default: false
    }
  }
}

/// The limits of a map's movement.
public struct MapCameraBounds: Sendable {
  let least: Double?
  let greatest: Double?
  let rect: MKMapRect?
  /// Limits of the middle and of the distance.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    (rect, least, greatest) = (centerCoordinateBounds.rect, minimumDistance, maximumDistance)
  }
  /// Limits of the middle and of the distance.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    (rect, least, greatest) = (centerCoordinateBounds, minimumDistance, maximumDistance)
  }
  /// Limits of the distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    (rect, least, greatest) = (nil, minimumDistance, maximumDistance)
  }
}

/// The movements that a user can make.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By dragging.
  public static let pan = Self(rawValue: 1)
  /// By a pinch, the wheel, or two taps.
  public static let zoom = Self(rawValue: 2)
  /// Inclination, which maps here lack.
  public static let pitch = Self(rawValue: 4)
  /// Turning, which maps here lack.
  public static let rotate = Self(rawValue: 8)
  /// All movements.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}
