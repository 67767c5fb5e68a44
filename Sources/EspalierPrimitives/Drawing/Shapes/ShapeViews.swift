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
  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A filled shape on top of what was drawn with it before.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _PrimitiveView
{
  var drawn: _ShapeView<Content, Style>
  /// What is drawn behind.
  public var background: Background

  /// A filled shape over a background.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    drawn = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    self.background = background
  }

  public var shape: Content { drawn.shape }
  /// What the shape is drawn with.
  public var style: Style { drawn.style }
  /// How its inside is found.
  public var fillStyle: FillStyle { drawn.fillStyle }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeShapeView(view, of: _ShapeView<Content, Style>.self, background: Background.self, inputs)
  }
}

/// A shape's line on top of what was drawn with it before.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  _PrimitiveView
{
  var drawn: _ShapeView<_StrokedShape<Content>, Style>
  /// What is drawn behind.
  public var background: Background

  /// The line of a shape over a background; half of its width lies outside.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    drawn = _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
    self.background = background
  }

  public var shape: Content { drawn.shape.shape }
  /// What the shape is drawn with.
  public var style: Style { drawn.style }
  /// Width, ends and corners of the line.
  public var strokeStyle: StrokeStyle { drawn.shape.style }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeShapeView(view, of: _ShapeView<_StrokedShape<Content>, Style>.self, background: Background.self, inputs)
  }
}

/// A line inside of a shape's outline on top of what was drawn with it before.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView, _PrimitiveView
{
  var drawn: _ShapeView<_StrokedShape<Content.InsetShape>, Style>
  /// What is drawn behind.
  public var background: Background
  public var shape: Content

  /// A line inside of the shape's outline, over a background.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    let inset = shape.inset(by: strokeStyle.lineWidth / 2)
    drawn = _ShapeView(
      shape: _StrokedShape(shape: inset, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
    self.background = background
    self.shape = shape
  }

  /// What the shape is drawn with.
  public var style: Style { drawn.style }
  /// Width, ends and corners of the line.
  public var strokeStyle: StrokeStyle { drawn.shape.style }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeShapeView(
      view, of: _ShapeView<_StrokedShape<Content.InsetShape>, Style>.self, background: Background.self, inputs)
  }
}

/// A drawn shape that is stored first in a view, and what is stored behind it as background in the same place.
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
