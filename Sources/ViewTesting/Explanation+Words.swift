// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting

extension ViewHost {
  /// The key with a name that is written, changed or read in the tree.
  package func preferenceKey(named name: String) -> (any PreferenceKey.Type)? {
    preferenceKeys.first { "\($0)" == name }
  }

  /// The names of the types of the views in the tree, without type arguments, in view-tree order.
  package var viewTypeNames: [String] {
    settledAnswer {
      var names: [String] = []
      for type in ElementTree(graph).viewTypes where !names.contains(shortName(of: type)) {
        names.append(shortName(of: type))
      }
      return names
    }
  }

  /// The results of a locator, each as a failure of `get` describes it, with the users' views around it.
  package func places(of locator: Locator) -> [String] {
    settledAnswer {
      let tree = ElementTree(graph)
      return tree.find(locator.query).map { found in
        let around = tree.pathOfView(found.identity).dropLast().compactMap { ($0 as? MarkNode)?.viewType }.filter(
          isUsersType)
        return found.summary
          + (around.isEmpty ? "" : " in " + around.map { shortName(of: $0) }.joined(separator: " › "))
      }
    }
  }

  /// The keys that are written, changed or read in the tree.
  package var preferenceKeys: [any PreferenceKey.Type] { settledAnswer { graph.preferenceFlows().map(\.key) } }
}
