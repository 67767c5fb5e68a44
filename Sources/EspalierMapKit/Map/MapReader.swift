// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// The visible part of a map, for a reader.
@MainActor final class MapReaderState {
  var viewport: Viewport?
}

/// Converts between points of a map's view and places on the Earth.
@MainActor
public struct MapProxy {
  let state: MapReaderState

  /// The place at a point of the map; nil before the map is shown. The map's own coordinates are used.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    state.viewport.map { $0.place(point).coordinate }
  }
  /// The point of a place in the map; nil before the map is shown. The map's own coordinates are used.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    state.viewport.map { $0.point(MKMapPoint(coordinate)) }
  }
}

/// Gives the views of a map a proxy, which converts between points and places.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var state = MapReaderState()

  /// - Parameter content: The views with the map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(state: state)).transformEnvironment(\.mapSettings) { $0.reader = state }
  }
}
