// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout

// Reads: every layout engine, from the root and from the layers that the preference tree marks.
// Produces: nothing; a cached answer that would be different now stops the program.
// Costs: O(engines × cached answers); for tests.

extension ViewGraph {
  /// Compares the answers that layout engines cache with fresh ones. To be called when everything is up to date.
  ///
  /// Answers of a user's code are left out: it may count its calls.
  package func checkLayout() {
    if let wrong = wrongLayoutAnswer() { fatalError("Layout: \(wrong)") }
  }

  /// The first cached answer that would be different now, as a sentence.
  package func wrongLayoutAnswer() -> String? {
    var engines: [LayoutEngine] = []
    if let layout = self.root.outputs.layout { engines.append(layout.peek().engine) }
    func collect(_ node: PreferenceNode) {
      if let layer = node as? LayerNode { engines.append(layer.layout.peek().engine) }
      for child in node.children { collect(child) }
    }
    if let root = self.root.outputs.preferences { collect(root) }
    var seen: Set<ObjectIdentifier> = []
    while let engine = engines.popLast() {
      guard seen.insert(ObjectIdentifier(engine)).inserted else { continue }
      if let wrong = (engine as? CachedLayoutEngine)?.wrongAnswer() { return "\(engine.label) \(wrong)" }
      engines += engine.children
      if let widths = (engine as? any WidthAnswering)?.widthEngine { engines.append(widths) }
    }
    return nil
  }
}

extension CachedLayoutEngine {
  /// Whether a second computation may give another answer, or be noticed by the user's code that gives it.
  private var runsUserCode: Bool {
    guidesRunUserCode || (self as? ContainerEngine)?.observer != nil || children.contains { $0.guidesRunUserCode }
  }

  fileprivate func wrongAnswer() -> String? {
    runsUserCode ? nil : answers.wrongAnswer(of: self)
  }
}

extension AnswerCache {
  fileprivate func wrongAnswer(of engine: UncachedLayout) -> String? {
    for entry in sizes where !entry.proposal.overflows {
      let fresh = engine.computeSize(entry.proposal)
      if fresh != entry.size {
        return "remembers the size \(entry.size) for the proposal \(entry.proposal); it would be \(fresh) now."
      }
      for proposal in entry.range.samples {
        let size = engine.computeSize(proposal)
        if size != entry.size {
          return
            "answers \(entry.size) to \(entry.proposal), in a range that holds \(proposal); it would be \(size) there."
        }
      }
    }
    for entry in alignments {
      let fresh = engine.computeAlignment(entry.key, at: entry.size)
      if fresh != entry.value {
        return "remembers a guide at \(entry.value as Any) for \(entry.size.size); it would be at \(fresh as Any) now."
      }
      guard let answer = sizes.first(where: { $0.proposal == entry.size.proposal && $0.size == entry.size.size }) else {
        continue
      }
      for proposal in answer.range.samples {
        let value = engine.computeAlignment(entry.key, at: ViewSize(answer.size, proposal: proposal))
        if value != entry.value {
          return
            "has a guide at \(entry.value as Any) for \(answer.proposal), in a range that holds \(proposal); it would "
            + "be at \(value as Any) there."
        }
      }
    }
    if let spacing, engine.computeSpacing() != spacing {
      return "remembers a spacing that would be different now."
    }
    return nil
  }
}

extension Proposal {
  /// Whether sums of such lengths are infinite or not by the order in which they are added.
  fileprivate var overflows: Bool {
    for length in [width, height] where length.isFinite && abs(length) > 1e100 { return true }
    return false
  }
}

extension AnswerRange {
  /// Proposals at the bounds and inside of them; none for a range of one proposal. Lengths below zero are not proposed.
  fileprivate var samples: [Proposal] {
    let (widths, heights) = (width.samples, height.samples)
    if widths.count + heights.count == 2 { return [] }
    return (0..<max(widths.count, heights.count)).flatMap { index in
      let (width, height) = (widths[index % widths.count], heights[index % heights.count])
      return [
        Proposal(width: width, height: height),
        Proposal(width: width, height: heights[(index + 1) % heights.count]),
      ]
    }
  }
}

extension LengthRange {
  fileprivate var samples: [Double?] {
    if lower.isNaN { return [nil] }
    let least = max(lower, 0)
    if !(upper > least) { return [upper] }
    if upper == .infinity { return [least, least + 0.5, 2 * least + 500, .infinity] }
    return [least, (least + upper) / 2, upper]
  }
}
