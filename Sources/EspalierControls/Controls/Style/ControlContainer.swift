// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The containers by which the automatic styles of controls differ.
package enum ControlContainer: String, CaseIterable, Sendable {
  /// A window, a sheet, a popover, and everything in them without a container of its own; a form in columns, too.
  case content
  case formRow = "form row"
  /// A row of a list, a cell of a table.
  case listRow = "list row, cell"
  /// A `ControlGroup`.
  case group = "control group"
  case bar
  case menu
}

extension EnvironmentValues {
  /// Whether a view is in a `ControlGroup` that draws its controls as one.
  @EnvironmentEntry var isInControlGroup: Bool = false

  /// The innermost container around a control.
  package var controlContainer: ControlContainer {
    if menuContext != nil { return .menu }
    if isInControlGroup { return .group }
    if isBarItem { return .bar }
    return switch rowKind {
    case .form: .formRow
    case .list: .listRow
    case .columns, nil: .content
    }
  }

  /// Enters a row of a list or form.
  package mutating func enterRow(_ kind: RowKind) {
    rowKind = kind
    isWholeRow = false
    isInControlGroup = false
    hasArrowSpace = false
  }
}
