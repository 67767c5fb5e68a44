// SPDX-License-Identifier: MIT

import EspalierCore

/// The title of a window without the desktop's title bar: its own bars show the title, at the upper edge.
package struct WindowTitle: Equatable {
  package var title: String
  package var subtitle: String?
  /// Whether the window's document has unsaved changes; the title then begins with a mark.
  package var isEdited: Bool
  /// Whether pages without a title show the window's: the main pages of the window do.
  package var isForPages = true

  package init(_ title: String, subtitle: String? = nil, isEdited: Bool = false) {
    self.title = (isEdited ? Self.mark : "") + title
    self.subtitle = subtitle
    self.isEdited = isEdited
  }

  /// The prefix of the title of an unsaved document.
  package static let mark = "• "
}

extension EnvironmentValues {
  /// Nil in hosts without a display, and in windows with the desktop's title bar.
  @EnvironmentEntry package var windowTitle: WindowTitle? = nil

  /// Whether a bar is above: the views then do not extend to the window's upper edge.
  @EnvironmentEntry package var isBelowBar: Bool = false

  /// The title, for views that may extend to the upper edge of a window without the desktop's title bar; else nil.
  package var titleAtEdge: WindowTitle? { isBelowBar ? nil : windowTitle }
}
