// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The combination of drawings with the existing content.
public enum CGBlendMode: Int32, Sendable {
  /// The operations, of which `GraphicsContext.BlendMode` has the descriptions.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside by the winding rule or the even-odd rule, the line, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// A drawing of a picture: what Core Graphics draws in `UIGraphicsImageRenderer` and its like, with the origin at the top left.
///
/// Operations are recorded, as those of a `Canvas` are, and become pixels when the picture is read.
public final class CGContext {
  /// The part of the state that `saveGState()` keeps.
  struct State {
    var graphics: GraphicsContext
    var fill = Color.black
    var stroke = Color.black
    var style = StrokeStyle()
    var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
    var interpolation = CGInterpolationQuality.default
  }

  var state: State
  private var saved: [State] = []
  /// The path that is being made, in the coordinates of the picture.
  var current = Path()
  /// Whether y grows upwards.
  private(set) var isUpright = false
  /// The size of the picture in points.
  package private(set) var size: CGSize
  /// The file whose pages the operations draw; nil for a picture.
  var file: RecordedPDFFile?
  /// The map of letters; without effect on texts, which are upright.
  public var textMatrix = CGAffineTransform.identity
  /// The memory into which it draws; nil for a picture that is made when it is read.
  var bitmap: PixelMemory?

  package init(size: CGSize, environment: EnvironmentValues = EnvironmentValues()) {
    self.size = size
    state = State(
      graphics: GraphicsContext(environment: environment, symbols: [], bounds: CGRect(origin: .zero, size: size)))
  }

  deinit { if file != nil { closePDF() } }

  /// Begins a picture anew, with the state that a context has at first: the next page of a file.
  func restart(size: CGSize) {
    self.size = size
    let environment = state.graphics.environment
    state = State(
      graphics: GraphicsContext(environment: environment, symbols: [], bounds: CGRect(origin: .zero, size: size)))
    (saved, current, isUpright) = ([], Path(), false)
  }

  /// The operations so far.
  package var list: DisplayList { state.graphics.recording.list }
  /// The context of SwiftUI that draws into the same picture, with the same state.
  package var graphics: GraphicsContext { state.graphics }

  /// Keeps a copy of the state for `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Sets the state that was kept last; no effect without one.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  // MARK: - Coordinates

  /// The map from the coordinates of operations to those of the picture.
  public var ctm: CGAffineTransform { state.graphics.transform }
  /// Moves the coordinates of later operations.
  public func translateBy(x: CGFloat, y: CGFloat) { state.graphics.translateBy(x: x, y: y) }
  /// Scales the coordinates of later operations.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.graphics.scaleBy(x: x, y: y) }
  /// Rotates the coordinates of later operations by radians: clockwise where y grows downwards.
  public func rotate(by angle: CGFloat) { state.graphics.rotate(by: .radians(Double(angle))) }
  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }

  /// Lets y grow upwards from the lower left corner, as in AppKit's pictures.
  package func turnUpright() {
    translateBy(x: 0, y: size.height)
    scaleBy(x: 1, y: -1)
    isUpright = true
  }

  // MARK: - State

  /// Sets the opacity of later operations, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.graphics.opacity = Double(alpha) }
  /// Sets the combination of later drawings with the existing content.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.graphics.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
  }
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
  /// Sets the colour of areas by components 0…1 of sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of areas: a gray, 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
  /// Sets the colour of lines by components 0…1 of sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines: a gray, 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the colour of areas as a colour that depends on the surroundings.
  package func setFill(_ color: Color) { state.fill = color }
  /// Sets the colour of lines as a colour that depends on the surroundings.
  package func setStroke(_ color: Color) { state.stroke = color }
  /// Sets the width of lines in points.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// Sets the length of pointed corners, relative to the line width, beyond which they are cut.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in points; none is a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dash = lengths
  }

  /// Sets a shadow of later drawings: its distance and its radius in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// Sets a shadow of later drawings: its distance and its radius in points; without a colour there is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // Core Graphics blurs by a deviation of half of the radius, as SwiftUI does by the whole.
    state.shadow = color.map { (Color(cgColor: $0), blur / 2, offset) }
  }

  /// Whether the edges of paths are smooth, which they always are here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Whether the edges of paths may be smooth, which they always are here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// The context for one drawing, with the shadow.
  func drawing() -> GraphicsContext {
    var graphics = state.graphics
    if let shadow = state.shadow {
      graphics.addFilter(
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
    }
    return graphics
  }
}
