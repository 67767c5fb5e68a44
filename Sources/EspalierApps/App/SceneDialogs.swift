// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore

// The icon, the importance and the check box of dialogs, for all windows of a scene.

extension Scene {
  /// Sets the icon of alerts and dialogs in the scene's windows, in the desktop's look; nil is none.
  public func dialogIcon(_ icon: Image?) -> some Scene { transformEnvironment(\.dialogSettings) { $0.icon = icon } }

  /// Sets the importance of alerts and dialogs in the scene's windows.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
    transformEnvironment(\.dialogSettings) { $0.severity = severity }
  }

  /// Adds a check box to alerts and dialogs in the scene's windows, in the desktop's look.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(DialogSettings.suppressionTitle, isSuppressed: isSuppressed)
  }

  /// Adds a check box with a title to alerts and dialogs in the scene's windows, in the desktop's look.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a check box with a title to alerts and dialogs in the scene's windows. The title is shown as it is, without translation.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a check box with a title to alerts and dialogs in the scene's windows, in the desktop's look.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
    transformEnvironment(\.dialogSettings) { $0.suppression = (label, isSuppressed) }
  }
}
