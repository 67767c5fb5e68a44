// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A wheel of values of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UIPickerView: UIView, PlaceholderView {
  /// The number of columns; there are none yet.
  open var numberOfComponents: Int { 0 }
  /// Reads the values anew; there are none yet.
  open func reloadAllComponents() {}
}

/// A choice of a colour of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UIColorWell: UIControl, PlaceholderView {
  /// The chosen colour.
  open var selectedColor: UIColor?
  /// The title of the choice.
  open var title: String?
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
}
