// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A shape that is already drawn, and can be drawn once more on top.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The drawn shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A filled shape on top of earlier drawings of the same shape.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _PrimitiveView
{
  var drawn: _ShapeView<Content, Style>
  /// The view behind the shape.
  public var background: Background

  /// A filled shape over a background.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    drawn = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    self.background = background
  }

  public var shape: Content { drawn.shape }
  /// The style of the fill.
  public var style: Style { drawn.style }
  /// The rule that determines the shape's inside.
  public var fillStyle: FillStyle { drawn.fillStyle }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeShapeView(view, of: _ShapeView<Content, Style>.self, background: Background.self, inputs)
  }
}

/// A shape's line on top of earlier drawings of the same shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  _PrimitiveView
{
  var drawn: _ShapeView<_StrokedShape<Content>, Style>
  /// The view behind the shape.
  public var background: Background

  /// The line of a shape over a background; half of its width is outside the shape.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    drawn = _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
    self.background = background
  }

  public var shape: Content { drawn.shape.shape }
  /// The style of the line.
  public var style: Style { drawn.style }
  /// Width, ends and corners of the line.
  public var strokeStyle: StrokeStyle { drawn.shape.style }
  /// Whether the edges of the line are smoothed.
  public var isAntialiased: Bool { drawn.fillStyle.isAntialiased }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeShapeView(view, of: _ShapeView<_StrokedShape<Content>, Style>.self, background: Background.self, inputs)
  }
}

/// A line inside a shape's outline on top of earlier drawings of the same shape.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView, _PrimitiveView
{
  var drawn: _ShapeView<_StrokedShape<Content.InsetShape>, Style>
  /// The view behind the shape.
  public var background: Background
  public var shape: Content

  /// A line inside the shape's outline, over a background.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    let inset = shape.inset(by: strokeStyle.lineWidth / 2)
    drawn = _ShapeView(
      shape: _StrokedShape(shape: inset, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
    self.background = background
    self.shape = shape
  }

  /// The style of the line.
  public var style: Style { drawn.style }
  /// Width, ends and corners of the line.
  public var strokeStyle: StrokeStyle { drawn.shape.style }
  /// Whether the edges of the line are smoothed.
  public var isAntialiased: Bool { drawn.fillStyle.isAntialiased }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeShapeView(
      view, of: _ShapeView<_StrokedShape<Content.InsetShape>, Style>.self, background: Background.self, inputs)
  }
}

/// A drawn shape that is stored first in a view, with the background stored behind it in the same place.
@MainActor
private func makeShapeView<Whole, Drawn: View, Background: View>(
  _ view: _GraphValue<Whole>, of drawn: Drawn.Type, background: Background.Type, _ inputs: _ViewInputs
) -> _ViewOutputs {
  var outputs = Drawn._makeView(view: view.field(at: 0, as: Drawn.self), inputs: inputs)
  if Background.self == EmptyView.self { return outputs }
  let offset = alignUp(MemoryLayout<Drawn>.size, MemoryLayout<Background>.alignment)
  let behind = Background._makeView(view: view.field(at: offset, as: Background.self), inputs: inputs)
  outputs.preferences = JoinedNode.joining([behind.preferences, outputs.preferences])
  return outputs
}
