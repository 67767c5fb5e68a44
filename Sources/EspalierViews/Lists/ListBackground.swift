// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// What lies behind the whole list or form, however far it is scrolled.
struct ListPage: DrawnContent {
  static var viewType: (any View.Type)? { nil }
  static var drawLabel: String { "draw List" }

  func draw(in frame: CGRect, _ environment: EnvironmentValues) -> DisplayList {
    if environment.scrollContentBackground == .hidden { return .empty }
    let color = Color(environment.listAppearance.background)
    return DisplayList([.filled(Path(frame), .init(rect: frame), color, environment)])
  }
}

extension DisplayItem {
  /// A path in the colour that the environment makes of `color`.
  @MainActor
  static func filled(_ path: Path, _ shown: MovingRects.Shown, _ color: Color, _ environment: EnvironmentValues)
    -> DisplayItem
  {
    var color = color.resolve(in: environment)
    color.opacity *= Float(shown.opacity)
    return DisplayItem(
      .fill(path: path, rule: .nonZero, paint: .color(color), bounds: shown.rect), shapeFrame: shown.rect)
  }
}
