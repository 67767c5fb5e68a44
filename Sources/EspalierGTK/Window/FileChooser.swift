// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierContent
import EspalierCore
import EspalierServices
import Foundation
import UniformTypeIdentifiers

/// A dialog for files: the desktop's, by its portal, if there is one, else GTK's own.
@MainActor
final class FileChooser {
  private let request: PendingFileDialog
  private let native: OpaquePointer
  private var chooser: OpaquePointer { native }
  private let answer: @MainActor ([URL]?) -> Void

  /// - Parameter answer: Called once with the chosen files; nil for none.
  init(
    _ request: PendingFileDialog, over window: UnsafeMutablePointer<GtkWindow>?, in environment: EnvironmentValues,
    answer: @escaping @MainActor ([URL]?) -> Void
  ) {
    self.request = request
    self.answer = answer
    // GTK's own dialog keeps its settings over the session's bus, and would warn of each that it cannot keep.
    if !SessionBus.exists { setenv("GSETTINGS_BACKEND", "memory", 0) }
    let dialog = request.dialog
    let action: GtkFileChooserAction =
      switch dialog.purpose {
      case _ where dialog.choosesFolders: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      default: GTK_FILE_CHOOSER_ACTION_OPEN
      }
    let settings = dialog.settings
    let title = settings.message?.plainString(in: environment) ?? dialog.usualTitle
    let label = settings.confirmationLabel?.plainString(in: environment) ?? dialog.usualLabel
    native = gtk_file_chooser_native_new(title, window, action, label, "_Cancel")!
    gtk_native_dialog_set_modal(UnsafeMutablePointer(native), 1)
    gtk_file_chooser_set_select_multiple(chooser, dialog.allowsMultiple ? 1 : 0)
    if let name = dialog.name { gtk_file_chooser_set_current_name(chooser, name) }
    if let folder = settings.directory {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(chooser, file, nil)
      if let file { g_object_unref(UnsafeMutableRawPointer(file)) }
    }
    if !dialog.choosesFolders { addFilters(dialog) }
    let response: @convention(c) (OpaquePointer?, gint, gpointer?) -> Void = { _, response, data in
      onMain(data) { owner($0, as: FileChooser.self).responded(response == GTK_RESPONSE_ACCEPT.rawValue) }
    }
    connect(UnsafeMutableRawPointer(native), "response", to: self, response)
    request.onEnd = { [weak self] in self?.close() }
    gtk_native_dialog_show(UnsafeMutablePointer(native))
  }

  /// Restricts the choice to the dialog's types, by file extensions and by MIME types.
  private func addFilters(_ dialog: FileDialog) {
    guard !dialog.types.isEmpty, !dialog.types.contains(where: \.isEverything) else { return }
    func add(_ types: [UTType], named name: String?) {
      let filter = gtk_file_filter_new()
      gtk_file_filter_set_name(filter, name)
      for type in types {
        let marks = type.marksOfFiles
        for ending in marks.endings { gtk_file_filter_add_suffix(filter, ending) }
        for mimeType in marks.mimeTypes { gtk_file_filter_add_mime_type(filter, mimeType) }
      }
      gtk_file_chooser_add_filter(chooser, filter)
    }
    if dialog.purpose == .save {
      for type in dialog.types { add([type], named: type.nameOfFiles) }
    } else {
      add(dialog.types, named: "Supported Files")
    }
  }

  private func responded(_ isAccepted: Bool) {
    let urls = isAccepted ? chosen : []
    answer(urls.isEmpty ? nil : urls)
  }

  private var chosen: [URL] {
    let list = gtk_file_chooser_get_files(chooser)
    guard let list else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }

  /// Removes the dialog from the screen. GTK may be in the middle of its signal.
  private func close() {
    let native = native
    gtk_native_dialog_hide(UnsafeMutablePointer(native))
    DispatchQueue.main.async { MainActor.assumeIsolated { g_object_unref(UnsafeMutableRawPointer(native)) } }
  }
}

extension FileDialog {
  fileprivate var usualTitle: String {
    switch purpose {
    case .open: choosesFolders ? "Open Folder" : allowsMultiple ? "Open Files" : "Open File"
    case .save: "Save File"
    case .chooseFolder: "Choose a Folder"
    }
  }

  fileprivate var usualLabel: String {
    switch purpose {
    case .open: "_Open"
    case .save: "_Save"
    case .chooseFolder: "_Choose"
    }
  }
}

extension UTType {
  fileprivate var isEverything: Bool { [.item, .data, .content].contains(self) }
}
