// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Content with changed parts.
struct ChangedMapContent: MapContent {
  typealias Body = Never
  let _items: [_MapItem]
}

extension MapContent {
  private func changing(_ change: (inout _MapItem) -> Void) -> ChangedMapContent {
    ChangedMapContent(
      _items: _items.map { item in
        var item = item
        change(&item)
        return item
      })
  }

  /// The value of a map's selection for the content.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { changing { $0.tag = AnyHashable(tag) } }
  /// The colour of markers.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some MapContent { changing { $0.tint = AnyShapeStyle(style) } }
  /// The colour of markers.
  public func tint(_ color: Color?) -> some MapContent { changing { $0.tint = color.map { AnyShapeStyle($0) } } }
  /// The fill of shapes.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent {
    changing {
      $0.fill = AnyShapeStyle(style)
      if $0.tint == nil { $0.tint = AnyShapeStyle(style) }
    }
  }
  /// The outline of shapes.
  /// - Parameter lineWidth: The width in points.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some MapContent {
    changing { $0.stroke = (AnyShapeStyle(style), StrokeStyle(lineWidth: lineWidth)) }
  }
  /// The outline of shapes, in the style of a line.
  public func stroke<Style: ShapeStyle>(_ style: Style, style strokeStyle: StrokeStyle) -> some MapContent {
    changing { $0.stroke = (AnyShapeStyle(style), strokeStyle) }
  }
  /// The width of lines, in points.
  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    changing { $0.stroke = ($0.stroke?.style ?? AnyShapeStyle(.tint), style) }
  }
  /// Whether titles are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changing { $0.hidesTitle = visibility == .hidden }
  }
  /// Whether second titles are shown. Without effect: content has one title.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changing { _ in } }
  /// The level of shapes. Without effect: there are no roads and labels below or above them.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changing { _ in } }
}

/// The place of a shape among the parts of a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above the roads, or above the labels.
  case aboveRoads, aboveLabels
}
