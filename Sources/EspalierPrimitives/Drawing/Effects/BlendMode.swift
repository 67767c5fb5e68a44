// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion

/// The combination of a view's pixels with those behind them.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// Combinations of colours with those behind, by the names of graphics formats.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Combinations of colours with those behind, by the names of graphics formats.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Combinations by coverage, or by adding colours.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

  package var operation: BlendOperation {
    switch self {
    case .normal: .normal
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
    }
  }
}

/// Composites a view with the content behind it by a blend mode.
nonisolated public struct _BlendModeEffect: _RendererEffect, Equatable {
  public var blendMode: BlendMode
  public init(blendMode: BlendMode) { self.blendMode = blendMode }
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect { .blend(blendMode.operation) }
  public typealias AnimatableData = EmptyAnimatableData
}

/// Makes a view one picture before outer effects are applied.
nonisolated public struct _CompositingGroupEffect: _RendererEffect, Equatable {
  public init() {}
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect { .isolate }
  public typealias AnimatableData = EmptyAnimatableData
}

extension View {
  /// Composites the view with the content behind it by `blendMode`, as far back as the nearest `compositingGroup()`, or another
  /// effect with a picture of its own.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Composites the view as one picture: blend modes inside do not affect content behind it.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
}

/// The colour mode of a `drawingGroup`. Without effect: pictures here have eight bits of sRGB in each mode.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The values by which colours are mixed: those of sRGB, light, or light beyond 0…1; only the first one is used here.
  case nonLinear, linear, extendedLinear
}

/// Draws a view as one picture.
nonisolated public struct _DrawingGroupEffect<Content: View>: View {
  var content: Content
  var isOpaque: Bool

  @MainActor public var body: some View {
    content.background { if isOpaque { Color.black } }.compositingGroup()
  }
}

extension View {
  /// Draws the view as a picture of its own; in an opaque one, undrawn areas are black.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    _DrawingGroupEffect(content: self, isOpaque: opaque)
  }
}
