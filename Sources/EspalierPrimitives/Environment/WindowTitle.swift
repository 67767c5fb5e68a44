// SPDX-License-Identifier: MIT

import EspalierCore

/// The title of a window without a title bar of the desktop's: its own bars show it, at its upper edge.
package struct WindowTitle: Equatable {
  package var title: String
  package var subtitle: String?
  /// Whether the window's document has changes that are not saved; then the title begins with a mark.
  package var isEdited: Bool
  /// Whether pages without a title show it: the main ones of the window do.
  package var isForPages = true

  package init(_ title: String, subtitle: String? = nil, isEdited: Bool = false) {
    self.title = (isEdited ? Self.mark : "") + title
    self.subtitle = subtitle
    self.isEdited = isEdited
  }

  /// Before the title of a document that is not saved.
  package static let mark = "• "
}

extension EnvironmentValues {
  private enum TitleKey: EnvironmentKey { static var defaultValue: WindowTitle? { nil } }
  private enum BelowBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Nil in hosts without a display, and in windows whose title bar is the desktop's.
  package var windowTitle: WindowTitle? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  /// Whether a bar lies above: the views do not reach the window's upper edge.
  package var isBelowBar: Bool {
    get { self[BelowBarKey.self] }
    set { self[BelowBarKey.self] = newValue }
  }

  /// The title, for views that may reach the upper edge of a window without a title bar of the desktop's; else nil.
  package var titleAtEdge: WindowTitle? { isBelowBar ? nil : windowTitle }
}
