// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierHosting
import EspalierNumbers
import Foundation

/// The events of the traced frames between two frames of the document.
@MainActor
struct InspectedUpdate {
  /// The greatest number of steps of a frame: in one that makes a large tree, the first ones.
  private static let mostSteps = 4000

  let update: InspectionDocument.Update

  init(_ frames: [Trace.Frame], _ tree: InspectedTree) {
    var lines: [String] = []
    var writes: [InspectionDocument.Write] = []
    var steps: [InspectionDocument.Step] = []
    for frame in frames {
      let explanation = UpdateExplanation(frame)
      lines.append(frame.title)
      lines += explanation.summary.map { "  " + $0 }
      let firstWrite = writes.count
      writes += frame.writes.map {
        InspectionDocument.Write(state: $0.state, old: $0.old, new: $0.new, place: $0.place)
      }
      var ids: [RecordedNode: Int] = [:]
      // When a tree is made, readers look for bodies; everything else follows from them.
      let shown = explanation.steps.filter { $0.hasChanged && (!$0.isNew || $0.label.hasSuffix(".body")) }
      for step in shown.prefix(Self.mostSteps) { ids[step.node] = steps.count + ids.count + 1 }
      for step in shown.prefix(Self.mostSteps) {
        let byWrites = frame.writes.indices.filter { index in step.causes.contains(frame.writes[index].node) }
          .map { -(firstWrite + $0 + 1) }
        let own = frame.writes.indices.filter { frame.writes[$0].node == step.node }.map { -(firstWrite + $0 + 1) }
        steps.append(
          InspectionDocument.Step(
            id: ids[step.node]!, label: step.label, kind: Self.kind(of: step.label),
            causes: Array(Set(step.causes.compactMap { ids[$0] } + byWrites + own)).sorted(), changed: step.hasChanged,
            view: tree.owners[step.node]))
      }
    }
    update = InspectionDocument.Update(text: lines.joined(separator: "\n"), writes: writes, steps: steps)
  }

  /// The kind of a rule, by its label.
  private static func kind(of label: String) -> String {
    if label.hasSuffix(".body") { return "body" }
    if label.hasPrefix("layout") || label == "lazy stack" || label == "lazy grid" { return "layout" }
    if label.contains("frame") { return "frame" }
    if label.hasPrefix("combine") || label.hasPrefix("write ") || label.hasPrefix("transform ") { return "preference" }
    if label.hasPrefix("draw") || label.hasPrefix("render") || label.contains("DisplayList") { return "display" }
    if label.contains("environment") || label.contains("font") { return "environment" }
    return "other"
  }
}
