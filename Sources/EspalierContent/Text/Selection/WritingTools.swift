// SPDX-License-Identifier: MIT

import EspalierCore

/// The extent of the system's writing tools in a text.
public struct WritingToolsBehavior: Sendable {
  /// The system's default.
  public static let automatic = WritingToolsBehavior()
  /// Changes the text in place.
  public static let complete = WritingToolsBehavior()
  /// Shows suggestions beside the text.
  public static let limited = WritingToolsBehavior()
  /// No writing tools.
  public static let disabled = WritingToolsBehavior()
}

extension View {
  /// Has no effect: it sets the extent of the system's writing tools in the texts of this view. Desktops have no such tools.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
