// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

private struct WritingToolsBehaviorKey: EnvironmentKey {
  static let defaultValue: WritingToolsBehavior? = nil
}

extension EnvironmentValues {
  /// The behaviour of writing tools, which Linux lacks; nil is the system's choice.
  public var writingToolsBehavior: WritingToolsBehavior? {
    get { self[WritingToolsBehaviorKey.self] }
    set { self[WritingToolsBehaviorKey.self] = newValue }
  }
}

extension View {
  /// No effect: there are no writing tools on Linux.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
