// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierApps
import Foundation
import UniformTypeIdentifiers

/// The desktop's dialog for a place to save a file.
@MainActor @preconcurrency
open class NSSavePanel: NSObject {
  /// The chosen file.
  open internal(set) var url: URL?
  /// The title; desktops show the message in its place.
  open var title: String! = ""
  /// The text of the dialog.
  open var message: String! = ""
  /// The title of the button.
  open var prompt: String! = ""
  /// The title of the field for the name; desktops have their own.
  open var nameFieldLabel: String! = ""
  /// The suggested name.
  open var nameFieldStringValue = ""
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// The types of files.
  open var allowedContentTypes: [UTType] = []
  /// The endings of files.
  open var allowedFileTypes: [String]? {
    didSet { allowedContentTypes = (allowedFileTypes ?? []).compactMap { UTType(filenameExtension: $0) } }
  }
  /// Whether other types can be chosen, too.
  open var allowsOtherFileTypes = false
  /// Whether folders can be made; desktops' dialogs can.
  open var canCreateDirectories = true
  /// Whether endings can be hidden; desktops show them.
  open var canSelectHiddenExtension = false
  /// Whether endings are hidden; desktops show them.
  open var isExtensionHidden = false
  /// Whether hidden files are shown, which the user decides on a desktop.
  open var showsHiddenFiles = false
  /// Whether the content of packages is shown; desktops show folders.
  open var treatsFilePackagesAsDirectories = false
  /// A view in the dialog; desktops have no place for it.
  open var accessoryView: NSView?
  /// The order of the dialog; the desktop decides.
  open var level = NSWindow.Level.normal

  /// A dialog.
  public nonisolated override init() { super.init() }

  func dialog() -> ProgramFileDialog {
    var dialog = ProgramFileDialog(.save)
    dialog.dialog.types = allowsOtherFileTypes ? [] : allowedContentTypes
    dialog.dialog.name = nameFieldStringValue.isEmpty ? nil : nameFieldStringValue
    describe(&dialog)
    return dialog
  }

  func describe(_ dialog: inout ProgramFileDialog) {
    dialog.folder = directoryURL
    dialog.message = [message ?? "", title ?? ""].first { !$0.isEmpty }
    dialog.confirmation = (prompt ?? "").isEmpty ? nil : prompt
  }

  func take(_ urls: [URL]?) -> NSApplication.ModalResponse {
    url = urls?.first
    return url == nil ? .cancel : .OK
  }

  /// Shows the dialog, and waits for the answer.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { take(dialog().run()) }

  /// Shows the dialog.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    dialog().begin { [self] urls in handler(take(urls)) }
  }
  /// Shows the dialog, and returns the answer.
  @discardableResult
  open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
  }
  /// Shows the dialog above the window in front.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { begin(completionHandler: handler) }
  /// Shows the dialog above the window in front, and returns the answer.
  @discardableResult
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { await begin() }
}

/// The desktop's dialog for files or folders to open.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
  /// The chosen files.
  open private(set) var urls: [URL] = []
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen. A dialog of a desktop is for files, or for folders alone.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether links are followed, which they are.
  open var resolvesAliases = true

  override func dialog() -> ProgramFileDialog {
    var dialog = ProgramFileDialog(canChooseDirectories && !canChooseFiles ? .chooseFolder : .open)
    dialog.dialog.types = allowsOtherFileTypes ? [] : allowedContentTypes
    dialog.dialog.allowsMultiple = allowsMultipleSelection
    describe(&dialog)
    return dialog
  }

  override func take(_ urls: [URL]?) -> NSApplication.ModalResponse {
    self.urls = urls ?? []
    return super.take(urls)
  }
}
