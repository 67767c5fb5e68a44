// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

extension GraphicsContext {
  /// A symbol of the canvas, in its current state.
  public struct ResolvedSymbol {
    fileprivate let symbol: CanvasSymbol

    /// Points.
    public var size: CGSize { symbol.frame.size }
  }

  /// The symbol with the tag `id`; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.tag?.value(as: ID.self) == id }.map { ResolvedSymbol(symbol: $0) }
  }

  /// Draws a symbol, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let frame = symbol.symbol.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let matrix = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(CGAffineTransform(scaleX: rect.width / frame.width, y: rect.height / frame.height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    draw(DisplayList([DisplayItem(.effect(.transform(matrix), symbol.symbol.list))]))
  }

  /// Draws a symbol in its own size with a point of its rectangle at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }
}
