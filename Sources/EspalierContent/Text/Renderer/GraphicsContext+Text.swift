// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import EspalierText
import Foundation

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    fileprivate let styled: StyledText
    /// The paints of runs with a style of their own.
    fileprivate let palette: [Paint]
    /// The shading of glyphs without a colour of their own.
    public var shading: Shading

    /// The size of the text in an available size, in points; ∞ for its ideal size.
    public func measure(in size: CGSize) -> CGSize { shaped(in: size).size }

    /// Distance from the top to the first line's baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { shaped(in: size).firstBaseline }

    /// Distance from the top to the last line's baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { shaped(in: size).lastBaseline }

    fileprivate func shaped(in size: CGSize?) -> ShapedText {
      func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? max($0, 0) : nil } }
      let (styled, width, height) = (styled, length(size?.width), length(size?.height))
      return MainActor.assumeIsolated { TextLayoutCache.layout(styled, width: width, height: height) }
    }
  }

  /// Resolves a text in the context's environment, for measuring it or drawing it several times.
  public func resolve(_ text: Text) -> ResolvedText {
    // Renderers run where views are updated.
    let values = UncheckedSendable(environment)
    let resolved = MainActor.assumeIsolated { UncheckedSendable(text.resolved(in: values.value, date: Date())) }.value
    let palette = resolved.appearance?.palette.map { $0.paint(in: environment) } ?? []
    return ResolvedText(
      styled: resolved.styled, palette: palette, shading: resolved.appearance?.base.map { .style($0) } ?? .foreground)
  }

  /// Draws a text in a rectangle, from its top left corner, in as many lines as fit.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.shaped(in: rect.size), at: rect.origin, text.shading, text.palette)
  }

  /// Draws a text in its own lines, with its anchor at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let shaped = text.shaped(in: nil)
    draw(
      shaped, at: CGPoint(x: point.x - anchor.x * shaped.size.width, y: point.y - anchor.y * shaped.size.height),
      text.shading, text.palette)
  }

  /// Draws a text in a rectangle; a text that does not fit is truncated.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its `anchor` at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ shaped: ShapedText, at origin: CGPoint, _ shading: Shading, _ palette: [Paint]) {
    if shaped.string.isEmpty { return }
    let style = shown(shading)
    let frame = CGRect(origin: origin, size: shaped.size)
    let isMonochrome = shaped.isMonochrome
    let item =
      isMonochrome
      ? DisplayItem(.text(shaped, frame: frame, color: style.paint.representativeColor))
      : DisplayItem(.paintedText(shaped, frame: frame, paint: style.paint, palette: palette, bounds: frame))
    var placed = style
    // A style's own rectangle is in the coordinates of the operation.
    placed.bounds = style.bounds?.offsetBy(dx: -origin.x, dy: -origin.y)
    draw(isMonochrome ? placed.shown(through: item, in: frame) : style.applyingEffects(to: DisplayList([item])))
  }
}
