// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import Foundation

// Pictures and windows have the standard range here: a display is as an Apple display without headroom.

extension Color {
  /// The same colour: displays have no headroom here.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// The colour with 2 to the power of `stops` times the light. Components beyond the standard range are clipped when they are
  /// drawn.
  public func exposureAdjust(_ stops: Double) -> Color { Color(ExposedColor(base: self, stops: stops)) }

  /// The components in an environment. The headroom is nil: it is not known.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment)) }

  /// A colour in numbers, which may exceed the standard range, and the range that it is meant for.
  public struct ResolvedHDR: Hashable, Sendable {
    private var color: Color.Resolved
    /// The brightest white that the colour is meant for, as a multiple of the standard one; nil where it is not known.
    public var headroom: Float?

    /// A colour with a headroom.
    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      self.color = color
      self.headroom = headroom
    }

    /// The red component of extended sRGB.
    public var red: Float {
      get { color.red }
      set { color.red = newValue }
    }
    /// The green component of extended sRGB.
    public var green: Float {
      get { color.green }
      set { color.green = newValue }
    }
    /// The blue component of extended sRGB.
    public var blue: Float {
      get { color.blue }
      set { color.blue = newValue }
    }
    /// The opacity, 0…1.
    public var opacity: Float {
      get { color.opacity }
      set { color.opacity = newValue }
    }
    /// The red component, proportional to light.
    public var linearRed: Float {
      get { color.linearRed }
      set { color.linearRed = newValue }
    }
    /// The green component, proportional to light.
    public var linearGreen: Float {
      get { color.linearGreen }
      set { color.linearGreen = newValue }
    }
    /// The blue component, proportional to light.
    public var linearBlue: Float {
      get { color.linearBlue }
      set { color.linearBlue = newValue }
    }
  }
}

/// A colour with more or less light.
private struct ExposedColor: ShapeStyle, Hashable {
  let base: Color
  let stops: Double

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var color = base.resolve(in: environment)
    let factor = Float(exp2(stops))
    color.linearRed *= factor
    color.linearGreen *= factor
    color.linearBlue *= factor
    return color
  }
}
