// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The place in which an entry is shown and used.
@MainActor
protocol Stage: AnyObject {
  /// Shows an entry from its beginning.
  func show(_ entry: Case, in surroundings: Surroundings) throws
  func perform(_ step: Step) throws
}

/// A step that did not come to what the table has.
struct NotDone: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// One entry of the table, used in one way, in one place.
struct Trial: CustomStringConvertible {
  let entry: Case
  let way: Way
  let surroundings: Surroundings

  var description: String { "\(entry.name), \(way)" + (surroundings == .none ? "" : ", in \(surroundings)") }

  /// Returns what went wrong.
  @MainActor
  func failure(on stage: any Stage) -> String? {
    var place = "at its beginning"
    do {
      try stage.show(entry, in: surroundings)
      try stage.perform(.state(entry.start))
      for (number, step) in steps.enumerated() {
        place = "in step \(number + 1), \(step)"
        try stage.perform(step)
      }
      return nil
    } catch {
      return "\(self): \(place): \(error)"
    }
  }

  /// The steps of the entry; if it is disabled, those with which a user would begin, after which the state is the one at the start.
  private var steps: [Step] {
    let steps = entry.steps(way)
    guard surroundings == .disabled else { return steps }
    let first = way == .keys ? [.key("Tab")] + steps.filter(\.isKeys) : Array(steps.prefix(1))
    return first + [.state(entry.start)]
  }
}

extension Step {
  fileprivate var isKeys: Bool {
    switch self {
    case .keys, .type: true
    default: false
    }
  }
}

extension [Trial] {
  /// Each entry in each way.
  init(_ entries: [Case], in surroundings: [Surroundings]) {
    self = entries.flatMap { entry in
      surroundings.flatMap { place in
        Way.allCases.compactMap { way in
          entry.steps(way).isEmpty ? nil : Trial(entry: entry, way: way, surroundings: place)
        }
      }
    }
  }

  /// Each entry in each way, in one of some surroundings, so that all ways come to all surroundings.
  init(_ entries: [Case], spreadOver surroundings: [Surroundings]) {
    self = entries.flatMap { entry in Way.allCases.map { (entry, $0) } }.enumerated().compactMap { index, use in
      let place = surroundings[index % surroundings.count]
      return use.0.steps(use.1).isEmpty ? nil : Trial(entry: use.0, way: use.1, surroundings: place)
    }
  }
}
