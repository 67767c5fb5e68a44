// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

extension GraphicsContext {
  /// A symbol of the canvas, in its current state.
  public struct ResolvedSymbol {
    fileprivate let symbol: CanvasSymbol

    /// The size in points.
    public var size: CGSize { symbol.frame.size }
  }

  /// The symbol with the tag `id`; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.tag?.value(as: ID.self) == id }.map { ResolvedSymbol(symbol: $0) }
  }

  /// Draws a symbol, stretched to a rectangle. A symbol with an outer `blendMode` blends with the existing content of the canvas,
  /// after the context's filters and opacity, unless the context itself has a blend mode.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let frame = symbol.symbol.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let matrix = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(CGAffineTransform(scaleX: rect.width / frame.width, y: rect.height / frame.height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let (list, operation) = symbol.symbol.list.withoutOuterBlend
    draw(DisplayList([DisplayItem(.effect(.transform(matrix), list))]), blendingBy: operation ?? .normal)
  }

  /// Draws a symbol in its own size, with its anchor at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }
}

extension DisplayList {
  /// The list without the blend that surrounds all its items, ignoring transforms, and that blend's operation; nil if there is
  /// none.
  fileprivate var withoutOuterBlend: (list: DisplayList, operation: BlendOperation?) {
    guard items.count == 1, case .effect(let effect, let inner) = items[0].content else { return (self, nil) }
    switch effect {
    case .blend(let operation): return (inner, operation)
    case .transform:
      let (list, operation) = inner.withoutOuterBlend
      return operation == nil ? (self, nil) : (DisplayList([DisplayItem(.effect(effect, list))]), operation)
    default: return (self, nil)
    }
  }
}
