// SPDX-License-Identifier: MIT

import EspalierGraph

extension _ViewOutputs {
  /// Changes the value of a key that comes from the view, the default if no view in it writes one.
  /// - Parameters:
  ///   - label: The modifier of the framework, for dumps.
  ///   - transform: Runs in a rule: again when the value below, or another value that it reads, changes.
  @MainActor
  package mutating func transform<Key: PreferenceKey>(
    _ key: Key.Type, label: String? = nil, _ transform: @escaping @MainActor (inout Key.Value) -> Void
  ) {
    preferences = TransformingNode<Key>(preferences, label: label) { below, _ in
      Attribute(label ?? "transform \(Key.self)") {
        var value = below?.value ?? Key.defaultValue
        transform(&value)
        return value
      }
    }
  }
}
