// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

/// The importance of an alert or a dialog.
public struct DialogSeverity: Sendable, Equatable {
  private let name: String
  /// The system's choice.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A dialog as others.
  public static let standard = DialogSeverity(name: "standard")
  /// A warning: it has an icon, unless the program sets one.
  public static let critical = DialogSeverity(name: "critical")
}

/// The parts of alerts and dialogs that the views around them set. A phone's have none of them, as on iOS.
package struct DialogSettings {
  package static var suppressionTitle: Text { Text("Do not show this message again") }

  package var icon: Image?
  package var severity = DialogSeverity.automatic
  /// The title of the toggle that suppresses the dialog, and its value.
  package var suppression: (title: Text, isSuppressed: Binding<Bool>)?
}

extension EnvironmentValues {
  @EnvironmentEntry package var dialogSettings: DialogSettings = DialogSettings()
}

extension View {
  /// Sets the icon of alerts and dialogs that this view presents, in the desktop's look; nil is none.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogSettings) { $0.icon = icon }
  }

  /// Sets the importance of alerts and dialogs that this view presents: in the desktop's look a critical one has the icon of a
  /// warning.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogSettings) { $0.severity = severity }
  }

  /// Adds a check box to alerts and dialogs that this view presents, in the desktop's look: "Do not show this message again".
  /// - Parameter isSuppressed: The box's value. The program reads it before it presents the dialog again.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(DialogSettings.suppressionTitle, isSuppressed: isSuppressed)
  }

  /// Adds a check box with a title to alerts and dialogs that this view presents, in the desktop's look.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a check box with a title to alerts and dialogs that this view presents, in the desktop's look. The title is shown as it
  /// is, without translation.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a check box with a title to alerts and dialogs that this view presents, in the desktop's look.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogSettings) { $0.suppression = (label, isSuppressed) }
  }
}

/// The icon above a dialog's title.
struct DialogIcon: View {
  let settings: DialogSettings
  /// The height, in points.
  let size: CGFloat

  var body: some View {
    if let icon = settings.icon {
      icon.resizable().scaledToFit().frame(width: size, height: size).accessibilityHidden(true)
    } else if settings.severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").resizable().scaledToFit().frame(width: size, height: size)
        .foregroundStyle(.yellow).accessibilityLabel("Warning")
    }
  }
}
