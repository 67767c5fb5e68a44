// SPDX-License-Identifier: MIT

/// Whether the content of a view can be edited.
public enum EditMode: Hashable, Sendable {
  /// Nothing can be edited.
  case inactive
  /// One row is being edited, by a swipe for example.
  case transient
  /// Everything can be edited, until the mode is left.
  case active

  /// Whether anything can be edited: true for `active` and `transient`.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private enum PlaceModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// Whether the views here can be edited. Each window has a mode, and each page of a navigation one of its own; a mode
  /// that is written here takes precedence over those.
  public var editMode: Binding<EditMode>? {
    get { self[ModeKey.self] ?? self[PlaceModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  /// The mode of the window or the page.
  package var placeEditMode: Binding<EditMode>? {
    get { self[PlaceModeKey.self] }
    set { self[PlaceModeKey.self] = newValue }
  }
}
