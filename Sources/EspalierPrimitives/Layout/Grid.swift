// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierLayout
import Foundation

/// Views in rows and columns: a column is as wide as its widest cell, a row as high as its highest
/// (specification L99–L103).
///
/// Rows are `GridRow`s; any other view is a row of its own across all columns.
public struct Grid<Content: View>: _PrimitiveView {
  package var configuration: GridConfiguration
  package var content: Content

  /// - Parameters:
  ///   - alignment: which guides of the cells lie on those of their places.
  ///   - horizontalSpacing: points between columns; nil lets the cells decide.
  ///   - verticalSpacing: points between rows; nil lets the cells decide.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    configuration = GridConfiguration(
      alignment: alignment, horizontalSpacing: horizontalSpacing.map { finiteLength($0, "Grid spacing") },
      verticalSpacing: verticalSpacing.map { finiteLength($0, "Grid spacing") })
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeContainer(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list,
      configuration: view[\.configuration].attribute, viewType: Self.self, stackAxis: nil, inputs: inputs)
  }
}

/// A row of a grid. A modifier on a row goes to each of its cells (specification L103).
public struct GridRow<Content: View>: _PrimitiveView {
  package var alignment: VerticalAlignment?
  package var content: Content

  /// - Parameter alignment: how the row's cells line up vertically; nil for the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Outside of a grid a row is a row.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.implicitRoot = .horizontalStack
    return Content._makeView(view: view[\.content], inputs: inner)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let row = GridRowPlace.Row()
    let place = view[\.alignment].map("grid row") { GridRowPlace?.some(GridRowPlace(row: row, alignment: $0)) }
    let list = Content._makeViewList(view: view[\.content], inputs: inputs).list
    return _ViewListOutputs(
      list?.map { element in
        let wrapped = WrappedElement(element)
        LayoutValues.add(GridRowTraitKey.self, place.attribute, to: &wrapped.traits, of: wrapped)
        return wrapped
      })
  }

  public static var _isUnary: Bool { false }
}

/// A grid as a layout, to be used where the layout itself changes (specification L95). It places views as `Grid` does.
@frozen public struct GridLayout: EngineLayout {
  public typealias Cache = _LayoutEngineCache

  /// Where a view lies in its cell, if neither its column nor its row has an alignment.
  public var alignment: Alignment
  /// Points between columns; nil lets the cells decide.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil lets the cells decide.
  public var verticalSpacing: CGFloat?

  /// A grid as a layout. Spacings are in points; nil lets the cells decide.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var configuration: GridConfiguration {
    GridConfiguration(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

/// The number of columns that a cell can have; the nearest one with a warning for any other.
private nonisolated func gridColumns(_ count: Int) -> Int {
  let most = 10_000
  let nearest = min(max(count, 1), most)
  if nearest != count {
    Diagnostics.warnOfNumber(
      count, "gridCellColumns", "the number of columns", used: "the nearest of 1…\(most) is used")
  }
  return nearest
}

extension View {
  /// Lets this cell of a grid lie across several columns, from 1 to 10,000 of them.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(_LayoutTraitWritingModifier<_GridColumnCountTraitKey>(value: gridColumns(count)))
  }

  /// Puts a point of this cell on the same point of its place, in place of the alignments of grid, row and column.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_LayoutTraitWritingModifier<_GridAnchorTraitKey>(value: anchor))
  }

  /// Lines up all cells in this cell's column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_LayoutTraitWritingModifier<_GridColumnAlignmentTraitKey>(value: guide))
  }

  /// Lets this cell take the size that its row or column has, without any effect on that size.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_LayoutTraitWritingModifier<_GridUnsizedAxesTraitKey>(value: axes))
  }
}
