// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// What modifiers around a view set for the dialogs that it requests.
package struct FileDialogSettings: Equatable {
  /// Where the dialog begins.
  package var directory: URL?
  package var message: Text?
  /// What the button that chooses is called.
  package var confirmationLabel: Text?
  /// What stands before the name of the file that is saved.
  package var nameLabel: Text?
  package var customizationID: String?
  package var options: FileDialogBrowserOptions = []
}

extension EnvironmentValues {
  private enum FileDialogKey: EnvironmentKey { static var defaultValue: FileDialogSettings { FileDialogSettings() } }

  package var fileDialogSettings: FileDialogSettings {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}

/// What a dialog for files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Packages can be entered like folders. Desktops do not know packages: no effect.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files whose names end in unusual ways are shown with these endings. Desktops show all endings: no effect.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files are shown. The user's choice on the desktop counts: no effect.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  private nonisolated func fileDialog(_ change: @escaping (inout FileDialogSettings) -> Void) -> some View {
    transformEnvironment(\.fileDialogSettings, transform: change)
  }

  /// The text that the dialogs for files in this view show to say what is to be chosen; as the dialog's title.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { fileDialog { $0.message = message } }
  /// The text that the dialogs for files in this view show to say what is to be chosen; as the dialog's title.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }
  /// The text that the dialogs for files in this view show to say what is to be chosen; as the dialog's title.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// What the button that chooses is called in the dialogs for files in this view.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog { $0.confirmationLabel = label }
  }
  /// What the button that chooses is called in the dialogs for files in this view.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
  /// What the button that chooses is called in the dialogs for files in this view.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// The folder in which the dialogs for files in this view begin.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog { $0.directory = defaultDirectory }
  }

  /// The dialogs for files in this view begin in the folder in which the last one with the same identifier ended, as long
  /// as the program runs.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    fileDialog { $0.customizationID = id }
  }

  /// What the dialogs for files in this view show. The dialogs of desktops have none of the options: no effect.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialog { $0.options = options }
  }

  /// Whether an alias is chosen itself, and not what it stands for. Desktops have no aliases: no effect.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// What stands before the name of the file in the dialogs of `fileExporter` in this view. The dialogs of desktops have a
  /// label of their own: no effect.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog { $0.nameLabel = label }
  }
  /// What stands before the name of the file in the dialogs of `fileExporter` in this view. The dialogs of desktops have a
  /// label of their own: no effect.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }
  /// What stands before the name of the file in the dialogs of `fileExporter` in this view. The dialogs of desktops have a
  /// label of their own: no effect.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
}
