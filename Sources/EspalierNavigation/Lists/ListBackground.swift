// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
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

/// The background of a form in cards, and the form's frame.
package struct FormBackground: Equatable {
  package let color: SystemColor
  let frame: Anchor<CGRect>

  /// The background for a page or window around the form; nil if the form is not in its middle: other content is beside the form
  /// then, and the background is the form's alone.
  /// - Parameter page: The frame of the page in the window, in points.
  package func across(_ page: CGRect) -> FormBackground? {
    let form = frame.converted(by: ProjectionTransform())
    return abs((form.minX - page.minX) - (page.maxX - form.maxX)) < 1 ? self : nil
  }
}

/// The background of the first form in cards in a view: on a desktop, where most forms have margins or a size of their own, it
/// becomes the background of the enclosing page or window, as on macOS, if nothing is beside the form.
package enum FormBackgroundKey: PreferenceKey {
  package static var defaultValue: FormBackground? { nil }
  package static func reduce(value: inout FormBackground?, nextValue: () -> FormBackground?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// The background of a page: that of a form across it, or the window's.
  func pageBackground() -> some View {
    transformAnchorPreference(key: FormBackgroundKey.self, value: .bounds) {
      $0 = $0?.across($1.converted(by: ProjectionTransform()))
    }
    .backgroundPreferenceValue(FormBackgroundKey.self) { Color($0?.color ?? .background).ignoresSafeArea() }
  }
}

extension _ViewOutputs {
  /// Draws the background of a list behind it.
  @MainActor
  mutating func addListPage(_ inputs: _ViewInputs) {
    let ofForm = WritingNode<FormBackgroundKey>(preferences) {
      Attribute("background of form") {
        let environment = inputs.environment.value
        guard environment.listStyle == .form, environment.design.bar.areForWindows,
          environment.scrollContentBackground != .hidden
        else { return nil }
        return FormBackground(color: environment.listAppearance.background, frame: inputs.anchor(.bounds))
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
