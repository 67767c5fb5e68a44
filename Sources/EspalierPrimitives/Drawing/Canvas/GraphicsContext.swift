// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Where a `Canvas` draws, and how: a value whose copies draw into the same picture, each in a state of its own.
///
/// Lengths are points, the origin is the canvas's top left corner. What is drawn passes through the filters, the last one
/// added first, then the opacity, the blend mode and the clips.
public struct GraphicsContext {
  /// What was drawn so far.
  package let recording: Recording
  /// What shadings and texts are resolved in.
  public let environment: EnvironmentValues
  let symbols: [CanvasSymbol]
  /// The canvas's rectangle, before any transform.
  let bounds: CGRect

  /// 0…1, of each operation as a whole.
  public var opacity = 1.0
  /// How what is drawn is combined with what is there.
  public var blendMode = BlendMode.normal
  /// From the coordinates of operations to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// Outermost first, in the canvas's coordinates.
  var clips: [DisplayEffect] = []
  /// Outermost first.
  var filters: [DisplayEffect] = []
  /// How deep the clips' own pictures are.
  private var clipDepth = 0

  package final class Recording {
    package var list = DisplayList()
    /// How many effects lie around the deepest drawing.
    fileprivate(set) var depth = 0
  }

  package init(environment: EnvironmentValues, symbols: [CanvasSymbol], bounds: CGRect) {
    recording = Recording()
    self.environment = environment
    self.symbols = symbols
    self.bounds = bounds
  }

  /// A context for a picture of its own, with the same coordinates and nothing else in force.
  private func layer() -> GraphicsContext {
    var result = GraphicsContext(environment: environment, symbols: symbols, bounds: bounds)
    result.transform = transform
    return result
  }

  /// Draws, in the coordinates of operations.
  /// - Parameters:
  ///   - depth: How many effects lie around the deepest drawing of the list.
  ///   - own: The rule by which what is drawn blends, where the context has none.
  package func draw(_ list: DisplayList, depth: Int = 0, blendingBy own: BlendOperation = .normal) {
    if list.isEmpty || !canPlace(list) { return }
    put(
      transform.isIdentity ? list : DisplayList([DisplayItem(.effect(.transform(transform), list))]),
      depth: transform.isIdentity ? depth : depth + 1, blendingBy: own)
  }

  /// Draws, in the coordinates of the canvas.
  /// - Parameter depth: How many effects lie around the deepest drawing of the list.
  private func put(_ list: DisplayList, depth: Int = 0, blendingBy own: BlendOperation = .normal) {
    var effects = clips
    let operation = blendMode == .normal ? own : blendMode.operation
    if operation != .normal { effects.append(.blend(operation)) }
    if opacity < 1 { effects.append(.opacity(max(opacity, 0))) }
    effects += filters
    let depth = max(depth, clipDepth) + effects.count
    guard isDrawable(depth: depth) else { return }
    recording.depth = max(recording.depth, depth)
    recording.list.append(effects.reversed().reduce(list) { DisplayList([DisplayItem(.effect($1, $0))]) })
  }

  /// Draws what `content` draws as one picture, with this context's opacity, blend mode, filters and clips.
  ///
  /// Around a drawing there may be 128 layers, clips, filters and other effects in all; what lies deeper is left out, with a
  /// warning.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = layer()
    try content(&inner)
    let drawn = inner.recording.list
    if !drawn.isEmpty {
      put(DisplayList([DisplayItem(.effect(.isolate, drawn))]), depth: inner.recording.depth + 1)
    }
  }
}

// MARK: Transforms

extension GraphicsContext {
  /// Scales the coordinates of what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Displaces the coordinates of what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// First `matrix`, then what was in force.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

// MARK: Clips

extension GraphicsContext {
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Only what lies outside is drawn.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The rectangle around what may still be drawn on, in the coordinates of operations.
  public var clipBoundingRect: CGRect {
    let rect = clips.reduce(bounds) { rect, clip in
      if case .clip(let path, _) = clip { rect.overlap(with: path.boundingRect) } else { rect }
    }
    return rect.isNull ? .zero : rect.applying(transform.inverted())
  }

  /// From now on draws only inside of `path`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    guard options.contains(.inverse) else { return clips.append(.clip(path: placed, rule: style.rule)) }
    let fill = DisplayItem(.fill(path: placed, rule: style.rule, paint: .color(.black), bounds: bounds))
    clips.append(.mask(DisplayList([fill]), isInverse: true))
  }

  /// From now on draws only where `content` draws, as much as that is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = layer()
    try content(&inner)
    let drawn = inner.recording.list
    let mask = opacity < 1 ? DisplayList([DisplayItem(.effect(.opacity(opacity), drawn))]) : drawn
    clipDepth = max(clipDepth, inner.recording.depth + 1)
    clips.append(.mask(mask, isInverse: options.contains(.inverse)))
  }
}

// MARK: Blend modes

extension GraphicsContext {
  /// How pixels are put on those behind them. Operations of Porter and Duff count as far as what is drawn reaches.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Over what is there.
    public static let normal = BlendMode(rawValue: 0)
    /// The product of both colours: darker.
    public static let multiply = BlendMode(rawValue: 1)
    /// The inverse of the product of the inverses: lighter.
    public static let screen = BlendMode(rawValue: 2)
    /// Darkens what is dark below and lightens what is light.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of both, channel by channel.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of both, channel by channel.
    public static let lighten = BlendMode(rawValue: 5)
    /// Lightens what is below, the more the lighter the upper colour is.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens what is below, the more the darker the upper colour is.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkens or lightens softly, by the upper colour.
    public static let softLight = BlendMode(rawValue: 8)
    /// Darkens or lightens strongly, by the upper colour.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The difference of both, channel by channel.
    public static let difference = BlendMode(rawValue: 10)
    /// As the difference, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of the upper colour, the rest of the lower one.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of the upper colour, the rest of the lower one.
    public static let saturation = BlendMode(rawValue: 13)
    /// The hue and saturation of the upper colour, the luminosity of the lower one.
    public static let color = BlendMode(rawValue: 14)
    /// The luminosity of the upper colour, the rest of the lower one.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Removes what is there.
    public static let clear = BlendMode(rawValue: 16)
    /// Replaces what is there.
    public static let copy = BlendMode(rawValue: 17)
    /// The upper colour, where there is something below.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The upper colour, where there is nothing below.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The upper colour over the lower one, where there is something below.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The upper colour below what is there.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// What is there, where the upper colour is.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// What is there, where the upper colour is not.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// What is there over the upper colour, where the upper colour is.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Both, but not where both are.
    public static let xor = BlendMode(rawValue: 25)
    /// The sum of both, darker.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum of both, lighter.
    public static let plusLighter = BlendMode(rawValue: 27)

    /// By raw value.
    private static let operations: [BlendOperation] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]

    var operation: BlendOperation {
      Self.operations.indices.contains(Int(rawValue)) ? Self.operations[Int(rawValue)] : .normal
    }
  }
}
