// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

extension GraphicsContext {
  /// The fill of a path. Points of gradients are in the coordinates of the operation.
  public struct Shading {
    enum Storage {
      case style(any ShapeStyle)
      case shown(ShownStyle)
      case gradient(Gradient, GradientOptions, (ResolvedGradient) -> Paint)
      case palette([Shading])
    }
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    /// The content behind the drawing.
    public static var backdrop: Shading {
      let glass = ResolvedMaterial(radius: 0, saturation: 1, tint: .clear)
      return Shading(.shown(ShownStyle(paint: .material(glass), effects: [], bounds: nil)))
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(.style(ForegroundStyle())) }
    /// Shadings for pictures of several layers; a path uses the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }
    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(.style(color)) }
    /// One colour by its components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, 0 black to 1 white.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A shape style. Its unit points refer to the path's bounding rectangle.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(style)) }

    /// Colours along a line between two points of the context's coordinates.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(gradient, options) { .linearGradient($0, start: UnitPoint(startPoint), end: UnitPoint(endPoint)) })
    }

    /// Colours on circles between two radii, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(gradient, options) {
          .radialGradient($0, center: UnitPoint(center), startRadius: startRadius, endRadius: endRadius)
        })
    }

    /// Colours of a mesh, whose unit points refer to the path's bounding rectangle.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

    /// Colours around a point, from `angle` clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(gradient, options) {
          .angularGradient($0, center: UnitPoint(center), start: angle, end: angle + .degrees(360))
        })
    }
  }

  /// The continuation of a gradient beyond its ends, and its interpolation.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient repeats.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient repeats in alternating direction.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates light instead of components.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading resolved now: later changes of the environment do not affect it.
  public func resolve(_ shading: Shading) -> Shading { Shading(.shown(shown(shading))) }

  package func shown(_ shading: Shading) -> ShownStyle {
    switch shading.storage {
    case .shown(let style): return style
    case .style(let style): return style.shown(in: environment)
    case .palette(let shadings): return shadings.first.map(shown) ?? ForegroundStyle().shown(in: environment)
    case .gradient(let gradient, let options, let paint):
      var resolved = gradient.resolved(in: _ShapeStyle_Shape(environment))
      if options.contains(.linearColor) { resolved = resolved.linear }
      resolved.extend = options.contains(.mirror) ? .mirrors : options.contains(.repeat) ? .repeats : .pads
      // In a unit rectangle, unit points equal points.
      return ShownStyle(paint: paint(resolved), effects: [], bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// The styles that paint the layers of a picture.
  package func shownLayers(_ shading: Shading) -> [ShownStyle] {
    if case .palette(let shadings) = shading.storage { return shadings.map(shown) }
    return [shown(shading)]
  }

  /// Fills a path; by the winding rule unless the style sets the even-odd rule.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    let shown = shown(shading)
    if shown.paint.isClear, shown.effects.isEmpty, blendMode == .normal { return }
    let item = DisplayItem(
      .fill(path: path, rule: style.rule, paint: shown.paint, bounds: shown.bounds ?? path.boundingRect))
    draw(shown.applyingEffects(to: DisplayList([item])), depth: shown.effects.count)
  }

  /// Draws a line along a path in a style. A width of 0 draws nothing.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if path.isEmpty || !(style.lineWidth > 0) { return }
    let shown = shown(shading)
    let item = DisplayItem(
      .stroke(path: path, style: style, paint: shown.paint, bounds: shown.bounds ?? path.boundingRect))
    draw(shown.applyingEffects(to: DisplayList([item])), depth: shown.effects.count)
  }

  /// Draws a line along a path; `lineWidth` is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension UnitPoint {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension ResolvedGradient {
  /// The gradient with interpolation of light, as one with many stops.
  fileprivate var linear: ResolvedGradient {
    subdivided { a, b, fraction in
      let share = Float(fraction)
      var mixed = a
      mixed.linearRed = a.linearRed + (b.linearRed - a.linearRed) * share
      mixed.linearGreen = a.linearGreen + (b.linearGreen - a.linearGreen) * share
      mixed.linearBlue = a.linearBlue + (b.linearBlue - a.linearBlue) * share
      mixed.opacity = a.opacity + (b.opacity - a.opacity) * share
      return mixed
    }
  }
}
