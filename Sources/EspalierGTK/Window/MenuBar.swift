// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierInteraction
import EspalierViews
import Foundation

/// The bar of menus of a window, made of GTK's own parts: they open by the mouse, by F10 and the Alt key.
@MainActor
final class MenuBar {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let perform: (MenuEntry) -> Void
  /// What can be chosen, by the number in its action's name.
  private var entries: [MenuEntry] = []
  private var actions: [OpaquePointer] = []
  /// What the model was made from: only then is it made anew, which closes a menu that is open.
  private var shape: [String] = []

  private static let prefix = "menu"

  /// - Parameter perform: Does what an item is for.
  init(perform: @escaping (MenuEntry) -> Void) {
    self.perform = perform
    let empty = g_menu_new()!
    MenuItemClasses.addActions
    widget = gtk_popover_menu_bar_new_from_model(empty.asMenuModel)!
    g_object_unref(UnsafeMutableRawPointer(empty))
    // Without a name, even an empty one, GTK calls it by its class.
    cgtk_accessible_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
  }

  /// - Parameter menus: One entry each, with its items inside.
  func show(_ menus: [MenuEntry]) {
    entries = []
    var shape: [String] = []
    collect(menus, into: &shape)
    if shape != self.shape {
      self.shape = shape
      rebuild(menus)
    }
    for (entry, action) in zip(entries, actions) {
      g_simple_action_set_enabled(action, entry.isEnabled ? 1 : 0)
      if let state = entry.state { g_simple_action_set_state(action, state) }
    }
  }

  private func collect(_ list: [MenuEntry], into shape: inout [String]) {
    for entry in list {
      let isItem = entry.perform != nil
      if isItem { entries.append(entry) }
      shape.append("\(entry.shapeName) \(entry.accelerator ?? "") \(entry.title)")
      collect(entry.children, into: &shape)
      shape.append("end")
    }
  }

  // MARK: - Model

  private func rebuild(_ menus: [MenuEntry]) {
    actions = []
    let group = g_simple_action_group_new()!
    for (number, entry) in entries.enumerated() {
      let action = entry.makeAction(named: "\(number)")
      connect(UnsafeMutableRawPointer(action), "activate", to: self, Self.activated)
      g_action_map_add_action(OpaquePointer(group), action)
      g_object_unref(UnsafeMutableRawPointer(action))
      actions.append(action)
    }
    var number = 0
    var used: Set<Character> = []
    let model = g_menu_new()!
    for menu in menus {
      let submenu = makeMenu(menu.children, &number)
      g_menu_append_submenu(model, menu.title.withMnemonic(&used), submenu.asMenuModel)
      g_object_unref(UnsafeMutableRawPointer(submenu))
    }
    gtk_popover_menu_bar_set_menu_model(OpaquePointer(widget), model.asMenuModel)
    gtk_widget_insert_action_group(widget, Self.prefix, OpaquePointer(group))
    g_object_unref(UnsafeMutableRawPointer(model))
    g_object_unref(group)
  }

  /// - Parameter number: Of the next item that can be chosen.
  private func makeMenu(_ list: [MenuEntry], _ number: inout Int) -> OpaquePointer {
    let menu = g_menu_new()!
    var part: OpaquePointer?
    func close() {
      guard let section = part else { return }
      g_menu_append_section(menu, nil, section.asMenuModel)
      g_object_unref(UnsafeMutableRawPointer(section))
      part = nil
    }
    for entry in list {
      switch entry.kind {
      case .divider: close()
      case .section:
        close()
        let section = makeMenu(entry.children, &number)
        g_menu_append_section(menu, entry.title.isEmpty ? nil : entry.title, section.asMenuModel)
        g_object_unref(UnsafeMutableRawPointer(section))
      default:
        let section = part ?? g_menu_new()!
        part = section
        let item: OpaquePointer
        if entry.perform != nil {
          item = g_menu_item_new(entry.title.withoutMnemonic, entry.detailedAction(Self.prefix, number))
          number += 1
          if let accelerator = entry.accelerator {
            g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
          }
        } else {
          let submenu = makeMenu(entry.children, &number)
          item = g_menu_item_new_submenu(entry.title.withoutMnemonic, submenu.asMenuModel)
          g_object_unref(UnsafeMutableRawPointer(submenu))
        }
        g_menu_append_item(section, item)
        g_object_unref(UnsafeMutableRawPointer(item))
      }
    }
    close()
    return menu
  }

  private static let activated: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
    action, _, data in
    onMain((action, data)) { action, data in
      let bar = owner(data, as: MenuBar.self)
      guard let name = g_action_get_name(action), let number = Int(String(cString: name)),
        bar.entries.indices.contains(number)
      else { return }
      bar.perform(bar.entries[number])
    }
  }
}

extension MenuEntry {
  fileprivate var shapeName: String {
    switch kind {
    case .action: "action"
    case .toggle: "toggle"
    case .option: "option"
    case .submenu: "submenu"
    case .section: "section"
    case .divider: "divider"
    case .group: "group"
    }
  }

  /// As GTK writes the keys in a menu.
  fileprivate var accelerator: String? {
    guard let shortcut, let keyval = shortcut.key.keyval else { return nil }
    guard let name = gtk_accelerator_name(keyval, shortcut.modifiers.gdk) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// An action with a state has a mark; one with a target too is one of several.
  fileprivate func makeAction(named name: String) -> OpaquePointer {
    switch kind {
    case .toggle: return g_simple_action_new_stateful(name, nil, state)
    case .option:
      let text = g_variant_type_new("s")
      defer { g_variant_type_free(text) }
      return g_simple_action_new_stateful(name, text, state)
    default: return g_simple_action_new(name, nil)
    }
  }

  fileprivate var state: OpaquePointer? {
    switch kind {
    case .toggle(let isOn): g_variant_new_boolean(isOn ? 1 : 0)
    case .option(let isOn): g_variant_new_string(isOn ? "on" : "off")
    default: nil
    }
  }

  fileprivate func detailedAction(_ prefix: String, _ number: Int) -> String {
    if case .option = kind { return "\(prefix).\(number)::on" }
    return "\(prefix).\(number)"
  }
}

extension String {
  /// An underscore before a letter is GTK's mark for the key that chooses it.
  fileprivate var withoutMnemonic: String { replacingOccurrences(of: "_", with: "__") }

  /// With a mark before the first letter that no other title has.
  fileprivate func withMnemonic(_ used: inout Set<Character>) -> String {
    var result = ""
    var isMarked = false
    for character in self {
      if !isMarked, character.isLetter, used.insert(Character(character.lowercased())).inserted {
        result += "_"
        isMarked = true
      }
      result += character == "_" ? "__" : String(character)
    }
    return result
  }
}

extension OpaquePointer {
  /// A menu as the model that it is.
  fileprivate var asMenuModel: UnsafeMutablePointer<GMenuModel> { UnsafeMutablePointer(self) }
}
