// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import EspalierNumbers
import Foundation
import SwiftUI

/// The visible part of the flat map in a view: the place in its middle, and the map's length per point.
struct Viewport: Equatable {
  var center: MKMapPoint
  /// Lengths of the map per point of the view.
  var scale: Double
  var size: CGSize

  /// The least and the greatest scale: about 0.05 metres, and the whole Earth in 128 points.
  private static let scales = 0.3...(MKMapPoint.world / 128)

  /// All of a rectangle, and what the view shows around it.
  init(_ rect: MKMapRect, size: CGSize) {
    self.size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
    let isWorld = rect.isNull || !rect.minX.isFinite || !rect.size.width.isFinite || !rect.size.height.isFinite
    let rect = isWorld ? MKMapRect.world : rect
    center = MKMapPoint(x: rect.midX, y: rect.midY)
    scale = max(rect.width / self.size.width, rect.height / self.size.height)
    bound()
  }

  private mutating func bound() {
    scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    center.y = min(max(center.y, 0), MKMapPoint.world)
    center.x -= (center.x / MKMapPoint.world).rounded(.down) * MKMapPoint.world
  }

  /// The visible rectangle.
  var rect: MKMapRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The place of a point of the view.
  func place(_ point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: center.x + (point.x - size.width / 2) * scale, y: center.y + (point.y - size.height / 2) * scale)
  }

  /// The point of a place, in the copy of the Earth that is next to the middle.
  func point(_ place: MKMapPoint) -> CGPoint {
    var x = place.x - center.x
    x -= (x / MKMapPoint.world).rounded() * MKMapPoint.world
    return CGPoint(x: size.width / 2 + x / scale, y: size.height / 2 + (place.y - center.y) / scale)
  }

  /// The points of a line, which are in one copy of the Earth.
  func points(_ places: [MKMapPoint]) -> [CGPoint] {
    guard let first = places.first else { return [] }
    let start = point(first)
    return places.map { CGPoint(x: start.x + ($0.x - first.x) / scale, y: start.y + ($0.y - first.y) / scale) }
  }

  /// Moves the content by a distance in points.
  func moved(by offset: CGSize) -> Viewport {
    var result = self
    result.center.x -= offset.width * scale
    result.center.y -= offset.height * scale
    result.bound()
    return result
  }

  /// Magnifies the content; a point of the view keeps its place.
  func magnified(by factor: Double, at anchor: CGPoint) -> Viewport {
    guard factor.isFinite, factor > 0 else { return self }
    let place = place(anchor)
    var result = self
    result.scale = scale / factor
    result.bound()
    result.center.x = place.x - (anchor.x - size.width / 2) * result.scale
    result.center.y = place.y - (anchor.y - size.height / 2) * result.scale
    result.bound()
    return result
  }

  /// The camera with this view.
  var camera: MapCamera {
    let center = center.coordinate
    let height = size.height * scale * MKMetersPerMapPointAtLatitude(center.latitude)
    return MapCamera(centerCoordinate: center, distance: height / MapCamera.heightPerDistance)
  }

  func bounded(by bounds: MapCameraBounds?) -> Viewport {
    guard let bounds else { return self }
    var result = self
    if let rect = bounds.rect, !rect.isNull {
      result.center.x = min(max(center.x, rect.minX), rect.maxX)
      result.center.y = min(max(center.y, rect.minY), rect.maxY)
    }
    let distance = result.camera.distance
    if let least = bounds.least, distance < least, distance > 0 { result.scale *= least / distance }
    if let greatest = bounds.greatest, distance > greatest { result.scale *= greatest / distance }
    return result
  }
}

extension MapCameraPosition {
  /// The visible part.
  func viewport(_ size: CGSize, content: MKMapRect) -> Viewport {
    switch place {
    case .automatic: return Viewport(Self.around(content), size: size)
    case .region(let region): return Viewport(region.rect, size: size)
    case .rect(let rect), .moved(let rect): return Viewport(rect, size: size)
    case .item(let item):
      return Viewport(
        MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000).rect,
        size: size)
    case .user(let fallback): return fallback.viewport(size, content: content)
    case .camera(let camera):
      let place = MKMapPoint(camera.centerCoordinate)
      let height =
        camera.distance * MapCamera.heightPerDistance * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
      return Viewport(MKMapRect(x: place.x, y: place.y - height / 2, width: 0, height: height), size: size)
    }
  }

  /// A rectangle with a margin of a fifth around; at least 500 metres.
  private static func around(_ content: MKMapRect) -> MKMapRect {
    guard !content.isNull else { return .world }
    let latitude = MKMapPoint(x: content.midX, y: content.midY).coordinate.latitude
    let least = 500 * MKMapPointsPerMeterAtLatitude(latitude)
    let (width, height) = (max(content.width * 1.4, least), max(content.height * 1.4, least))
    return MKMapRect(x: content.midX - width / 2, y: content.midY - height / 2, width: width, height: height)
  }
}
