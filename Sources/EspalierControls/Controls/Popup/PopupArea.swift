// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The area in which a window's panels may lie, if they may leave the window.
package struct PopupArea: Equatable {
  /// The limits in the window's coordinates, in points. They lie far outside until the desktop has moved a panel.
  package var limits = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)
  /// The size of a panel, in points, that fits above or below the view it belongs to, wherever its window lies on the screen.
  let fitting: CGSize

  /// - Parameter screen: The size of the screen, in points.
  package init(screen: CGSize) { fitting = CGSize(width: screen.width, height: max(screen.height / 2 - 60, 0)) }

  /// The rectangle around a panel of a size. A panel that might not fit on the screen stays in its window if that is large enough.
  func limits(for size: CGSize, in window: CGRect) -> CGRect {
    let fits = size.width <= fitting.width && size.height <= fitting.height
    let fitsInWindow = size.width <= window.width && size.height <= window.height
    return fits || !fitsInWindow ? limits.offsetBy(dx: window.minX, dy: window.minY) : window
  }
}

extension EnvironmentValues {
  /// The area of panels; nil for a host whose panels stay inside the window.
  @EnvironmentEntry package var popupArea: PopupArea? = nil
}

/// The place of a panel, for the host that shows it outside of the window.
package struct PopupPlace: Equatable {
  /// The rectangle in the window that the panel belongs to, in points.
  package let anchor: CGRect
  /// The panel without its shadow, in the window, in points.
  package let panel: CGRect
  /// The length of the arrow between the panel and its view, in points.
  let arrow: CGFloat

  /// The panel with its arrow, without its shadow.
  package var outline: CGRect {
    switch side {
    case .below: CGRect(x: panel.minX, y: panel.minY - arrow, width: panel.width, height: panel.height + arrow)
    case .above: CGRect(x: panel.minX, y: panel.minY, width: panel.width, height: panel.height + arrow)
    case .right: CGRect(x: panel.minX - arrow, y: panel.minY, width: panel.width + arrow, height: panel.height)
    case .left: CGRect(x: panel.minX, y: panel.minY, width: panel.width + arrow, height: panel.height)
    }
  }

  package enum Side { case below, above, left, right }

  /// The side of the view at which the panel lies; below for a panel that covers the view.
  package var side: Side {
    if panel.minY >= anchor.maxY - 0.5 { return .below }
    if panel.maxY <= anchor.minY + 0.5 { return .above }
    if panel.minX >= anchor.maxX - 0.5 { return .right }
    return panel.maxX <= anchor.minX + 0.5 ? .left : .below
  }

  /// The place of the panel of a layer; nil for any other layer.
  package enum Key: PreferenceKey {
    package static var defaultValue: PopupPlace? { nil }
    package static func reduce(value: inout PopupPlace?, nextValue: () -> PopupPlace?) { value = value ?? nextValue() }
  }
}

/// Sends the place of a panel up to a host that may show it outside of the window.
struct PopupPlaceReader: ViewModifier {
  let anchor: CGRect
  let arrow: CGFloat
  @Environment(\.popupArea) private var area

  init(anchor: CGRect, arrow: CGFloat = 0) {
    self.anchor = anchor
    self.arrow = arrow
  }

  func body(content: Content) -> some View {
    content.background {
      if area != nil {
        GeometryReader { proxy in
          Color.clear.preference(
            key: PopupPlace.Key.self, value: PopupPlace(anchor: anchor, panel: proxy.frame(in: .global), arrow: arrow))
        }
      }
    }
  }
}
