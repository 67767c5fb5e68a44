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
  private enum DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
  private enum SymbolSizeKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants that symbols take.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The colouring of symbols' layers; nil is each symbol's own choice.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// The range of brightness that a view around here allows for pictures; nil if none does. The pictures themselves are standard.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }

  /// The size of symbols, in points of a font; nil is the size of the environment's font. Bars set it, whatever font their text
  /// has.
  package var symbolSize: CGFloat? {
    get { self[SymbolSizeKey.self] }
    set { self[SymbolSizeKey.self] = newValue }
  }

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
