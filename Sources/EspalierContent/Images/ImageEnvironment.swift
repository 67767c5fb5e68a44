// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPictures
import EspalierPrimitives
import EspalierText
import Foundation

extension EnvironmentValues {
  /// The size of symbols beside text.
  @EnvironmentEntry public var imageScale: Image.Scale = .medium

  /// The variants that symbols take.
  @EnvironmentEntry public var symbolVariants: SymbolVariants = .none

  /// The colouring of symbols' layers; nil is each symbol's own choice.
  @EnvironmentEntry public var symbolRenderingMode: SymbolRenderingMode? = nil

  /// The range of brightness that a view around here allows for pictures; nil if none does. The pictures themselves are standard.
  @EnvironmentEntry public var allowedDynamicRange: Image.DynamicRange? = nil

  /// The size of symbols, in points of a font; nil is the size of the environment's font. Bars set it, whatever font their text
  /// has.
  @EnvironmentEntry package var symbolSize: CGFloat? = nil

  /// The style from which symbols get their size.
  @MainActor package var symbolStyle: SymbolStyle {
    let description = text.traits.fontDescription(at: text.dynamicTypeSize, in: text.look.values.text)
    let factor: CGFloat =
      switch imageScale {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    return SymbolStyle(size: (symbolSize ?? description.size) * factor, weight: description.weight)
  }
}

extension View {
  /// Sets the size of symbols in this view, relative to text of the same font.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets the colouring of the layers of symbols in this view.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds variants to those set around this view for its symbols; `none` removes them.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
  }

  /// Sets the environment's value only: the brightness of pictures here is standard.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
