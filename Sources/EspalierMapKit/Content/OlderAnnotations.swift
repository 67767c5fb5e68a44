// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// Content of the maps of iOS 16 and before.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// The part that is drawn.
  var _item: _MapItem { get }
}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let color: Color?
  public var _item: _MapItem {
    var item = _MapItem(.marker(MKMapPoint(coordinate), icon: nil, title: nil))
    item.tint = color.map { AnyShapeStyle($0) }
    return item
  }
  /// A balloon with a colour.
  public nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, color) = (coordinate, tint)
  }
}

/// A pin at a place: a balloon here.
public struct MapPin: MapAnnotationProtocol {
  private let marker: MapMarker
  public var _item: _MapItem { marker._item }
  /// A pin with a colour.
  public nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = MapMarker(coordinate: coordinate, tint: tint)
  }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  public var _item: _MapItem { _MapItem(.view(MKMapPoint(coordinate), anchor, AnyView(content), title: nil)) }
  /// A view with the part of it that is at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }
}

/// The way in which a map follows the device, which maps here do not.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// Not at all, or always.
  case none, follow
}
