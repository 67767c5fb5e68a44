// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierInteraction

/// What `explain` can explain of one view.
public enum ElementExplanation: Sendable {
  /// How it came that the view is as it is: a chain from what was written to what is shown. Requires `isTraced`.
  case update
  /// The ladder from the root down to the view: what each view on the way was offered, what it answered, where it was placed
  /// and why it is that large.
  case layout
}

/// What `explain` can explain of a tree.
public enum TreeExplanation {
  /// The last frame: what was written and by what, which bodies ran. Requires `isTraced`.
  case update
  /// The values of a key from the bottom up: the writers in their order, what `reduce` made of them, which values were never
  /// requested, the readers.
  case preference(any PreferenceKey.Type)
  /// The anchors in the values of a key: where each lies, and what geometry proxies made of anchors. The latter requires
  /// `isTraced`.
  case anchor(any PreferenceKey.Type)
}

extension ViewGraph {
  /// The end of a failure's text: what the last frame did; empty without a trace.
  var whatHappenedLast: String { updateExplanation().map { "\nWhat happened last:\n" + $0 } ?? "" }
}

extension ViewHost {
  /// Whether the host keeps what happens in each frame, for `explain` and the inspector. Setting it to true forgets what was
  /// kept before. Costs nothing while it is false.
  public var isTraced: Bool {
    get { graph.isTraced }
    set {
      if newValue { Trace.callSite = CallSite.note }
      graph.isTraced = newValue
    }
  }

  /// Explains one view, as text of several lines: the same text as `espalier explain` prints.
  /// - Throws: `ElementNotFound` if the locator finds none or several, `NotTraced` for what only a trace explains.
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
  /// - Throws: `NotTraced` for what only a trace explains.
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

/// An explanation was requested that needs a trace, of a host that is not traced.
public struct NotTraced: Error, CustomStringConvertible {
  public var description: String {
    "Only a host that is traced can explain updates: set `host.isTraced = true` before what is to be explained."
  }
}
