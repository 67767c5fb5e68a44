// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// A balloon at a place, with a symbol, and a title below.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  let coordinate: CLLocationCoordinate2D
  let icon: AnyView?
  let title: AnyView?
  public var _items: [_MapItem] { [_MapItem(.marker(MKMapPoint(coordinate), icon: icon, title: title))] }

  /// A marker with any label: a picture is in the balloon, a text below it.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.coordinate = coordinate
    let label = label()
    switch label {
    case is Text: (icon, title) = (nil, AnyView(label))
    case is Image: (icon, title) = (AnyView(label), nil)
    default: (icon, title) = (AnyView(label.labelStyle(.iconOnly)), nil)
    }
  }
}

extension Marker where Label == Text {
  /// A marker with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, icon, title) = (coordinate, nil, AnyView(Text(titleKey)))
  }
  /// A marker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, icon, self.title) = (coordinate, nil, AnyView(Text(title)))
  }
  /// A marker with letters in the balloon.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, icon, title) = (coordinate, AnyView(monogram.bold()), AnyView(Text(titleKey)))
  }
  /// A marker at an item.
  public init(item: MKMapItem) {
    (coordinate, icon) = (item.placemark.coordinate, nil)
    title = item.name.map { AnyView(Text($0)) }
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// A marker with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, icon, title) = (coordinate, AnyView(Image(systemName: systemImage)), AnyView(Text(titleKey)))
  }
  /// A marker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, icon, self.title) = (coordinate, AnyView(Image(systemName: systemImage)), AnyView(Text(title)))
  }
  /// A marker with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    (self.coordinate, icon) = (coordinate, AnyView(Image(image).resizable().scaledToFit().frame(width: 18, height: 18)))
    title = AnyView(Text(titleKey))
  }
}

/// A view at a place, with a title below.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label
  public var _items: [_MapItem] {
    [_MapItem(.view(MKMapPoint(coordinate), anchor, AnyView(content), title: AnyView(label)))]
  }

  /// - Parameters:
  ///   - anchor: The part of the view that is at the place.
  ///   - content: The view.
  ///   - label: The title.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label()) }
}

extension Annotation where Label == Text {
  /// A view at a place, with a text below.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }
  /// A view at a place, with a text below.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom, @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// The place of the device. It is not shown: maps here do not know it.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  /// The place of the device.
  public init() {}
  /// The place of the device with a view of the program.
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
  public var _items: [_MapItem] { [] }
}
