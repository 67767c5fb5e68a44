// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierDrawing
import EspalierGeometry
import Foundation

/// An object in a display list that GTK draws.
@MainActor
protocol DrawnWidget: DrawnForeign {
  /// The current drawing, from the widget's top left corner, in points; the caller frees it. Nil for nothing.
  func renderNode() -> OpaquePointer?
}

// Effects around objects that only GTK can draw: those that GSK has. A widget is never lost.

extension DisplayEffect {
  /// Whether the effect around foreign objects is drawn as around all others.
  var isUsualAroundForeign: Bool {
    switch self {
    case .clip(let path, _): if case .rect = path.storage { true } else { false }
    case .transform(let matrix): matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    default: false
    }
  }
}

extension RenderNode {
  /// The node with an effect around it. An effect that GSK lacks is left out; a path that is no rectangle with round
  /// corners clips to its bounding rectangle.
  func through(_ effect: DisplayEffect, in place: PixelPlace) -> RenderNode {
    switch effect {
    case .opacity(let opacity): return fading(to: opacity)
    case .transform(let matrix):
      // About the list's origin, which is between pixels.
      let (x, y) = (place.x / Double(place.scale), place.y / Double(place.scale))
      let whole = CGAffineTransform(translationX: -x, y: -y).concatenating(matrix)
        .concatenating(CGAffineTransform(translationX: x, y: y))
      return transformed(by: whole)
    case .clip(let path, _):
      if case .roundedRect(let rect, let corner, _) = path.storage {
        return clipped(to: place.pixels(rect), corner: corner, scale: place.scale)
      }
      return clipped(to: place.pixels(path.boundingRect), scale: place.scale)
    case .projection, .mask, .isolate, .blend, .filter: return self
    }
  }

  private func transformed(by matrix: CGAffineTransform) -> RenderNode { RenderNode(pointer, moved: matrix) }

  /// Wraps another node with a displacement, in points.
  convenience init(_ node: OpaquePointer, moved matrix: CGAffineTransform) {
    // GSK represents the identity by nil.
    let transform = matrix.gsk
    defer { gsk_transform_unref(transform) }
    self.init(transform == nil ? gsk_render_node_ref(node) : gsk_transform_node_new(node, transform))
  }

  /// - Parameters:
  ///   - rect: in pixels.
  ///   - corner: in points.
  private func clipped(to rect: CGRect, corner: CGSize, scale: Int) -> RenderNode {
    var bounds = graphene_rect_t(rect, scale: scale)
    var size = graphene_size_t(width: Float(corner.width), height: Float(corner.height))
    var rounded = GskRoundedRect()
    gsk_rounded_rect_init(&rounded, &bounds, &size, &size, &size, &size)
    return RenderNode(gsk_rounded_clip_node_new(pointer, &rounded))
  }
}
