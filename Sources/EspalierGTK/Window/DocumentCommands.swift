// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Document commands of an app.
extension DesktopProgram: DocumentOpener {
  /// Opens the windows at the start: of the named documents, and of those that were not saved the last time; otherwise of a
  /// new one.
  func openFirstDocuments(_ urls: [URL]) {
    for (session, source) in documents.takeDrafts() { open(session, of: source) }
    for url in urls where documents.takes(url) { openDocument(url) }
    guard windows.isEmpty else { return }
    if let source = documents.sources.first(where: \.canMake), let session = documents.make(in: source) {
      open(session, of: source)
    } else {
      chooseDocuments()
    }
  }

  private func open(_ session: DocumentSession, of source: any DocumentSource) {
    let value = AnyHashable(session)
    if let window = windows.first(where: { $0.value == value }) { return window.present() }
    // A size given to the program applies to its first window.
    open(source, value: value, size: windows.isEmpty ? program.size : nil)
  }

  func newDocument(in source: any DocumentSource) {
    if let session = documents.make(in: source) { open(session, of: source) }
  }

  func newDocument(_ make: (any DocumentSource, String) -> DocumentSession?) {
    guard let (session, source) = documents.make(make) else {
      return Diagnostics.warn("newDocument: no DocumentGroup of the app has such documents.", subject: "newDocument")
    }
    open(session, of: source)
  }

  func openDocument(at url: URL) throws {
    let (session, source) = try documents.open(url)
    open(session, of: source)
  }

  /// Opens a file, or brings its window to the front. An error is shown.
  func openDocument(_ url: URL) {
    do { try openDocument(at: url) } catch {
      if windows.isEmpty, let source = documents.sources.first(where: \.canMake) { newDocument(in: source) }
      let alert = OpenDocuments.alert(url, error)
      guard
        let window = windows.first(where: { $0.document != nil && $0 === frontWindow })
          ?? windows.first(where: { $0.document != nil })
      else { return Diagnostics.warn("\(alert.title) \(alert.message)", subject: "DocumentGroup") }
      window.send { _ in window.document?.alert = alert }
    }
  }

  /// Lets the user choose files to open, over the front window if there is one.
  func chooseDocuments() {
    let choose: @MainActor ([URL]?) -> Void = { [weak self] urls in for url in urls ?? [] { self?.openDocument(url) } }
    frontFileDialogs.request(documents.dialog, answer: choose)
  }

  /// The dialogs over the front window, or those of a program without one.
  var frontFileDialogs: FileDialogs {
    if let window = frontWindow { return window.graph.fileDialogs }
    let dialogs = app.graph.fileDialogs
    dialogs.show = { [weak self] request in
      self?.chooser = FileChooser(request, over: nil, in: EnvironmentValues()) { urls in
        if let urls { request.choose(urls) } else { request.cancel() }
      }
    }
    return dialogs
  }

  /// Adds opened and saved files to the desktop's own list of recent files, too.
  func followRecentDocuments() {
    documents.onUse = { [weak self] url in
      _ = gtk_recent_manager_add_item(gtk_recent_manager_get_default(), url.absoluteString)
      self?.documentsChanged()
    }
  }

  // MARK: - Menus

  var newDocumentCommands: [MenuEntry] {
    let sources = documents.sources.filter(\.settings.hasStandardCommands)
    guard !sources.isEmpty else { return [] }
    let makers = sources.filter(\.canMake)
    var entries = makers.enumerated().map { index, source in
      let kind = source.readableTypes.first?.preferredFilenameExtension ?? source.readableTypes.first?.identifier ?? ""
      let title = makers.count == 1 ? "New" : "New (\(kind))"
      return MenuEntry(title, shortcut: index == 0 ? KeyboardShortcut("n") : nil) { [weak self] in
        self?.newDocument(in: source)
      }
    }
    entries.append(MenuEntry("Open…", shortcut: KeyboardShortcut("o")) { [weak self] in self?.chooseDocuments() })
    let recent = documents.recent.existing
    if !recent.isEmpty {
      var menu = MenuEntry(.submenu, title: "Open Recent")
      menu.children = recent.map { url in MenuEntry(url.lastPathComponent) { [weak self] in self?.openDocument(url) } }
      menu.children.append(MenuEntry(.divider))
      menu.children.append(
        MenuEntry("Clear Menu") { [weak self] in
          self?.documents.recent.clear()
          self?.documentsChanged()
        })
      entries.append(menu)
    }
    return entries
  }

  var saveCommands: [MenuEntry] {
    guard documents.sources.contains(where: { $0.canMake && $0.settings.hasStandardCommands }) else { return [] }
    let document = frontWindow?.document
    func entry(
      _ title: String, _ shortcut: KeyboardShortcut?, isEnabled: Bool,
      _ action: @escaping @MainActor (DocumentSession) -> Void
    ) -> MenuEntry {
      var entry = MenuEntry(title, shortcut: shortcut) { [weak self] in
        guard let window = self?.frontWindow, let document = window.document else { return }
        window.send { _ in action(document) }
      }
      entry.isEnabled = isEnabled
      return entry
    }
    let isEditable = document?.isEditable ?? false
    return [
      entry("Save", KeyboardShortcut("s"), isEnabled: isEditable) { $0.save() },
      entry("Save As…", KeyboardShortcut("s", modifiers: [.command, .shift]), isEnabled: isEditable) { $0.saveAs() },
      entry("Revert…", nil, isEnabled: document?.canRevert ?? false) { $0.revertAfterQuestion() },
    ]
  }
}
