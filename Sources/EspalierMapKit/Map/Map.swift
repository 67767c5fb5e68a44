// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// A map with markers, annotations and shapes at their places, in Mercator's projection. There is no map data: the surface is plain,
/// with the lines of longitude and latitude and a caption. The user drags it, and magnifies it by a pinch, the wheel or two taps.
public struct Map<Content>: View {
  let target: MapTarget
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let items: [_MapItem]
  let selection: MapSelection?

  init(
    _ target: MapTarget, bounds: MapCameraBounds? = nil, modes: MapInteractionModes, items: [_MapItem],
    selection: MapSelection? = nil
  ) {
    (self.target, self.bounds, self.modes, self.items, self.selection) = (target, bounds, modes, items, selection)
  }

  public var body: some View {
    MapSurface(target: target, bounds: bounds, modes: modes, items: items, selection: selection)
  }
}

/// The content of a map without a builder.
public struct DefaultMapContent {}

/// Source of a map's position, which receives the user's changes, too.
enum MapTarget {
  /// The position of a new map; the user's changes stay in the map.
  case initial(MapCameraPosition)
  /// A position.
  case position(Binding<MapCameraPosition>)
  /// A part of the Earth, of iOS 16 and before.
  case region(Binding<MKCoordinateRegion>)
  /// A rectangle of the flat map, of iOS 16 and before.
  case rect(Binding<MKMapRect>)

  @MainActor var position: MapCameraPosition {
    switch self {
    case .initial(let position): position
    case .position(let binding): binding.wrappedValue
    case .region(let binding): .region(binding.wrappedValue)
    case .rect(let binding): .rect(binding.wrappedValue)
    }
  }

  /// Writes the user's change.
  @MainActor func set(_ viewport: Viewport) {
    switch self {
    case .initial: break
    case .position(let binding): binding.wrappedValue = MapCameraPosition(place: .moved(viewport.rect))
    case .region(let binding): binding.wrappedValue = MKCoordinateRegion(viewport.rect)
    case .rect(let binding): binding.wrappedValue = viewport.rect
    }
  }
}

/// The tag of the selected content.
struct MapSelection {
  let isSelected: @MainActor (AnyHashable?) -> Bool
  let select: @MainActor (AnyHashable?) -> Void

  @MainActor init<Value: Hashable>(_ binding: Binding<Value?>) {
    isSelected = { tag in binding.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    select = { tag in binding.wrappedValue = tag?.base as? Value }
  }
}

extension Map where Content: MapContent {
  /// A map with content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(.initial(initialPosition), bounds: bounds, modes: interactionModes, items: content()._items) }

  /// A map with content, whose position a program changes.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(.position(position), bounds: bounds, modes: interactionModes, items: content()._items) }

  /// A map whose content with a tag can be selected.
  public init<SelectedValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {
    self.init(
      .initial(initialPosition), bounds: bounds, modes: interactionModes, items: content()._items,
      selection: MapSelection(selection))
  }

  /// A map whose position a program changes, and whose content with a tag can be selected.
  public init<SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {
    self.init(
      .position(position), bounds: bounds, modes: interactionModes, items: content()._items,
      selection: MapSelection(selection))
  }
}

extension Map where Content == DefaultMapContent {
  /// A map without content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(.initial(initialPosition), bounds: bounds, modes: interactionModes, items: []) }

  /// A map without content, whose position a program changes.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(.position(position), bounds: bounds, modes: interactionModes, items: []) }

  /// A map of a part of the Earth, as in iOS 16 and before. The place of the device is not shown: maps here do not know it.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(.region(coordinateRegion), modes: interactionModes, items: []) }

  /// A map of a rectangle, as in iOS 16 and before. The place of the device is not shown: maps here do not know it.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(.rect(mapRect), modes: interactionModes, items: []) }

  /// A map of a part of the Earth with annotations, as in iOS 16 and before.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion), modes: interactionModes, items: annotationItems.map { annotationContent($0)._item })
  }

  /// A map of a rectangle with annotations, as in iOS 16 and before.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(.rect(mapRect), modes: interactionModes, items: annotationItems.map { annotationContent($0)._item })
  }
}
