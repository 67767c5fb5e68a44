// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPictures
import EspalierPrimitives
import EspalierText
import Foundation

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  private enum RenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  private enum SymbolSizeKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Forms that symbols take.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; nil lets each symbol choose.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Of symbols, in points, as of a font; nil is the font's own. Bars have one, whatever font their text has.
  package var symbolSize: CGFloat? {
    get { self[SymbolSizeKey.self] }
    set { self[SymbolSizeKey.self] = newValue }
  }

  /// What symbols here are sized by.
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
  /// The size of symbols in this view, beside text of the same font.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// How the layers of symbols in this view are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Forms that symbols in this view take, added to those set around it; `none` takes those away.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
  }

  /// How bright pictures in this view may be. Pictures here are standard: nothing changes.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
