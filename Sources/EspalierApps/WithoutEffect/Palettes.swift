// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing

/// The look of the selected items of a palette.
public struct PaletteSelectionEffect: Sendable, Equatable {
  private let name: String
  /// The system's choice.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }
  /// None: the items show themselves whether they are selected.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }
  /// A variant of the symbols.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// No effect: a palette is drawn as segments, whose selection has one look.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
