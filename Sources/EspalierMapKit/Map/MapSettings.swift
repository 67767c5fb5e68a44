// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// The appearance of a map. There is no map data: a style changes the colour of the surface.
public struct MapStyle: Sendable {
  let isImagery: Bool

  /// The heights of the ground, which maps here lack.
  public struct Elevation: Hashable, Sendable {
    private let name: String
    /// The system decides.
    public static let automatic = Self(name: "automatic")
    /// None.
    public static let flat = Self(name: "flat")
    /// Mountains and buildings.
    public static let realistic = Self(name: "realistic")
  }
  /// The strength of colours.
  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String
    /// The system decides.
    public static let automatic = Self(name: "automatic")
    /// Weak colours.
    public static let muted = Self(name: "muted")
  }

  /// Roads and places.
  public static let standard = MapStyle(isImagery: false)
  /// Pictures of the Earth.
  public static let imagery = MapStyle(isImagery: true)
  /// Pictures of the Earth with roads and places.
  public static let hybrid = MapStyle(isImagery: true)
  /// Roads and places, with options.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Pictures of the Earth, with options.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// Pictures of the Earth with roads and places, with options.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// The visible part of a map after a change.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The part of the Earth.
  public let region: MKCoordinateRegion
  /// The rectangle of the flat map.
  public let rect: MKMapRect
  init(_ viewport: Viewport) {
    (camera, region, rect) = (viewport.camera, MKCoordinateRegion(viewport.rect), viewport.rect)
  }
}

/// The times of calls for changes of a map.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let isContinuous: Bool
  /// During a movement.
  public static let continuous = Self(isContinuous: true)
  /// After a movement.
  public static let onEnd = Self(isContinuous: false)
}

/// The settings of the maps in a view.
struct MapSettings {
  var style = MapStyle.standard
  var controls: AnyView?
  var isContinuous = false
  var changed: (@MainActor (MapCameraUpdateContext) -> Void)?
  var reader: MapReaderState?
}

private struct MapSettingsKey: EnvironmentKey { static var defaultValue: MapSettings { MapSettings() } }
private struct MapViewportKey: EnvironmentKey { static var defaultValue: Viewport? { nil } }
private struct MapMoveKey: EnvironmentKey { static var defaultValue: MapMove? { nil } }

extension EnvironmentValues {
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
  /// The visible part of the map with the control.
  var mapViewport: Viewport? {
    get { self[MapViewportKey.self] }
    set { self[MapViewportKey.self] = newValue }
  }
  /// Moves the map with the control.
  var mapMove: MapMove? {
    get { self[MapMoveKey.self] }
    set { self[MapMoveKey.self] = newValue }
  }
}

extension View {
  /// The appearance of the maps in the view.
  public func mapStyle(_ style: MapStyle) -> some View { transformEnvironment(\.mapSettings) { $0.style = style } }
  /// The controls of the maps in the view, in a corner.
  public func mapControls<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> some View {
    let controls = AnyView(controls())
    return transformEnvironment(\.mapSettings) { $0.controls = controls }
  }
  /// Whether the controls of the maps in the view are shown; `hidden` removes them.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.mapSettings) { if visibility == .hidden { $0.controls = nil } }
  }
  /// Connects controls outside of a map with it. Without effect: such controls are not shown here.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Calls a closure when the user or the program has moved the map.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapSettings) {
      $0.isContinuous = frequency.isContinuous
      $0.changed = action
    }
  }
  /// Calls a closure when the user or the program has moved the map.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { (_: MapCameraUpdateContext) in action() } }
}
