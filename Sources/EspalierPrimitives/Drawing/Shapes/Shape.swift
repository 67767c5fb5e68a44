// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// An outline for a given rectangle. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path

  /// What the shape is for.
  static var role: ShapeRole { get }

  /// Whether the shape is mirrored where people read from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes as a view; by default what is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// How the shape is drawn: filled, or as a line.
  func _outline(in rect: CGRect) -> _ShapeOutline

  /// Whether `sizeThatFits` is known to give what is proposed: such shapes share one layout engine.
  static var _followsProposal: Bool { get }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  /// Its inside is filled.
  case fill
  /// Its outline is drawn.
  case stroke
  /// It divides its surroundings.
  case separator
}

/// What becomes of a shape where people read from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is the same in both directions.
  case fixed
  /// The shape is mirrored where text runs in the direction.
  case mirrors(in: LayoutDirection)
  /// The shape is mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// How a shape is drawn.
public enum _ShapeOutline: Sendable {
  case fill(Path)
  case stroke(Path, StrokeStyle)
}

extension Shape {
  public static var role: ShapeRole { .fill }
  /// Mirrored where people read from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  public func _outline(in rect: CGRect) -> _ShapeOutline { .fill(path(in: rect)) }
  public static var _followsProposal: Bool { false }
}

extension Shape {
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeShape(
      view.attribute, style: inputs.host.shared.constant(ForegroundStyle()),
      fill: inputs.host.shared.constant(FillStyle()),
      inputs: inputs)
  }
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  @MainActor public static var _isUnary: Bool { true }
}

/// Draws a shape in a style.
@MainActor
func makeShape<S: Shape, Style: ShapeStyle>(
  _ shape: Attribute<S>, style: Attribute<Style>, fill: Attribute<FillStyle>, inputs: _ViewInputs
) -> _ViewOutputs {
  let layout = S._followsProposal ? inputs.host.shared.flexibleLayout : Attribute(ShapeLayout(shape: shape))
  let content = ShapeContent(shape: shape, style: style, fill: fill)
  return _ViewOutputs(layout: layout, preferences: makeLeaf(content, inputs: inputs))
}

/// A shape in a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let style = alignUp(MemoryLayout<Content>.size, MemoryLayout<Style>.alignment)
    let fill = alignUp(style + MemoryLayout<Style>.size, MemoryLayout<FillStyle>.alignment)
    return makeShape(
      view.field(at: 0, as: Content.self).attribute, style: view.field(at: style, as: Style.self).attribute,
      fill: view.field(at: fill, as: FillStyle.self).attribute, inputs: inputs)
  }
}
