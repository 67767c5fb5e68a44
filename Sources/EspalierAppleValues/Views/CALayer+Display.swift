// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// An object that makes the content of a layer. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
  /// Sets the content of a layer that requested one.
  func display(_ layer: CALayer)
  /// Draws the content of a layer that requested one, which becomes pixels.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to display its content.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layers in a layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
}

/// The requests of layers for their content, which are met together in the next run of the main queue.
@MainActor
final class LayerDisplays {
  static let shared = LayerDisplays()
  private var waiting: [CALayer] = []

  func add(_ layer: CALayer) {
    if waiting.isEmpty { DispatchQueue.main.async { onMainQueue { LayerDisplays.shared.run() } } }
    waiting.append(layer)
  }

  private func run() {
    let layers = waiting
    waiting = []
    for layer in layers { layer.displayIfNeeded() }
  }
}

@MainActor
extension CALayer {
  /// The drawing of `draw(in:)`, as pixels; nil if it draws nothing.
  func drawnContents() -> CGImage? {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(size: size)
    GraphicsStack.push(context)
    draw(in: context)
    GraphicsStack.pop()
    guard !context.list.items.isEmpty else { return nil }
    return RenderedPixels(context.list, size: size, scale: max(contentsScale, 1), isOpaque: false)?.image
  }
}
