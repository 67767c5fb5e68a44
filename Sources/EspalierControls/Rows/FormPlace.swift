// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// A section of a form, by identity.
package final class FormSection: Sendable {
  package init() {}
}

/// The place of a view in a form.
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

/// The container of a row.
package enum RowKind {
  case list, form
  /// A form in columns: the view has no row around it, but a place for its label.
  case columns
}

extension EnvironmentValues {
  /// The container of the row that the view is, or is in; nil outside of rows.
  @EnvironmentEntry package var rowKind: RowKind? = nil

  /// Whether a row has space before it in which the arrow of a group stands: a row of a group, in designs with arrows before labels.
  @EnvironmentEntry package var hasArrowSpace: Bool = false

  /// Whether the view is a row of a form or a list, or in such a row.
  package var isFormRow: Bool {
    get { rowKind == .list || rowKind == .form }
    set { rowKind = newValue ? isFormRow ? rowKind : .list : nil }
  }

  /// Whether labels have a column of their own.
  package var alignsLabels: Bool { rowKind == .columns }

  /// Whether fields and other controls without a label on a phone have their label in front of them: in rows of a desktop's
  /// forms.
  var showsFieldLabels: Bool { (rowKind == .form || alignsLabels) && design.rows.showsFieldLabels }
}
