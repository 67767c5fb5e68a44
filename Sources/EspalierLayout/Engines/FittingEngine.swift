// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierNumbers
import Foundation

/// The parameters of a choice among views.
nonisolated package struct FittingConfiguration: ContainerConfiguration {
  /// The axes on which a view has to fit.
  package var axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  @MainActor package func makeEngine() -> FittingEngine { FittingEngine(self) }
  @MainActor package func configure(_ engine: FittingEngine) { engine.configuration = self }
  package nonisolated static var label: String { "ViewThatFits" }
}

/// Lays out the first of several views whose ideal length fits into the proposal, on the configured axes; the last if
/// none does (specification L96). The chosen view gets the original proposal (specification L97).
package final class FittingEngine: ContainerEngine {
  package fileprivate(set) var configuration: FittingConfiguration

  init(_ configuration: FittingConfiguration) {
    self.configuration = configuration
    super.init()
  }

  package override var label: String { "ViewThatFits" }

  package override func reason(for size: ViewSize) -> String {
    let index = choice(size.proposal)
    return index < 0 ? "is empty" : "is as large as its view number \(index + 1), the first that fits"
  }

  /// The index of the view for a proposal; -1 if there is none. Costs one query of each view before it.
  func choice(_ proposal: Proposal) -> Int {
    if layoutChildren.isEmpty { return -1 }
    let fitting = layoutChildren.dropLast().firstIndex { fits($0.engine, proposal) }
    return fitting ?? layoutChildren.count - 1
  }

  private func fits(_ engine: LayoutEngine, _ proposal: Proposal) -> Bool {
    // On the other axes the length is given: a text of limited height is wrapped first.
    var ideal = proposal
    var limits: [(Axis, Double)] = []
    for axis in Axis.allCases where configuration.axes.contains(axis) {
      if let limit = proposal[axis] { limits.append((axis, limit)) }
      ideal[axis] = nil
    }
    if limits.isEmpty { return true }
    let size = engine.sizeThatFits(ideal)
    return limits.allSatisfy { axis, limit in size[axis] <= limit + 1e-6 }
  }

  private func engine(_ proposal: Proposal) -> LayoutEngine? {
    let index = choice(proposal)
    return index < 0 ? nil : layoutChildren[index].engine
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    engine(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  package override func computeSpacing() -> ViewSpacing { layoutChildren.first?.engine.spacing() ?? .zero }

  package override func mayPlace(_ key: AlignmentKey) -> Bool { layoutChildren.contains { $0.engine.mayPlace(key) } }

  package override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    engine(size.proposal)?.explicitAlignment(key, at: size)
  }

  /// Each view is laid out as if it were the chosen one: its next answer must not follow from the choice, as it would
  /// if rows are made for the available size of a list.
  package override func childFrames(in size: ViewSize) -> [ViewFrame] {
    let chosen = choice(size.proposal)
    return layoutChildren.enumerated().map { index, child in
      let own = index == chosen ? size : ViewSize(child.engine.sizeThatFits(size.proposal), proposal: size.proposal)
      return ViewFrame(origin: .zero, size: own)
    }
  }
}

/// Makes all views of a list, because they have to be measured, and shows the one that fits.
@MainActor
package func makeFitting(
  list: ViewList?, configuration: Attribute<FittingConfiguration>, viewType: any View.Type, inputs: _ViewInputs
) -> _ViewOutputs {
  let choice = Attribute(FittingChoice(size: inputs.size))
  var outputs = makeContainer(
    list: list, configuration: configuration, viewType: nil, stackAxis: inputs.stackAxis, inputs: inputs,
    choice: choice)
  guard let layout = outputs.layout else { return outputs }
  choice.mutateRule(FittingChoice.self) { $0.layout = layout }
  outputs.preferences = outputs.preferences.map { MarkNode($0, viewType: viewType, inputs: inputs, layout: layout) }
  return outputs
}

// Reads: the size of the choice, the layout.
// Produces: the index of the view that is shown.
// Costs: one query of each view before it, cached.
private struct FittingChoice: Rule {
  let size: Attribute<ViewSize>
  var layout: Attribute<LayoutComputer>?

  init(size: Attribute<ViewSize>) { self.size = size }

  mutating func value() -> Int {
    guard let engine = layout?.value.engine as? FittingEngine else { return -1 }
    return engine.choice(size.value.proposal)
  }

  nonisolated static var label: String { "view that fits" }
}
