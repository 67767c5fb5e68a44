// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout
import Foundation

/// A layout that sends a value up the view tree: a finding of its placement, such as the number of views for which there is no
/// space. It is the value of a preference key; readers of the key around the container get it as any other preference.
///
/// The framework's own: SwiftUI's `Layout` has no such requirement.
package protocol ReportingLayout: Layout {
  /// The key whose value the layout sends up. It replaces the values of the container's views for this key.
  associatedtype Report: PreferenceKey

  /// The value for the places that `placeSubviews` chooses with the same arguments.
  func report(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Report.Value
}

extension ReportingLayout {
  /// Adds the report to the preferences of the layout's container.
  @MainActor static func reporting(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let layout = outputs.layout else { return outputs }
    var outputs = outputs
    outputs.preferences = WritingNode<Report>(outputs.preferences) {
      Attribute(PlacementReport<Self>(layout: layout, size: inputs.size, position: inputs.position))
    }
    return outputs
  }
}

// Reads: the layout, the container's size and position.
// Produces: the value that the layout sends up.
// Costs: what the layout's report costs, when a view or the size changed and the key has a reader.
private struct PlacementReport<L: ReportingLayout>: Rule {
  let layout: Attribute<LayoutComputer>
  let size: Attribute<ViewSize>
  let position: Attribute<CGPoint>

  mutating func value() -> L.Report.Value {
    let engine = layout.value.engine as? ContainerLayoutEngine<UserLayout<L>>
    let (size, position) = (size.value, position.value)
    return engine?.layout.report(in: size, at: position) ?? L.Report.defaultValue
  }

  nonisolated static var label: String { "report of \(L.self)" }
}

extension UserLayout where L: ReportingLayout {
  fileprivate func report(in size: ViewSize, at origin: CGPoint) -> L.Report.Value {
    withCache("report") {
      layout.report(
        in: CGRect(origin: origin, size: size.size), proposal: ProposedViewSize(size.proposal), subviews: subviews,
        cache: &$0)
    }
  }
}
