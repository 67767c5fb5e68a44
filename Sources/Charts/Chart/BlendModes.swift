// SPDX-License-Identifier: MIT

import SwiftUI

extension GraphicsContext.BlendMode {
  /// The mode of a canvas for one of a view.
  init(_ mode: BlendMode) {
    self =
      switch mode {
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationOut: .destinationOut
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      default: .normal
      }
  }
}
