// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore

/// The window with an app's settings; Ctrl+comma, `openSettings` and the app's menus open it. It has the size of its content,
/// unless `windowResizability(.contentMinSize)` lets the user resize it.
public struct Settings<Content: View>: Scene {
  private var group: WindowGroup<Content>

  /// The window of the app's settings; the app's menu opens it.
  public init(@ViewBuilder content: () -> Content) {
    group = WindowGroup(id: nil, title: Text("Preferences"), content())
    group.kind = .settings
  }

  public var body: some Scene { group }
}

/// Opens the app's settings.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated(unsafe) private weak var opener: (any WindowOpener)?

  nonisolated package init(_ opener: (any WindowOpener)? = nil) { self.opener = opener }

  /// Opens the settings; warns if the app has no `Settings`, or the host no windows.
  public func callAsFunction() {
    guard let opener else { return WindowsMissing.warn("openSettings") }
    opener.openSettings()
  }
}

extension EnvironmentValues {
  /// Opens the app's settings.
  @EnvironmentEntry public package(set) var openSettings: OpenSettingsAction = OpenSettingsAction()
}

/// A button that opens the app's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label that opens the settings.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The default label of a `SettingsLink`.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Preferences…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the default title that opens the settings.
  public init() { label = DefaultSettingsLinkLabel() }
}
