// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierInteraction

/// The kinds of explanations of one view.
public enum ElementExplanation: Sendable {
  /// The cause of the view's state: a chain from the writes to the shown value. Requires `isTraced`.
  case update
  /// The steps from the root down to the view: for each view on the path its proposal, its answer, its place and the reason of
  /// its size.
  case layout
}

/// The kinds of explanations of a tree.
public enum TreeExplanation {
  /// The last frame: the writes and their origins, the bodies that ran. Requires `isTraced`.
  case update
  /// The values of a key from the bottom up: the writers in their order, the results of `reduce`, the values that were never
  /// requested, the readers.
  case preference(any PreferenceKey.Type)
  /// The anchors in the values of a key: the place of each, and the results of geometry proxies for anchors. The latter requires
  /// `isTraced`.
  case anchor(any PreferenceKey.Type)
}

extension ViewGraph {
  /// The end of a failure's text: the events of the last frame; empty without a trace.
  var whatHappenedLast: String { updateExplanation().map { "\nWhat happened last:\n" + $0 } ?? "" }
}

extension ViewHost {
  /// Whether the host records the events of each frame, for `explain` and the inspector. Setting it to true discards the former
  /// record. Costs nothing while it is false.
  public var isTraced: Bool {
    get { graph.isTraced }
    set {
      if newValue { Trace.callSite = CallSite.note }
      graph.isTraced = newValue
    }
  }

  /// Explains one view, as text of several lines: the same text as `espalier explain` prints.
  /// - Throws: `ElementNotFound` if the locator finds none or several, `NotTraced` for an explanation that needs a trace.
  public func explain(_ explanation: ElementExplanation, of locator: Locator) throws -> String {
    let element = try get(locator)
    guard let node = ElementTree(graph).preferenceNode(element.identity) else {
      throw ElementNotFound(locator: locator, found: [], candidates: [], whatHappenedLast: "")
    }
    switch explanation {
    case .layout: return graph.layoutExplanation(of: node) ?? "\(element.summary) takes no part in the layout."
    case .update:
      guard let text = graph.updateExplanation(of: node) else { throw NotTraced() }
      return text
    }
  }

  /// Explains the tree, as text of several lines: the same text as `espalier explain` prints.
  /// - Throws: `NotTraced` for an explanation that needs a trace.
  public func explain(_ explanation: TreeExplanation) throws -> String {
    refresh()
    switch explanation {
    case .preference(let key):
      return settledAnswer { graph.preferenceFlow(of: key)?.explanation ?? "There is no view." }
    case .anchor(let key): return settledAnswer { graph.anchorExplanation(of: key) }
    case .update:
      guard let text = graph.updateExplanation() else { throw NotTraced() }
      return text
    }
  }
}

/// The error of an explanation that needs a trace, of a host that is not traced.
public struct NotTraced: Error, CustomStringConvertible {
  public var description: String {
    "Only a host that is traced can explain updates: set `host.isTraced = true` before what is to be explained."
  }
}
