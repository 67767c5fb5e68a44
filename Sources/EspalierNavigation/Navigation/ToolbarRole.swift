// SPDX-License-Identifier: MIT

import EspalierCore

/// The purpose of a stack's pages, by which Apple's systems place their titles and buttons.
public struct ToolbarRole: Sendable {
  /// The system's default.
  public static let automatic = ToolbarRole()
  /// Pages on top of each other.
  public static let navigationStack = ToolbarRole()
  /// Pages that are browsed, as in a web browser.
  public static let browser = ToolbarRole()
  /// A document editor.
  public static let editor = ToolbarRole()
}

extension View {
  /// Has no effect: on Apple's systems the role determines the places of the title and the back button. Here the design
  /// determines them.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
