// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// Places the labels of a form's rows in one column, at its trailing edge, and the controls in a second one.
///
/// Rows without a label and footers are in the second column; wider ones span both columns, as headers do.
@MainActor
final class FormColumnsLayout: ContainerLayout {
  /// The metrics of the design.
  var values: RowValues

  init(_ values: RowValues) { self.values = values }

  var label: String { "Form in columns" }

  func sizeThatFits(_ proposal: Proposal, children: Children) -> CGSize {
    let offered = proposal.proposedWidth
    var size = arrange(children, width: offered.flatMap { $0.isFinite ? $0 : nil }).size
    // A form with a row that grows takes any width.
    if let offered, !offered.isFinite {
      let widest = children.lazy.map { $0.engine.sizeThatFits(Proposal(width: offered, height: nil)).width }.max() ?? 0
      size.width = max(size.width, widest)
    }
    return size
  }

  func childFrames(in size: ViewSize, at origin: CGPoint, children: Children) -> [ViewFrame] {
    // Uses the proposal with which the form was measured: a form is as wide as its rows, which may be less than the proposed
    // width.
    let offered = size.proposal.proposedWidth.flatMap { $0.isFinite ? $0 : nil }
    return arrange(children, width: offered ?? size.size.width).frames
  }

  /// O(rows).
  private func arrange(_ children: Children, width: CGFloat?) -> (frames: [ViewFrame], size: CGSize) {
    let places = children.map { $0.traits.value(FormPlaceTraitKey.self) }
    let ideals = children.map { ViewSize($0.engine.sizeThatFits(.unspecified), proposal: .unspecified) }
    let labels = children.indices.map { index in
      places[index].map { $0.part == .row } ?? true
        ? children[index].engine.explicitAlignment(HorizontalAlignment.formControl.key, at: ideals[index]) : nil
    }
    let column = labels.lazy.compactMap { $0 }.max() ?? 0
    let whole =
      width
      ?? children.indices.map { index in
        let isHeader = places[index]?.part == .header
        return (isHeader ? 0 : column - (labels[index] ?? 0)) + ideals[index].size.width
      }.max() ?? 0
    var frames: [ViewFrame] = []
    var size = CGSize.zero
    for (index, child) in children.enumerated() {
      let part = places[index]?.part ?? .row
      var x = part == .header ? 0 : column - (labels[index] ?? 0)
      var proposal = Proposal(width: max(whole - x, 0), height: nil)
      var own = child.engine.sizeThatFits(proposal)
      if labels[index] == nil, own.width > max(whole - x, 0) + 0.5 {
        x = 0
        proposal = Proposal(width: whole, height: nil)
        own = child.engine.sizeThatFits(proposal)
      }
      if index > 0 { size.height += gap(before: part, places[index], after: places[index - 1]) }
      frames.append(ViewFrame(origin: CGPoint(x: x, y: size.height), size: ViewSize(own, proposal: proposal)))
      size.width = max(size.width, x + own.width)
      size.height += own.height
    }
    return (frames, size)
  }

  private func gap(before part: FormPlace.Part, _ place: FormPlace?, after previous: FormPlace?) -> CGFloat {
    if place?.section !== previous?.section { return values.compactSectionGap }
    if previous?.part == .header { return values.headerGap }
    return part == .footer ? values.captionGap : values.columnsGap
  }
}

nonisolated struct FormColumnsConfiguration: ContainerConfiguration {
  let values: RowValues

  @MainActor func makeEngine() -> ContainerLayoutEngine<FormColumnsLayout> {
    ContainerLayoutEngine(FormColumnsLayout(values))
  }
  @MainActor func configure(_ engine: ContainerLayoutEngine<FormColumnsLayout>) { engine.layout.values = values }
  static var label: String { "Form in columns" }
}

/// The rows of a form in columns.
struct FormColumns<Content: View>: _PrimitiveView {
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeColumns(view[\.content], inputs: inputs)
  }

  static func makeColumns(_ content: _GraphValue<Content>, inputs: _ViewInputs) -> _ViewOutputs {
    var rows = inputs
    rows.changeEnvironment("row of form in columns") { $0.enterRow(.columns) }
    return makeContainer(
      list: Content._makeViewList(view: content, inputs: _ViewListInputs(rows)).list,
      configuration: inputs.environment.map("measures of Form") { FormColumnsConfiguration(values: $0.design.rows) },
      viewType: nil, stackAxis: .vertical, inputs: rows)
  }
}
