// SPDX-License-Identifier: MIT

import EspalierCore

/// How much the system's help with writing does in a text.
public struct WritingToolsBehavior: Sendable {
  /// As the system has it.
  public static let automatic = WritingToolsBehavior()
  /// The text is changed in its place.
  public static let complete = WritingToolsBehavior()
  /// What is suggested is shown beside the text.
  public static let limited = WritingToolsBehavior()
  /// No help.
  public static let disabled = WritingToolsBehavior()
}

extension View {
  /// Would set how much the system helps with writing in the texts of this view. Desktops have no such help: it does nothing.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
