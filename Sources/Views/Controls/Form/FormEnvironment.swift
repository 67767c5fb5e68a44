import ViewCore

extension EnvironmentValues {
  private enum RowKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is a row of a form, or in one.
  var isFormRow: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }
}
