// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierInteraction
import EspalierNumbers
import Foundation

/// One of GTK's widgets that is neither drawn nor touched: it represents one accessible element to screen readers, and
/// receives their requests. It lives as long as its element is near the viewport.
@MainActor
final class ProxyWidget {
  let widget: UnsafeMutablePointer<GtkWidget>
  let id: AccessibleID
  let form: ProxyForm
  private(set) var node: AccessibilityNode
  private(set) var properties = AccessibleProperties()
  private(set) var children: [ProxyWidget] = []
  private unowned let window: WindowAccessibility
  /// The parent's origin, in the window's points.
  private var origin = (x: Int.min, y: 0)
  private var isAllocated = false
  /// The text that the widget shows now.
  var shownText = ""

  init(_ item: AccessibleItem, in window: WindowAccessibility) {
    id = item.id
    form = item.form
    node = item.node
    self.window = window
    var role = GValue()
    g_value_init(&role, gtk_accessible_role_get_type())
    g_value_set_enum(&role, gint(item.form.gtkRole.rawValue))
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(ProxyType.of(item.form), 1, &names, &role)!
    }
    widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    g_object_set_data(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_can_target(widget, 0)
    ProxyType.prepare(widget)
    prepareText()
    if form.base == .range { prepareRange() }
  }

  private static let key = "espalier-proxy"

  /// The proxy of a widget.
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> ProxyWidget? {
    guard let widget, let data = g_object_get_data(object(widget), key) else { return nil }
    return Unmanaged<ProxyWidget>.fromOpaque(data).takeUnretainedValue()
  }

  static func object(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  }

  /// Whether a call by GTK is caused by this code, not by the user.
  var isUpdating: Bool { window.isUpdating }

  func updating(_ body: () -> Void) { window.updating(body) }

  /// Hands an event to the tree.
  func send(_ event: @MainActor () -> Void) { window.send(event) }

  // MARK: - Tree

  /// Adopts the changes of the element and of those in it.
  func update(_ item: AccessibleItem, origin: (x: Int, y: Int)) {
    node = item.node
    let (old, new) = (properties, item.properties)
    if old != new || !isAllocated {
      properties = new
      publishChanges(since: old, isNew: !isAllocated)
    }
    if old.frame != new.frame || !isAllocated || origin != self.origin {
      self.origin = origin
      allocate()
    }
    let isNew = !isAllocated
    isAllocated = true
    children = window.reconcile(
      children, with: item.children, in: widget, isNew: isNew, origin: (new.frame.x, new.frame.y))
  }

  /// Announces new elements to screen readers, which cache what they have found. GTK announces elements that are on the bus,
  /// and puts those on the bus that can have the focus.
  func arrive() {
    if !properties.isFocusable {
      gtk_widget_set_focusable(widget, 1)
      gtk_widget_set_focusable(widget, 0)
    }
    set(GTK_ACCESSIBLE_STATE_HIDDEN, false)
  }

  func remove() {
    for child in children { child.remove() }
    children = []
    g_object_set_data(Self.object(widget), Self.key, nil)
    gtk_widget_unparent(widget)
  }

  private func allocate() {
    for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      gtk_widget_measure(widget, orientation, -1, nil, nil, nil, nil)
    }
    let frame = properties.frame
    var place = GtkAllocation(
      x: Int32(clamping: frame.x - origin.x), y: Int32(clamping: frame.y - origin.y),
      width: Int32(clamping: frame.width), height: Int32(clamping: frame.height)
    )
    gtk_widget_size_allocate(widget, &place, -1)
  }

  // MARK: - Properties

  private func publishChanges(since old: AccessibleProperties, isNew: Bool) {
    let new = properties
    if old.isEnabled != new.isEnabled { set(GTK_ACCESSIBLE_STATE_DISABLED, !new.isEnabled) }
    if old.isFocusable != new.isFocusable || isNew { gtk_widget_set_focusable(widget, new.isFocusable ? 1 : 0) }
    updateText(old, isNew: isNew)
    // The name of a label is its text. An element without a name, even an empty one, is named after its class by GTK.
    if old.name != new.name || isNew || (form.base == .label && old.text != new.text) {
      cgtk_accessible_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, new.name)
    }
    if old.description != new.description { set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.description) }
    if old.placeholder != new.placeholder { set(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, new.placeholder) }
    if old.level != new.level, let level = new.level {
      cgtk_accessible_number(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL, level)
    }
    if old.isModal != new.isModal { set(GTK_ACCESSIBLE_PROPERTY_MODAL, new.isModal) }
    if old.isReadOnly != new.isReadOnly { set(GTK_ACCESSIBLE_PROPERTY_READ_ONLY, new.isReadOnly) }
    if isNew, form.base == .editor { set(GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, true) }
    if old.isBusy != new.isBusy { set(GTK_ACCESSIBLE_STATE_BUSY, new.isBusy) }
    if old.check != new.check, let check = new.check { cgtk_accessible_checked(widget, check.rawValue) }
    if old.isSelected != new.isSelected { set(GTK_ACCESSIBLE_STATE_SELECTED, new.isSelected ?? false) }
    if old.isExpanded != new.isExpanded, let isExpanded = new.isExpanded {
      set(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded)
    }
    if old.number != new.number { updateRange() }
  }

  private func set(_ property: GtkAccessibleProperty, _ text: String) {
    if text.isEmpty {
      gtk_accessible_reset_property(OpaquePointer(widget), property)
    } else {
      cgtk_accessible_text(widget, property, text)
    }
  }

  private func set(_ property: GtkAccessibleProperty, _ isTrue: Bool) {
    cgtk_accessible_number(widget, property, isTrue ? 1 : 0)
  }

  private func set(_ state: GtkAccessibleState, _ isTrue: Bool) {
    cgtk_accessible_state(widget, state, isTrue ? 1 : 0)
  }

  // MARK: - Actions

  /// Performs an action that a screen reader requests.
  func perform(_ name: String) {
    refresh()
    guard node.isEnabled else { return }
    switch name {
    case "increment": if let adjust = node.adjust { send { adjust(.increment) } }
    case "decrement": if let adjust = node.adjust { send { adjust(.decrement) } }
    case "scroll down": if let scroll = node.scroll { send { scroll(.bottom) } }
    case "scroll up": if let scroll = node.scroll { send { scroll(.top) } }
    case "scroll right": if let scroll = node.scroll { send { scroll(.trailing) } }
    case "scroll left": if let scroll = node.scroll { send { scroll(.leading) } }
    case "focus": if let target = node.focusTarget { send { target.focus() } }
    default:
      let actionName = name == "click" ? "activate" : name
      if let action = node.actions.first(where: { $0.name == actionName }) { return send { action.perform() } }
      if name == "click", node.isActivatedByTouch { window.press(node) }
    }
  }

  /// Adopts the element's current state: proxies follow the tree with a delay, and an element's actions depend on its value.
  /// A proxy whose element is gone keeps its former state.
  func refresh() {
    guard let node = window.currentNode(of: self) else { return }
    self.node = node
    if form.base == .range { properties.number = AccessibleProperties.Number(node) }
  }

  // MARK: - Focus

  /// Moves GTK's focus, which is the screen reader's, to this widget. Keys go to the window as before.
  func grabFocus() {
    switch form.base {
    case .entry, .password:
      gtk_text_grab_focus_without_selecting(
        UnsafeMutableRawPointer(gtk_editable_get_delegate(OpaquePointer(widget))).assumingMemoryBound(to: GtkText.self))
    default: gtk_widget_grab_focus(widget)
    }
    if properties.selection != nil { updateSelection() }
  }
}
