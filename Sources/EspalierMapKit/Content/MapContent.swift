// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierCoreLocation
import Foundation
import SwiftUI

/// Content of a map: markers, annotations and shapes.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content that this one is made of.
  associatedtype Body: MapContent
  /// The content that this one is made of.
  @MapContentBuilder var body: Body { get }
  /// The parts that are drawn.
  var _items: [_MapItem] { get }
}

extension MapContent {
  public var _items: [_MapItem] { body._items }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive: it has no body") }
}

extension Never: MapContent {
  public var _items: [_MapItem] { [] }
}

/// A part of a map that is drawn.
public struct _MapItem {
  enum Kind {
    /// A view at a place.
    case view(MKMapPoint, UnitPoint, AnyView, title: AnyView?)
    /// A marker at a place: its symbol and its title.
    case marker(MKMapPoint, icon: AnyView?, title: AnyView?)
    /// A line, or an area.
    case line([MKMapPoint], isClosed: Bool)
    /// A circle with a radius in metres.
    case circle(MKMapPoint, radius: Double)
  }
  var kind: Kind
  var tag: AnyHashable?
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, StrokeStyle)?
  var hidesTitle = false

  init(_ kind: Kind) { self.kind = kind }

  /// The extent in the flat map.
  var rect: MKMapRect {
    switch kind {
    case .view(let place, _, _, _), .marker(let place, _, _): MKMapRect([place])
    case .line(let places, _): MKMapRect(places)
    case .circle(let place, let radius): MKCircle(center: place.coordinate, radius: radius).boundingMapRect
    }
  }
}

/// Collects the content of a map.
@resultBuilder @MainActor
public enum MapContentBuilder {
  /// One part.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// No parts.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// One part.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several parts.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> TupleMapContent {
    var items: [_MapItem] = []
    repeat items += (each content)._items
    return TupleMapContent(items: items)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The first part of an `if`.
  public static func buildEither<Content: MapContent>(first: Content) -> TupleMapContent {
    TupleMapContent(items: first._items)
  }
  /// The second part of an `if`.
  public static func buildEither<Content: MapContent>(second: Content) -> TupleMapContent {
    TupleMapContent(items: second._items)
  }
  /// Content of newer systems.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> TupleMapContent {
    TupleMapContent(items: content._items)
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public var _items: [_MapItem] { self?._items ?? [] }
}

/// No content.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  /// No content.
  public nonisolated init() {}
  public var _items: [_MapItem] { [] }
}

/// Several parts of a map.
public struct TupleMapContent: MapContent {
  public typealias Body = Never
  let items: [_MapItem]
  public var _items: [_MapItem] { items }
}

extension ForEach: MapContent where Content: MapContent {
  public var _items: [_MapItem] { data.flatMap { content($0)._items } }

  /// The content of elements with an identity.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data: data, id: \.id, content: content) }
  /// The content of elements with an identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}
