// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Commands of every app, in the order of menus on Linux desktops.
extension DesktopProgram {
  func standardCommands(at place: CommandGroupPlacement) -> [MenuEntry] {
    switch place {
    case .newItem: newDocumentCommands + newWindowCommands
    case .saveItem:
      [MenuEntry("Close", shortcut: KeyboardShortcut("w")) { [weak self] in self?.frontWindow?.closeRequested() }]
        + saveCommands
    case .appTermination: [MenuEntry("Quit", shortcut: KeyboardShortcut("q")) { [weak self] in self?.quit() }]
    case .undoRedo: undoCommands
    case .pasteboard: [key("Cut", "x"), key("Copy", "c"), key("Paste", "v"), key("Select All", "a")]
    case .appSettings: settingsCommands
    case .singleWindowList:
      sources.filter { $0.isSingle && !$0.isSettings && $0.settings.hasStandardCommands }.map { source in
        MenuEntry(title(of: source), shortcut: source.settings.shortcut) { [weak self] in self?.open(source) }
      }
    case .appInfo: [MenuEntry("About \(program.displayName)") { [weak self] in self?.showAbout() }]
    default: []
    }
  }

  private var newWindowCommands: [MenuEntry] {
    let groups = sources.filter { !$0.isSingle && $0.valueType == nil && $0.settings.hasStandardCommands }
    return groups.enumerated().map { index, source in
      let title = groups.count == 1 ? "New Window" : "New \(title(of: source)) Window"
      let shortcut = source.settings.shortcut ?? (index == 0 ? KeyboardShortcut("n") : nil)
      return MenuEntry(title, shortcut: shortcut) { [weak self] in self?.open(source) }
    }
  }

  /// Undo and redo of the front window, with the names of their changes.
  private var undoCommands: [MenuEntry] {
    let undo = frontWindow?.graph.undoManager
    var entries = [
      MenuEntry(undo?.undoMenuItemTitle ?? "Undo", shortcut: KeyboardShortcut("z")) { [weak self] in
        self?.frontWindow?.undo()
      },
      MenuEntry(undo?.redoMenuItemTitle ?? "Redo", shortcut: KeyboardShortcut("z", modifiers: [.command, .shift])) {
        [weak self] in self?.frontWindow?.redo()
      },
    ]
    entries[0].isEnabled = undo?.canUndo ?? false
    entries[1].isEnabled = undo?.canRedo ?? false
    return entries
  }

  private var settingsCommands: [MenuEntry] {
    guard let source = sources.first(where: \.isSettings), source.settings.hasStandardCommands else { return [] }
    let shortcut = source.settings.shortcut ?? KeyboardShortcut(",")
    return [MenuEntry("Preferences…", shortcut: shortcut) { [weak self] in self?.openSettings() }]
  }

  private func title(of source: any WindowSource) -> String {
    source.title?.plainString(in: EnvironmentValues()) ?? source.id ?? program.displayName
  }

  /// A command that presses a key in the view with the keyboard.
  private func key(_ title: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = .command) -> MenuEntry {
    var entry = MenuEntry(title, shortcut: KeyboardShortcut(key, modifiers: modifiers)) { [weak self] in
      self?.frontWindow?.press(key, modifiers)
    }
    entry.showsShortcutOnly = true
    return entry
  }

  private func showAbout() {
    let dialog = UnsafeMutableRawPointer(gtk_about_dialog_new()!)
    gtk_about_dialog_set_program_name(OpaquePointer(dialog), program.displayName)
    let icons = gtk_icon_theme_get_for_display(gdk_display_get_default())
    if gtk_icon_theme_has_icon(icons, name) != 0 {
      gtk_about_dialog_set_logo_icon_name(OpaquePointer(dialog), name)
    } else {
      let empty = gdk_paintable_new_empty(1, 1)
      gtk_about_dialog_set_logo(OpaquePointer(dialog), empty)
      if let empty { g_object_unref(UnsafeMutableRawPointer(empty)) }
    }
    let window = dialog.assumingMemoryBound(to: GtkWindow.self)
    frontWindow?.adopt(window)
    gtk_window_present(window)
  }
}
