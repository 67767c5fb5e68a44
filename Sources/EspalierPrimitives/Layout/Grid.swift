// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierLayout
import Foundation

/// Views in rows and columns: a column is as wide as its widest cell, a row as high as its highest (specification L99–L103).
///
/// Rows are `GridRow`s; any other view is a row of its own across all columns.
public struct Grid<Content: View>: _PrimitiveView {
  package var configuration: GridConfiguration
  package var content: Content

  /// - Parameters:
  ///   - alignment: The guides by which cells are aligned in their places.
  ///   - horizontalSpacing: Points between columns; nil uses the cells' preferred distances.
  ///   - verticalSpacing: Points between rows; nil uses the cells' preferred distances.
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

/// A row of a grid. A modifier on a row applies to each of its cells (specification L103).
public struct GridRow<Content: View>: _PrimitiveView {
  package var alignment: VerticalAlignment?
  package var content: Content

  /// - Parameter alignment: The vertical alignment of the row's cells; nil is the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Outside of a grid the row is a horizontal stack.
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

/// A grid as a layout, for use where the layout itself changes (specification L95). It places views as `Grid` does.
@frozen public struct GridLayout: EngineLayout {
  public typealias Cache = _LayoutEngineCache

  /// The alignment of a view in its cell, if neither its column nor its row has one.
  public var alignment: Alignment
  /// Points between columns; nil uses the cells' preferred distances.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil uses the cells' preferred distances.
  public var verticalSpacing: CGFloat?

  /// A grid as a layout. Spacings are in points; nil uses the cells' preferred distances.
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

/// The number of columns that a cell can span; for an invalid number the nearest one, with a warning.
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
  /// Makes this cell of a grid span several columns, from 1 to 10,000.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(_LayoutTraitWritingModifier<_GridColumnCountTraitKey>(value: gridColumns(count)))
  }

  /// Aligns a point of this cell with the same point of its place, instead of the alignments of grid, row and column.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_LayoutTraitWritingModifier<_GridAnchorTraitKey>(value: anchor))
  }

  /// Sets the alignment of all cells in this cell's column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_LayoutTraitWritingModifier<_GridColumnAlignmentTraitKey>(value: guide))
  }

  /// Makes this cell as large as its row or column, without an effect on their sizes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_LayoutTraitWritingModifier<_GridUnsizedAxesTraitKey>(value: axes))
  }
}
