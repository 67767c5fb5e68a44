// SPDX-License-Identifier: MIT

import EspalierCore

/// What the pages of a stack are for, by which Apple's systems place their titles and buttons.
public struct ToolbarRole: Sendable {
  /// As the system has it.
  public static let automatic = ToolbarRole()
  /// Pages that lie on each other.
  public static let navigationStack = ToolbarRole()
  /// Pages that are looked through, as those of a browser.
  public static let browser = ToolbarRole()
  /// A document that is edited.
  public static let editor = ToolbarRole()
}

extension View {
  /// Would place the title and the button back by what the page is for. Both stand where the look has them: it does nothing.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
