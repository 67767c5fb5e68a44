// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The background of the whole list or form, independent of scrolling.
struct ListPage: DrawnContent {
  static var viewType: (any View.Type)? { nil }
  static var drawLabel: String { "draw List" }

  func draw(in frame: CGRect, _ environment: EnvironmentValues) -> DisplayList {
    let appearance = environment.listAppearance
    var items: [DisplayItem] = []
    if environment.scrollContentBackground != .hidden {
      items.append(.filled(Path(frame), .init(rect: frame), Color(appearance.background), environment))
    }
    if appearance.isBordered {
      let line = environment.design.bar.line
      let border = Path(frame.insetBy(dx: line / 2, dy: line / 2)).strokedPath(StrokeStyle(lineWidth: line))
      items.append(.filled(border, .init(rect: frame), .separator, environment))
    }
    return DisplayList(items)
  }
}

/// The background of the first list or form in a view: adjacent views above, such as a bar, continue it.
enum ListBackgroundKey: PreferenceKey {
  static var defaultValue: SystemColor? { nil }
  static func reduce(value: inout SystemColor?, nextValue: () -> SystemColor?) { value = value ?? nextValue() }
}

/// The background of the first form in cards in a view: on a desktop, where most forms have margins or a size of their own, it
/// becomes the background of the enclosing page or window, as on macOS.
package enum FormBackgroundKey: PreferenceKey {
  package static var defaultValue: SystemColor? { nil }
  package static func reduce(value: inout SystemColor?, nextValue: () -> SystemColor?) { value = value ?? nextValue() }
}

extension _ViewOutputs {
  /// Draws the background of a list behind it.
  @MainActor
  mutating func addListPage(_ inputs: _ViewInputs) {
    let ofForm = WritingNode<FormBackgroundKey>(preferences) {
      inputs.environment.map("background of form") {
        guard $0.listStyle == .form, $0.design.bar.areForWindows, $0.scrollContentBackground != .hidden else {
          return nil
        }
        return $0.listAppearance.background
      }
    }
    let written = WritingNode<ListBackgroundKey>(ofForm) {
      inputs.environment.map("background of list") {
        $0.scrollContentBackground == .hidden ? nil : $0.listAppearance.background
      }
    }
    preferences = JoinedNode.joining([makeLeaf(ListPage(), inputs: inputs.overSafeArea), written])
  }
}

extension DisplayItem {
  /// A path filled with `color` resolved in the environment.
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
