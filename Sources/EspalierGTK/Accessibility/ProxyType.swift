// SPDX-License-Identifier: MIT

internal import EspalierCGtk

/// The classes of proxies: GTK's own, which draw nothing, take no space, and have actions with names.
@MainActor
enum ProxyType {
  private struct Key: Hashable {
    let base: ProxyForm.Base
    let actions: [String]
  }

  /// Classes live as long as the program. Names of actions are few; beyond a limit no more classes are made.
  private static var known: [Key: GType] = [:]
  private static let mostTypes = 2000

  /// The form that a class is made from, kept until GLib initialises the class.
  private final class Plan {
    let form: ProxyForm
    init(_ form: ProxyForm) { self.form = form }
  }

  static func of(_ form: ProxyForm) -> GType {
    let key = Key(base: form.base, actions: form.actions)
    if let type = known[key] { return type }
    if known.count >= mostTypes, !form.actions.isEmpty {
      return of(ProxyForm(base: form.base, role: form.role, actions: form.actions.first == "click" ? ["click"] : []))
    }
    let parent = form.base.parent
    var query = GTypeQuery()
    g_type_query(parent, &query)
    let plan = Unmanaged.passRetained(Plan(form))
    let type = g_type_register_static_simple(
      parent, "EspalierProxy\(known.count)", query.class_size,
      { pointer, _ in ProxyType.initialize(pointer!) }, query.instance_size, nil, GTypeFlags(rawValue: 0))
    // The parent allows no subclasses.
    let made = type == 0 ? parent : type
    plans[made] = plan.takeRetainedValue()
    known[key] = made
    return made
  }

  private static var plans: [GType: Plan] = [:]

  private static let styleClass = "espalier-proxy"

  /// Makes proxies as large as their elements, without the margins of a theme. Once for all windows.
  private static let addStyle: Void = {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(
      provider, ".\(styleClass) { margin: 0; padding: 0; border: none; min-width: 0; min-height: 0; }", -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_USER) + 1)
    g_object_unref(provider)
  }()

  /// Removes from a widget the actions that its class has and its element has not.
  static func prepare(_ widget: UnsafeMutablePointer<GtkWidget>) {
    addStyle
    gtk_widget_add_css_class(widget, styleClass)
    let pointer = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class!
    let ours = plans[pointer.pointee.g_type]?.form.actions ?? []
    let widgetClass = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidgetClass.self)
    var (index, owner, name) = (guint(0), GType(0), UnsafePointer<CChar>?.none)
    var (parameter, property) = (OpaquePointer?.none, UnsafePointer<CChar>?.none)
    while gtk_widget_class_query_action(widgetClass, index, &owner, &name, &parameter, &property) != 0 {
      index += 1
      if let name, !ours.contains(String(cString: name)) { gtk_widget_action_set_enabled(widget, name, 0) }
    }
  }

  private nonisolated static func initialize(_ pointer: UnsafeMutableRawPointer) {
    let widget = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.measure = { _, _, _, minimum, natural, baseline, naturalBaseline in
      minimum?.pointee = 0
      natural?.pointee = 0
      baseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widget.pointee.size_allocate = { _, _, _, _ in }
    widget.pointee.snapshot = { _, _ in }
    onMain(pointer) { pointer in
      let type = pointer.assumingMemoryBound(to: GTypeClass.self).pointee.g_type
      let form = plans[type]?.form
      for name in form?.actions ?? [] {
        gtk_widget_class_install_action(pointer.assumingMemoryBound(to: GtkWidgetClass.self), strdup(name), nil) {
          widget, name, _ in
          onMain((widget, name)) { widget, name in ProxyWidget.of(widget)?.perform(String(cString: name!)) }
        }
      }
      // The action that screen readers expect of every field.
      if form?.base == .entry || form?.base == .password {
        gtk_widget_class_set_activate_signal_from_name(
          pointer.assumingMemoryBound(to: GtkWidgetClass.self), "activate")
      }
    }
  }
}

extension ProxyForm.Base {
  fileprivate var parent: GType {
    switch self {
    case .plain: gtk_widget_get_type()
    case .label: gtk_label_get_type()
    case .range: gtk_scale_get_type()
    case .entry: gtk_entry_get_type()
    case .password: gtk_password_entry_get_type()
    case .editor: gtk_text_view_get_type()
    }
  }
}

extension ProxyForm {
  /// The role in GTK. A header that sorts is a button, another one a label: GTK 4.8 puts its own role of headers on the bus
  /// as that of a box without a meaning, which screen readers pass over.
  var gtkRole: GtkAccessibleRole {
    guard role == .columnHeader else { return role.gtk }
    return actions.isEmpty ? GTK_ACCESSIBLE_ROLE_LABEL : GTK_ACCESSIBLE_ROLE_BUTTON
  }
}

extension ProxyRole {
  var gtk: GtkAccessibleRole {
    switch self {
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    case .comboBox: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .spinButton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .textBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchBox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .menuItemCheckbox: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
    case .menuItemRadio: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .announcement: GTK_ACCESSIBLE_ROLE_ALERT
    case .table: GTK_ACCESSIBLE_ROLE_TABLE
    case .tableRow: GTK_ACCESSIBLE_ROLE_ROW
    case .cell: GTK_ACCESSIBLE_ROLE_CELL
    case .columnHeader: GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
    }
  }
}
