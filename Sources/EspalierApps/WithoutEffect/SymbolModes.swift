// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// The drawing of a symbol's variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// The layers above the value are paler.
  public static let color = SymbolVariableValueMode(name: "color")
  /// A stroke is drawn up to the value.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The filling of a symbol's layers.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient made from the colour.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension EnvironmentValues {
  /// The drawing of symbols' variable values, which symbols do not read: their layers above the value are paler.
  @EnvironmentEntry public var symbolVariableValueMode: SymbolVariableValueMode? = nil
  /// The filling of symbols' layers, which symbols do not read: their layers have one colour.
  @EnvironmentEntry public var symbolColorRenderingMode: SymbolColorRenderingMode? = nil
}

extension View {
  /// Stores the mode in the environment. Symbols' layers above the value are paler in both modes.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }

  /// Stores the mode in the environment. Symbols' layers have one colour in both modes: `foregroundStyle(_:)` takes a gradient.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

extension Image {
  /// The same image: symbols' layers above the value are paler in both modes.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  /// The same image: symbols' layers have one colour in both modes.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
