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
    /// What runs with a style of their own are drawn with.
    fileprivate let palette: [Paint]
    /// What glyphs without a colour of their own are drawn with.
    public var shading: Shading

    /// How large the text is in a size, in points; ∞ for its ideal size.
    public func measure(in size: CGSize) -> CGSize { shaped(in: size).size }

    /// From the top to the first line's baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { shaped(in: size).firstBaseline }

    /// From the top to the last line's baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { shaped(in: size).lastBaseline }

    fileprivate func shaped(in size: CGSize?) -> ShapedText {
      func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? max($0, 0) : nil } }
      let (styled, width, height) = (styled, length(size?.width), length(size?.height))
      return MainActor.assumeIsolated { TextLayoutCache.layout(styled, width: width, height: height) }
    }
  }

  /// Lays out a text with the context's environment, to measure it or to draw it several times.
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

  /// Draws a text in lines of its own with a point of its rectangle at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let shaped = text.shaped(in: nil)
    draw(
      shaped, at: CGPoint(x: point.x - anchor.x * shaped.size.width, y: point.y - anchor.y * shaped.size.height),
      text.shading, text.palette)
  }

  /// Draws a text into a rectangle; what does not fit is shortened.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text whose `anchor` lies at a point.
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
