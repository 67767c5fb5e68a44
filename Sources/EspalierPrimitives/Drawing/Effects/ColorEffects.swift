// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

/// A change of a picture's colours by one number.
package nonisolated protocol _ColorAmountEffect: _RendererEffect, Equatable {
  var amount: Double { get set }
  func _matrix() -> ColorMatrix
}

extension _ColorAmountEffect {
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect { .filter(.colors(_matrix())) }

  /// The amount times 128.
  public var animatableData: Double {
    get { amount * unitAnimationScale }
    set { amount = newValue / unitAnimationScale }
  }
}

nonisolated public struct _BrightnessEffect: _ColorAmountEffect {
  public var amount: Double
  public init(amount: Double) { self.amount = amount }
  package func _matrix() -> ColorMatrix { .brightness(amount) }
}

nonisolated public struct _ContrastEffect: _ColorAmountEffect {
  public var amount: Double
  public init(amount: Double) { self.amount = amount }
  package func _matrix() -> ColorMatrix { .contrast(amount) }
}

nonisolated public struct _SaturationEffect: _ColorAmountEffect {
  public var amount: Double
  public init(amount: Double) { self.amount = amount }
  package func _matrix() -> ColorMatrix { .saturation(amount) }
}

nonisolated public struct _GrayscaleEffect: _ColorAmountEffect {
  public var amount: Double
  public init(amount: Double) { self.amount = amount }
  package func _matrix() -> ColorMatrix { .grayscale(min(max(amount, 0), 1)) }
}

nonisolated public struct _HueRotationEffect: _RendererEffect, Equatable {
  public var angle: Angle
  public init(angle: Angle) { self.angle = angle }
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect {
    .filter(.colors(angle.radians == 0 ? ColorMatrix() : .hueRotation(angle)))
  }
  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
}

nonisolated public struct _ColorMultiplyEffect: _RendererEffect, Equatable {
  public var color: Color
  public init(color: Color) { self.color = color }
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect {
    .filter(.colors(.multiply(color.resolve(in: environment))))
  }
  public static var _readsEnvironment: Bool { true }
  public typealias AnimatableData = EmptyAnimatableData
}

nonisolated public struct _ColorInvertEffect: _RendererEffect, Equatable {
  public init() {}
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect { .filter(.colors(.invert())) }
  public typealias AnimatableData = EmptyAnimatableData
}

nonisolated public struct _LuminanceToAlphaEffect: _RendererEffect, Equatable {
  public init() {}
  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect { .filter(.luminanceToAlpha) }
  public typealias AnimatableData = EmptyAnimatableData
}

extension View {
  /// Adds `amount` to red, green and blue: -1 is black, 0 changes nothing, 1 is white.
  public nonisolated func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect(amount: amount)) }

  /// Multiplies the distance of colours from the middle gray: 0 is gray, 1 changes nothing, below 0 inverts.
  public nonisolated func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

  /// Multiplies the saturation: 0 is gray, 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect(amount: amount)) }

  /// Removes colour: 0 changes nothing, 1 is gray.
  public nonisolated func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect(amount: amount)) }

  /// Rotates hues: a third of a turn makes red green.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect(angle: angle)) }

  /// Multiplies red, green, blue and opacity with those of `color`.
  public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

  /// Inverts each component: white becomes black.
  public nonisolated func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

  /// Replaces colours by black with their brightness as opacity: for use as a mask.
  public nonisolated func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }
}
