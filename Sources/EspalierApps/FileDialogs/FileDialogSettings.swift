// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// Settings of modifiers around a view for the dialogs that the view requests.
package struct FileDialogSettings: Equatable {
  /// The folder in which the dialog begins.
  package var directory: URL?
  package var message: Text?
  /// The title of the confirmation button.
  package var confirmationLabel: Text?
  /// The label before the name of the saved file.
  package var nameLabel: Text?
  package var customizationID: String?
  package var options: FileDialogBrowserOptions = []
}

extension EnvironmentValues {
  @EnvironmentEntry package var fileDialogSettings: FileDialogSettings = FileDialogSettings()
}

/// Display options of a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shows packages as folders that can be opened. No effect: desktops have no packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Shows unusual extensions of files' names. No effect: desktops show all extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Shows hidden files. No effect: the user's setting on the desktop counts.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  private nonisolated func fileDialog(_ change: @escaping (inout FileDialogSettings) -> Void) -> some View {
    transformEnvironment(\.fileDialogSettings, transform: change)
  }

  /// Sets the message of the file dialogs in this view; it is shown as the dialog's title.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { fileDialog { $0.message = message } }
  /// Sets the message of the file dialogs in this view; it is shown as the dialog's title.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }
  /// Sets the message of the file dialogs in this view; it is shown as the dialog's title.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the title of the confirmation button in the file dialogs in this view.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog { $0.confirmationLabel = label }
  }
  /// Sets the title of the confirmation button in the file dialogs in this view.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
  /// Sets the title of the confirmation button in the file dialogs in this view.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the folder in which the file dialogs in this view begin.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog { $0.directory = defaultDirectory }
  }

  /// Sets an identifier for the file dialogs in this view: while the program runs, they begin in the last folder of the dialog
  /// with the same identifier.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    fileDialog { $0.customizationID = id }
  }

  /// Sets display options of the file dialogs in this view. No effect: the dialogs of desktops have none of the options.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialog { $0.options = options }
  }

  /// Sets whether an alias itself is chosen instead of its target. No effect: desktops have no aliases.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets the label before the file's name in the dialogs of `fileExporter` in this view. No effect: the dialogs of desktops have
  /// a label of their own.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog { $0.nameLabel = label }
  }
  /// Sets the label before the file's name in the dialogs of `fileExporter` in this view. No effect: the dialogs of desktops have
  /// a label of their own.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }
  /// Sets the label before the file's name in the dialogs of `fileExporter` in this view. No effect: the dialogs of desktops have
  /// a label of their own.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
}
