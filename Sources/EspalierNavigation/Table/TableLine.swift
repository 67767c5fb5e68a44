// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierLayout
import Foundation

/// Views side by side in the columns of a table: the cells of a row, or the headers.
struct TableLine<Content: View>: _PrimitiveView {
  let layout: TableLineLayout
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeContainer(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list,
      configuration: view[\.layout].attribute, viewType: nil, stackAxis: .horizontal, inputs: inputs)
  }
}

/// The layout of a line's columns.
struct TableLineLayout: ContainerConfiguration, ContainerLayout {
  struct Column: Equatable {
    var width: TableColumnWidth
    var alignment: HorizontalAlignment
  }

  var columns: [Column] = []
  var minimumHeight: CGFloat = 0
  /// Insets of the content in its column.
  var insets = CGSize.zero

  var label: String { "columns of Table" }
  static var label: String { "columns of Table" }
  func makeEngine() -> ContainerLayoutEngine<TableLineLayout> { ContainerLayoutEngine(self) }
  func configure(_ engine: ContainerLayoutEngine<TableLineLayout>) { engine.layout = self }

  /// The widths of the columns; without a proposed width each has its ideal one.
  func widths(in width: CGFloat?) -> [CGFloat] {
    TableColumnWidth.resolve(columns.map(\.width), in: width.flatMap { $0.isFinite ? $0 : nil } ?? idealWidth)
  }

  private var idealWidth: CGFloat {
    columns.reduce(0) { $0 + $1.width.clamped($1.width.resized ?? $1.width.ideal ?? 0) }
  }

  func sizeThatFits(_ proposal: Proposal, children: Children) -> CGSize {
    let widths = widths(in: proposal.proposedWidth.map { CGFloat($0) })
    var height = minimumHeight
    for (child, width) in zip(children, widths) {
      let size = child.engine.sizeThatFits(Proposal(width: inner(width), height: nil))
      height = max(height, size.height + 2 * insets.height)
    }
    return CGSize(width: proposal.proposedWidth ?? widths.reduce(0, +), height: height)
  }

  func childFrames(in size: ViewSize, at origin: CGPoint, children: Children) -> [ViewFrame] {
    var x: CGFloat = 0
    let widths = widths(in: size.size.width)
    return children.enumerated().map { index, child in
      guard index < widths.count else { return .zero }
      let proposal = Proposal(width: inner(widths[index]), height: nil)
      let childSize = child.engine.sizeThatFits(proposal)
      let free = widths[index] - 2 * insets.width - childSize.width
      let offset =
        switch columns[index].alignment {
        case .center: free / 2
        case .trailing: free
        default: CGFloat(0)
        }
      let place = CGPoint(x: x + insets.width + offset, y: (size.size.height - childSize.height) / 2)
      x += widths[index]
      return ViewFrame(origin: place, size: ViewSize(childSize, proposal: proposal))
    }
  }

  private func inner(_ width: CGFloat) -> Double { Double(max(width - 2 * insets.width, 0)) }
}
