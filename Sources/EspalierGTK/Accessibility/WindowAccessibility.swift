// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// The elements that screen readers find in a window: a proxy for each element near the viewport, under the canvas.
///
/// There are no proxies as long as no assistive technology runs. Then they follow the tree at most every tenth of a second;
/// O(elements near the viewport) to find the differences, and calls to GTK only for those.
@MainActor
final class WindowAccessibility {
  private unowned let window: any CanvasWindow
  private let widgets: ForeignWidgets
  private let canvas: UnsafeMutablePointer<GtkWidget>
  private var proxies: [ProxyWidget] = []
  /// The proxies by their focus targets.
  private var byTarget: [ObjectIdentifier: ProxyWidget] = [:]
  /// The proxy that the screen reader is at.
  private weak var focused: ProxyWidget?
  private var requestedByState: Set<AccessibleID> = []
  private(set) var isUpdating = false
  private var timer: guint = 0
  private var lastTime = 0
  private var isStopped = false
  private var announcement: Announcement?

  /// Microseconds between two updates.
  private static let interval = 100_000

  init(_ window: any CanvasWindow, _ widgets: ForeignWidgets) {
    self.window = window
    self.widgets = widgets
    canvas = window.canvas.widget
    cgtk_accessible_text(canvas, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
    AssistiveTechnology.shared.listen(self) { [weak self] in self?.technologyChanged() }
    Announcements.listen(self) { [weak self] in self?.announce($0) }
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      onMain(data) { owner($0, as: Reference.self).accessibility?.focusMoved() }
    }
    connect(UnsafeMutableRawPointer(gtk_widget_get_root(canvas)), "notify::focus-widget", to: Reference(self), changed)
    if AssistiveTechnology.shared.isActive { schedule() }
  }

  private final class Reference {
    weak var accessibility: WindowAccessibility?
    init(_ accessibility: WindowAccessibility) { self.accessibility = accessibility }
  }

  func stop() {
    isStopped = true
    AssistiveTechnology.shared.listen(self, nil)
    Announcements.listen(self, nil)
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    removeAll()
  }

  private func technologyChanged() {
    guard !isStopped else { return }
    AssistiveTechnology.shared.apply(to: window.graph)
    if AssistiveTechnology.shared.isActive { schedule() } else { removeAll() }
  }

  private func removeAll() {
    updating {
      announcement?.end()
      announcement = nil
      letGoOfFocus(in: proxies)
      for proxy in proxies { proxy.remove() }
    }
    proxies = []
    byTarget = [:]
  }

  // MARK: - Updates

  /// Schedules an update. To be called after each update of the tree.
  func treeChanged() { if AssistiveTechnology.shared.isActive { schedule() } }

  private func schedule() {
    guard timer == 0, !isStopped else { return }
    let passed = Int(g_get_monotonic_time()) - lastTime
    let wait = max(Self.interval - passed, 0) / 1000
    timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT_IDLE, guint(wait),
      { data in
        onMain(data) { owner($0, as: Reference.self).accessibility?.update() }
        return 0
      }, Unmanaged.passRetained(Reference(self)).toOpaque(),
      { Unmanaged<Reference>.fromOpaque($0!).release() })
  }

  private func update() {
    timer = 0
    lastTime = Int(g_get_monotonic_time())
    let items = items
    updating {
      proxies = reconcile(proxies, with: items, in: canvas, isNew: false, origin: (0, 0))
      byTarget = [:]
      collect(proxies)
    }
    followFocus()
  }

  /// The current elements.
  private var items: [AccessibleItem] {
    let size = CGSize(width: Int(gtk_widget_get_width(canvas)), height: Int(gtk_widget_get_height(canvas)))
    return AccessibleOutline.items(window.graph.accessibilityNodes, size: size)
  }

  /// A proxy's current element; nil if nothing has changed since the last update, and if the element is gone.
  func currentNode(of proxy: ProxyWidget) -> AccessibilityNode? {
    func find(_ items: [AccessibleItem]) -> AccessibilityNode? {
      for item in items {
        if item.id == proxy.id, item.form == proxy.form { return item.node }
        if let found = find(item.children) { return found }
      }
      return nil
    }
    return timer == 0 ? nil : find(items)
  }

  private func collect(_ proxies: [ProxyWidget]) {
    for proxy in proxies {
      if let target = proxy.node.focusTarget { byTarget[ObjectIdentifier(target)] = proxy }
      collect(proxy.children)
    }
  }

  /// Runs changes of this code's own; GTK's signals in the meantime come from them.
  func updating(_ body: () -> Void) {
    let before = isUpdating
    isUpdating = true
    body()
    isUpdating = before
  }

  /// Keeps the proxies whose elements still exist, in the order of the items.
  /// - Parameters:
  ///   - isNew: Whether the parent is new to screen readers.
  ///   - origin: of the parent, in the window's points.
  func reconcile(
    _ old: [ProxyWidget], with items: [AccessibleItem], in parent: UnsafeMutablePointer<GtkWidget>, isNew: Bool,
    origin: (x: Int, y: Int)
  ) -> [ProxyWidget] {
    var known = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    let kept = items.map { item -> ProxyWidget? in
      guard let proxy = known[item.id], proxy.form == item.form else { return nil }
      known[item.id] = nil
      return proxy
    }
    if !known.isEmpty {
      let gone = Array(known.values)
      letGoOfFocus(in: gone)
      for proxy in gone { proxy.remove() }
    }
    var previous: UnsafeMutablePointer<GtkWidget>?
    return zip(items, kept).map { item, kept in
      let proxy = kept ?? ProxyWidget(item, in: self)
      if kept == nil || gtk_widget_get_prev_sibling(proxy.widget) != previous {
        gtk_widget_insert_after(proxy.widget, parent, previous)
      }
      previous = proxy.widget
      proxy.update(item, origin: origin)
      if kept == nil, !isNew { proxy.arrive() }
      return proxy
    }
  }

  // MARK: - Events

  /// Passes an event to the tree, in an update of its own.
  func send(_ event: @MainActor () -> Void) { window.send { _ in event() } }

  /// Sends a press to an element that has a gesture and no action.
  func press(_ node: AccessibilityNode) {
    let point = node.activationPosition
    window.send { $0.press(at: point) }
    window.send { $0.release(at: point) }
  }

  // MARK: - Focus

  /// Moves the screen reader to the element with the keyboard focus; without one, to an element that a state requests, or into
  /// a modal one.
  private func followFocus() {
    let root = gtk_widget_get_root(canvas)
    let now = gtk_root_get_focus(root)
    // A foreign widget has the focus.
    if widgets.haveFocus { return }
    guard now == nil || now == canvas || gtk_widget_is_ancestor(now, canvas) != 0 else { return }
    let target = window.graph.focus.target.flatMap { byTarget[ObjectIdentifier($0)] }
    let states = requestedStates(proxies)
    let newlyRequested = states.first { !requestedByState.contains($0.id) }
    requestedByState = Set(states.map(\.id))
    let modal = proxies.last { $0.properties.isModal } ?? proxies.lazy.compactMap(\.modal).last
    let stays = focused.flatMap { focused in focused.node.focusStates.isEmpty ? nil : focused }
    guard let requested = newlyRequested ?? target ?? stays ?? modal, requested.properties.isFocusable else {
      if now != canvas { updating { _ = gtk_widget_grab_focus(canvas) } }
      return moved(to: nil)
    }
    if newlyRequested != nil, let target = requested.node.focusTarget { send { target.focus() } }
    if proxy(around: now) !== requested { updating { requested.grabFocus() } }
    moved(to: requested)
  }

  private func requestedStates(_ proxies: [ProxyWidget]) -> [ProxyWidget] {
    proxies.flatMap { proxy in
      (proxy.node.focusStates.contains(where: \.isRequested) ? [proxy] : []) + requestedStates(proxy.children)
    }
  }

  /// Updates the states that follow the screen reader.
  private func moved(to proxy: ProxyWidget?) {
    guard proxy !== focused else { return }
    let lost = focused?.node.focusStates ?? []
    let gained = proxy?.node.focusStates ?? []
    focused = proxy
    guard !lost.isEmpty || !gained.isEmpty else { return }
    send {
      for state in lost { state.lost() }
      for state in gained { state.gained() }
    }
  }

  private func proxy(around widget: UnsafeMutablePointer<GtkWidget>?) -> ProxyWidget? {
    var next = widget
    while let widget = next, widget != canvas {
      if let proxy = ProxyWidget.of(widget) { return proxy }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }

  /// Handles a move of the focus by GTK or a screen reader.
  private func focusMoved() {
    guard !isUpdating, !isStopped, let proxy = proxy(around: gtk_root_get_focus(gtk_widget_get_root(canvas))) else {
      return
    }
    if let target = proxy.node.focusTarget { send { target.focus() } }
    moved(to: proxy)
  }

  /// Moves the focus out of a widget that is removed: otherwise the window would receive no more keys.
  private func letGoOfFocus(in gone: [ProxyWidget]) {
    guard let now = gtk_root_get_focus(gtk_widget_get_root(canvas)), now != canvas else { return }
    if gone.contains(where: { $0.widget == now || gtk_widget_is_ancestor(now, $0.widget) != 0 }) {
      gtk_widget_grab_focus(canvas)
    }
  }

  // MARK: - Announcements

  /// Announces a sentence to the user of a screen reader: the window in front shows it as an alert for a moment.
  private func announce(_ text: String) {
    let window = UnsafeMutableRawPointer(gtk_widget_get_root(canvas)).assumingMemoryBound(to: GtkWindow.self)
    guard AssistiveTechnology.shared.isActive, !isStopped, gtk_window_is_active(window) != 0 else { return }
    announcement = announcement ?? Announcement(in: self, on: canvas)
    announcement?.announce(text)
  }
}

extension ProxyWidget {
  /// The modal element in this one.
  fileprivate var modal: ProxyWidget? {
    children.last { $0.properties.isModal } ?? children.lazy.compactMap(\.modal).last
  }
}
