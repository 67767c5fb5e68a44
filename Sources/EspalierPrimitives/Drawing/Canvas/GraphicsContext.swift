// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// The drawing context of a `Canvas`: a value whose copies draw into the same picture, each with a state of its own.
///
/// Lengths are in points, the origin is the canvas's top left corner. Drawings pass through the filters, the last added first,
/// then the opacity, the blend mode and the clips.
public struct GraphicsContext {
  /// The operations so far.
  package let recording: Recording
  /// The environment in which shadings and texts are resolved.
  public let environment: EnvironmentValues
  let symbols: [CanvasSymbol]
  /// The canvas's rectangle, before any transform.
  let bounds: CGRect

  /// The opacity of each operation as a whole, 0…1.
  public var opacity = 1.0
  /// The combination of drawings with the existing content.
  public var blendMode = BlendMode.normal
  /// Maps the coordinates of operations to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The clips, outermost first, in the canvas's coordinates.
  var clips: [DisplayEffect] = []
  /// The filters, outermost first.
  var filters: [DisplayEffect] = []
  /// The depth of effects in the clips' own pictures.
  private var clipDepth = 0

  package final class Recording {
    package var list = DisplayList()
    /// The number of effects around the deepest drawing.
    fileprivate(set) var depth = 0
  }

  package init(environment: EnvironmentValues, symbols: [CanvasSymbol], bounds: CGRect) {
    recording = Recording()
    self.environment = environment
    self.symbols = symbols
    self.bounds = bounds
  }

  /// A context for a separate picture, with the same coordinates and no other state.
  private func layer() -> GraphicsContext {
    var result = GraphicsContext(environment: environment, symbols: symbols, bounds: bounds)
    result.transform = transform
    return result
  }

  /// Draws a list in the coordinates of operations.
  /// - Parameters:
  ///   - depth: The number of effects around the deepest drawing of the list.
  ///   - own: The list's blend operation, used if the context has none.
  package func draw(_ list: DisplayList, depth: Int = 0, blendingBy own: BlendOperation = .normal) {
    if list.isEmpty || !canPlace(list) { return }
    put(
      transform.isIdentity ? list : DisplayList([DisplayItem(.effect(.transform(transform), list))]),
      depth: transform.isIdentity ? depth : depth + 1, blendingBy: own)
  }

  /// Draws a list in the coordinates of the canvas.
  /// - Parameter depth: The number of effects around the deepest drawing of the list.
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

  /// Draws the operations of `content` as one picture, with this context's opacity, blend mode, filters and clips.
  ///
  /// At most 128 layers, clips, filters and other effects can surround a drawing; deeper drawings are omitted, with a warning.
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
  /// Scales the coordinates of later operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Translates the coordinates of later operations, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Rotates the coordinates of later operations clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Applies `matrix` before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

// MARK: Clips

extension GraphicsContext {
  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Only drawings outside the path are visible.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the clips, in the coordinates of operations.
  public var clipBoundingRect: CGRect {
    let rect = clips.reduce(bounds) { rect, clip in
      if case .clip(let path, _) = clip { rect.overlap(with: path.boundingRect) } else { rect }
    }
    return rect.isNull ? .zero : rect.applying(transform.inverted())
  }

  /// Limits later drawings to the inside of `path`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    guard options.contains(.inverse) else { return clips.append(.clip(path: placed, rule: style.rule)) }
    let fill = DisplayItem(.fill(path: placed, rule: style.rule, paint: .color(.black), bounds: bounds))
    clips.append(.mask(DisplayList([fill]), isInverse: true))
  }

  /// Limits later drawings to the area of `content`'s drawings, in proportion to their opacity.
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
  /// The combination of pixels with those behind them. Porter and Duff's operations affect only the area of the drawing.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Draws over the existing content.
    public static let normal = BlendMode(rawValue: 0)
    /// The product of both colours: darker.
    public static let multiply = BlendMode(rawValue: 1)
    /// The inverse of the product of the inverses: lighter.
    public static let screen = BlendMode(rawValue: 2)
    /// Darkens dark colours below and lightens light ones.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of both, channel by channel.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of both, channel by channel.
    public static let lighten = BlendMode(rawValue: 5)
    /// Lightens the lower colour, the more the lighter the upper colour is.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens the lower colour, the more the darker the upper colour is.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkens or lightens softly, depending on the upper colour.
    public static let softLight = BlendMode(rawValue: 8)
    /// Darkens or lightens strongly, depending on the upper colour.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The difference of both, channel by channel.
    public static let difference = BlendMode(rawValue: 10)
    /// The difference with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of the upper colour, the rest of the lower one.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of the upper colour, the rest of the lower one.
    public static let saturation = BlendMode(rawValue: 13)
    /// The hue and saturation of the upper colour, the luminosity of the lower one.
    public static let color = BlendMode(rawValue: 14)
    /// The luminosity of the upper colour, the rest of the lower one.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Removes the existing content.
    public static let clear = BlendMode(rawValue: 16)
    /// Replaces the existing content.
    public static let copy = BlendMode(rawValue: 17)
    /// The upper colour inside the existing content.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The upper colour outside the existing content.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The upper colour over the lower one, inside the existing content.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The upper colour below the existing content.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// The existing content inside the upper colour.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// The existing content outside the upper colour.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The existing content over the upper colour, inside the upper colour.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Both, except where they overlap.
    public static let xor = BlendMode(rawValue: 25)
    /// The sum of both, darker.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum of both, lighter.
    public static let plusLighter = BlendMode(rawValue: 27)

    /// The operations by raw value.
    private static let operations: [BlendOperation] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]

    /// The mode of a canvas for one of a view.
    package init(_ mode: EspalierPrimitives.BlendMode) {
      self.init(rawValue: Int32(clamping: Self.operations.firstIndex(of: mode.operation) ?? 0))
    }

    var operation: BlendOperation {
      Self.operations.indices.contains(Int(rawValue)) ? Self.operations[Int(rawValue)] : .normal
    }
  }
}
