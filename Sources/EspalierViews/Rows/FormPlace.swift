// SPDX-License-Identifier: MIT

import EspalierCore

/// A section of a form, by identity.
final class FormSection: Sendable {}

/// Where a view stands in a form.
struct FormPlace {
  enum Part { case header, row, footer }
  let section: FormSection
  let part: Part
}

enum FormPlaceTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: FormPlace? { nil }
}

/// What a row is in.
enum RowKind { case list, form }

extension EnvironmentValues {
  private enum RowKey: EnvironmentKey { static var defaultValue: RowKind? { nil } }

  /// What kind of row the view is, or is in; nil outside of rows.
  var rowKind: RowKind? {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }

  /// Whether the view is a row of a form or a list, or in one.
  var isFormRow: Bool {
    get { rowKind != nil }
    set { rowKind = newValue ? rowKind ?? .list : nil }
  }

  /// Whether fields show their titles in front of them: in rows of a desktop's forms.
  var labelsFields: Bool { rowKind == .form && design.rows.labelsFields }
}
