// SPDX-License-Identifier: MIT

import EspalierPrimitives
import Foundation

extension Font.TextStyle {
  /// The style's size in points at the default text size.
  package func size(in scale: TypeScale) -> CGFloat {
    switch self {
    case .largeTitle: scale.largeTitle
    case .title: scale.title
    case .title2: scale.title2
    case .title3: scale.title3
    case .headline: scale.headline
    case .body: scale.body
    case .callout: scale.callout
    case .subheadline: scale.subheadline
    case .footnote: scale.footnote
    case .caption: scale.caption
    case .caption2: scale.caption2
    }
  }
}
