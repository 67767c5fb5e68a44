// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// A section of a form, by identity.
package final class FormSection: Sendable {
  package init() {}
}

/// Where a view stands in a form.
package struct FormPlace {
  package enum Part { case header, row, footer }
  package let section: FormSection
  package let part: Part

  package init(section: FormSection, part: Part) {
    self.section = section
    self.part = part
  }
}

package enum FormPlaceTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: FormPlace? { nil }
}

/// What a row is in.
package enum RowKind {
  case list, form
  /// A form in columns: no row around the view, but a place for its label.
  case columns
}

extension EnvironmentValues {
  private enum RowKey: EnvironmentKey { static var defaultValue: RowKind? { nil } }

  /// What kind of row the view is, or is in; nil outside of rows.
  package var rowKind: RowKind? {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }

  /// Whether the view is a row of a form or a list, or in one.
  package var isFormRow: Bool {
    get { rowKind == .list || rowKind == .form }
    set { rowKind = newValue ? isFormRow ? rowKind : .list : nil }
  }

  /// Whether labels stand in a column of their own.
  package var alignsLabels: Bool { rowKind == .columns }

  /// Whether fields, and what else has no label on a phone, show theirs in front of them: in rows of a desktop's forms.
  var showsFieldLabels: Bool { (rowKind == .form || alignsLabels) && design.rows.showsFieldLabels }

  /// Whether controls look as they do in the windows of a desktop, with boxes and borders: in a desktop's forms in columns.
  var hasFormControls: Bool { alignsLabels && design.rows.showsFieldLabels }
}
