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

extension EnvironmentValues {
  private enum RowKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is a row of a form, or in one.
  var isFormRow: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }
}
