// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The main menu of a window, behind a button in its upper bar, made of GTK's own parts. F10 opens it, and the Alt key with
/// a letter opens one of its submenus.
@MainActor
final class MainMenu {
  /// The button.
  let widget: UnsafeMutablePointer<GtkWidget>
  private let popover: UnsafeMutablePointer<GtkWidget>
  private let perform: (MenuEntry) -> Void
  /// The items that can be chosen, by the number in the action's name.
  private var entries: [MenuEntry] = []
  private var actions: [OpaquePointer] = []
  /// The titles of the submenus, by the letters that open them.
  private var menus: [Character: String] = [:]
  /// The shape that the model was made from. Only a change of it makes the model anew, which closes an open menu.
  private var shape: [String] = []

  private static let prefix = "menu"
  private static let title = "Main Menu"

  /// - Parameters:
  ///   - closed: Called when the menu closes: GTK's focus is on the button then.
  ///   - perform: Performs a chosen item.
  init(closed: @escaping @MainActor () -> Void, perform: @escaping (MenuEntry) -> Void) {
    self.perform = perform
    MenuItemClasses.addActions
    let empty = g_menu_new()!
    popover = gtk_popover_menu_new_from_model_full(empty.asMenuModel, GTK_POPOVER_MENU_NESTED)!
    g_object_unref(UnsafeMutableRawPointer(empty))
    widget = gtk_menu_button_new()!
    gtk_menu_button_set_icon_name(button, "open-menu-symbolic")
    gtk_menu_button_set_popover(button, popover)
    let notice: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: Closing.self).action() }
    }
    connect(UnsafeMutableRawPointer(popover), "closed", to: Closing(closed), notice)
    gtk_menu_button_set_primary(button, 1)
    gtk_menu_button_set_has_frame(button, 0)
    gtk_widget_set_tooltip_text(widget, Self.title)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    // The button is inside another widget, which would have its name as well. Pressing it leaves the keyboard with the views.
    cgtk_accessible_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
    if let inner = gtk_widget_get_first_child(widget) {
      gtk_widget_set_focus_on_click(inner, 0)
      cgtk_accessible_text(inner, GTK_ACCESSIBLE_PROPERTY_LABEL, Self.title)
    }
  }

  private final class Closing {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  private var button: OpaquePointer { OpaquePointer(widget) }

  /// - Parameter menus: One entry each, with its items inside, and sections of items after them.
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
    self.menus = [:]
    let model = makeMenu(menus, &number, isMain: true)
    gtk_popover_menu_set_menu_model(OpaquePointer(popover), model.asMenuModel)
    gtk_widget_insert_action_group(widget, Self.prefix, OpaquePointer(group))
    g_object_unref(UnsafeMutableRawPointer(model))
    g_object_unref(group)
  }

  /// - Parameters:
  ///   - number: The number of the next item that can be chosen.
  ///   - isMain: Whether letters open the submenus.
  ///   - isSection: Whether the items are a section of a menu. GTK shows nothing of a section in a section: they are in no
  ///     further one.
  private func makeMenu(
    _ list: [MenuEntry], _ number: inout Int, isMain: Bool = false, isSection: Bool = false
  ) -> OpaquePointer {
    let menu = g_menu_new()!
    let isFlat = isSection && !list.contains { $0.kind == .divider || $0.kind == .section }
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
        let section = makeMenu(entry.children, &number, isSection: true)
        g_menu_append_section(menu, entry.title.isEmpty ? nil : entry.title, section.asMenuModel)
        g_object_unref(UnsafeMutableRawPointer(section))
      default:
        let section = isFlat ? menu : part ?? g_menu_new()!
        if !isFlat { part = section }
        let item: OpaquePointer
        if entry.perform != nil {
          item = g_menu_item_new(entry.title.withoutMnemonic, entry.detailedAction(Self.prefix, number))
          number += 1
          if let accelerator = entry.accelerator {
            g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
          }
        } else {
          let submenu = makeMenu(entry.children, &number)
          let title = isMain ? marked(entry.title) : entry.title.withoutMnemonic
          item = g_menu_item_new_submenu(title, submenu.asMenuModel)
          g_object_unref(UnsafeMutableRawPointer(submenu))
        }
        g_menu_append_item(section, item)
        g_object_unref(UnsafeMutableRawPointer(item))
      }
    }
    close()
    return menu
  }

  /// The title with a mark before the first letter that no other menu has.
  private func marked(_ title: String) -> String {
    var result = ""
    var letter: Character?
    for character in title {
      let lowercase = Character(character.lowercased())
      if letter == nil, character.isLetter, menus[lowercase] == nil {
        letter = lowercase
        result += "_"
      }
      result += character == "_" ? "__" : String(character)
    }
    if let letter { menus[letter] = title }
    return result
  }

  // MARK: - Keys

  /// Opens the submenu with the letter; false if none has it.
  func open(_ letter: Character) -> Bool {
    guard gtk_widget_get_visible(widget) != 0, let title = menus[Character(letter.lowercased())] else { return false }
    gtk_menu_button_popup(button)
    // The submenu is placed beside its item: the item must be on screen.
    DispatchQueue.main.async { [popover] in
      MainActor.assumeIsolated {
        if let item = Self.item(titled: title, in: popover) { gtk_widget_activate(item) }
      }
    }
    return true
  }

  private static func item(
    titled title: String, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(widget)
    while let each = child {
      let instance = UnsafeMutableRawPointer(each).assumingMemoryBound(to: GTypeInstance.self)
      if String(cString: g_type_name_from_instance(instance)) == "GtkModelButton", let text = cgtk_string(each, "text")
      {
        defer { g_free(text) }
        // With or without GTK's marks, depending on its version.
        if String(cString: text).withoutMarks == title.withoutMarks { return each }
      }
      if let found = item(titled: title, in: each) { return found }
      child = gtk_widget_get_next_sibling(each)
    }
    return nil
  }

  private static let activated: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
    action, _, data in
    onMain((action, data)) { action, data in
      let menu = owner(data, as: MainMenu.self)
      guard let name = g_action_get_name(action), let number = Int(String(cString: name)),
        menu.entries.indices.contains(number)
      else { return }
      menu.perform(menu.entries[number])
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

  /// The keys in GTK's notation for menus.
  fileprivate var accelerator: String? {
    guard let shortcut, let keyval = shortcut.key.keyval else { return nil }
    guard let name = gtk_accelerator_name(keyval, shortcut.modifiers.gdk) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// An action with a state has a check mark; one with a target too is one of several options.
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
  fileprivate var withoutMarks: String { replacingOccurrences(of: "_", with: "") }

  /// An underscore before a letter is GTK's mark for the key that chooses it.
  fileprivate var withoutMnemonic: String { replacingOccurrences(of: "_", with: "__") }
}

extension OpaquePointer {
  /// A menu as its superclass.
  fileprivate var asMenuModel: UnsafeMutablePointer<GMenuModel> { UnsafeMutablePointer(self) }
}
