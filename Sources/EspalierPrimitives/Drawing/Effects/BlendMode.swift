// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion

/// How a view's pixels are put on those behind them.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// How colours are combined with those behind, as graphics formats name it.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// How colours are combined with those behind, as graphics formats name it.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Combined by coverage, or by adding colours.
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

/// Puts a view on what is behind it by a rule.
nonisolated public struct _BlendModeEffect: _RendererEffect, Equatable {
  public var blendMode: BlendMode
  public init(blendMode: BlendMode) { self.blendMode = blendMode }
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect { .blend(blendMode.operation) }
  public typealias AnimatableData = EmptyAnimatableData
}

/// Makes a view one picture before anything outside is done to it.
nonisolated public struct _CompositingGroupEffect: _RendererEffect, Equatable {
  public init() {}
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect { .isolate }
  public typealias AnimatableData = EmptyAnimatableData
}

extension View {
  /// Composites the view with what is behind it by `blendMode`, as far back as the nearest `compositingGroup()`, or other
  /// effect that makes a picture of its own, goes.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Composites the view as one picture: blend modes inside of it see nothing of what is behind it.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
}

/// How a `drawingGroup` keeps colours. Pictures here have eight bits of sRGB in each mode.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Whether colours are mixed by their values in sRGB, by the light they give, or that beyond 0…1; only the first
  /// one occurs here.
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
  /// Draws the view as one picture of its own; an opaque one is black where the view draws nothing.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    _DrawingGroupEffect(content: self, isOpaque: opaque)
  }
}
