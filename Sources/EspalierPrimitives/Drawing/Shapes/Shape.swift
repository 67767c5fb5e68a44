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

  /// The purpose of the shape.
  static var role: ShapeRole { get }

  /// The setting that decides whether the shape is mirrored in layouts from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape as a view; by default the proposed one.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The drawing of the shape: filled, or as a line.
  func _outline(in rect: CGRect) -> _ShapeOutline

  /// Whether `sizeThatFits` is known to return the proposal: such shapes share one layout engine.
  static var _followsProposal: Bool { get }
}

/// The purpose of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// Fills the inside.
  case fill
  /// Draws the outline.
  case stroke
  /// The shape separates other views.
  case separator
}

/// The mirroring of a shape depending on the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Keeps the shape in both directions.
  case fixed
  /// Mirrors the shape in one layout direction.
  case mirrors(in: LayoutDirection)
  /// Mirrors the shape in layouts from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The drawing of a shape.
public enum _ShapeOutline: Sendable {
  case fill(Path)
  case stroke(Path, StrokeStyle)
}

extension Shape {
  public static var role: ShapeRole { .fill }
  /// Mirrored in layouts from right to left.
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
