// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierPrimitives
import EspalierServices
import Foundation

/// Whether a screen reader or another assistive technology runs. Requested from the desktop's accessibility bus,
/// without waiting for it, when the first window opens; then the bus reports changes, and no further request is made.
///
/// One is assumed to run when the desktop's switch for assistive technologies or for its screen reader is on, or when a
/// program has subscribed to events of the bus. Without D-Bus, or with `GTK_A11Y=none`, no request is made and no screen
/// reader is assumed.
@MainActor
final class AssistiveTechnology {
  static let shared = AssistiveTechnology()

  private(set) var isActive = false
  /// Whether the assistive technology is a screen reader that the desktop has started.
  private(set) var readsScreen = false
  private var isEnabled = false
  private var hasListeners = false
  private var isStarted = false
  private var listeners: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private var registry: OpaquePointer?

  private init() {}

  /// - Parameter listener: Called after changes; nil ends it.
  func listen(_ owner: AnyObject, _ listener: (@MainActor () -> Void)?) {
    listeners[ObjectIdentifier(owner)] = listener
    start()
  }

  func apply(to environment: inout EnvironmentValues) {
    environment.accessibilityVoiceOverEnabled = readsScreen
    environment.usesAssistiveTechnology = isActive
  }

  func apply(to graph: ViewGraph) {
    let known = graph.environment.values
    guard known.accessibilityVoiceOverEnabled != readsScreen || known.accessibilityEnabled != isActive else { return }
    graph.changeEnvironment { self.apply(to: &$0) }
  }

  private func changed() {
    let active = isEnabled || readsScreen || hasListeners
    isActive = active
    for listener in Array(listeners.values) { listener() }
  }

  // MARK: - The bus of the session

  private static let isReachable: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if let choice = environment["GTK_A11Y"], choice == "none" || choice == "test" { return false }
    if environment["AT_SPI_BUS_ADDRESS"]?.isEmpty == false { return true }
    // Without a session, nothing may start one.
    return SessionBus.exists
  }()

  /// Prevents GTK from starting a session where there is none, and from warning of it. To be called before GTK starts.
  static func prepare() { if !isReachable { setenv("GTK_A11Y", "none", 0) } }

  private func start() {
    guard !isStarted, Self.isReachable else { return }
    isStarted = true
    if let address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
      connectRegistry(address)
    }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, _ in
        onMain(result) { result in
          guard let bus = g_bus_get_finish(result, nil) else { return }
          AssistiveTechnology.shared.sessionFound(bus)
        }
      }, nil)
  }

  private func sessionFound(_ bus: OpaquePointer) {
    // The end of a session is no reason for a program to end.
    g_dbus_connection_set_exit_on_close(bus, 0)
    g_dbus_connection_signal_subscribe(
      bus, "org.a11y.Bus", "org.freedesktop.DBus.Properties", "PropertiesChanged", "/org/a11y/bus", "org.a11y.Status",
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, _ in
        onMain(parameters) { parameters in
          guard let values = g_variant_get_child_value(parameters, 1) else { return }
          AssistiveTechnology.shared.statusChanged(values)
          g_variant_unref(values)
        }
      }, nil, nil)
    let name = g_variant_new_string("org.a11y.Status")
    var arguments: [OpaquePointer?] = [name]
    call(bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "GetAll", &arguments) { answer in
      guard let values = g_variant_get_child_value(answer, 0) else { return }
      self.statusChanged(values)
      g_variant_unref(values)
    }
    guard registry == nil else { return }
    var none: [OpaquePointer?] = []
    call(bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", &none) { answer in
      guard let value = g_variant_get_child_value(answer, 0) else { return }
      let address = String(cString: g_variant_get_string(value, nil))
      g_variant_unref(value)
      if !address.isEmpty { self.connectRegistry(address) }
    }
  }

  private func statusChanged(_ values: OpaquePointer) {
    let boolean = g_variant_type_new("b")
    defer { g_variant_type_free(boolean) }
    func flag(_ name: String) -> Bool? {
      guard let value = g_variant_lookup_value(values, name, boolean) else { return nil }
      defer { g_variant_unref(value) }
      return g_variant_get_boolean(value) != 0
    }
    isEnabled = flag("IsEnabled") ?? isEnabled
    readsScreen = flag("ScreenReaderEnabled") ?? readsScreen
    changed()
  }

  // MARK: - The accessibility bus

  private func connectRegistry(_ address: String) {
    g_dbus_connection_new_for_address(
      address,
      GDBusConnectionFlags(
        rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil,
      { _, result, _ in
        onMain(result) { result in
          guard let bus = g_dbus_connection_new_for_address_finish(result, nil) else { return }
          AssistiveTechnology.shared.registryFound(bus)
        }
      }, nil)
  }

  private func registryFound(_ bus: OpaquePointer) {
    registry = bus
    g_dbus_connection_set_exit_on_close(bus, 0)
    for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
      g_dbus_connection_signal_subscribe(
        bus, "org.a11y.atspi.Registry", "org.a11y.atspi.Registry", signal, "/org/a11y/atspi/registry", nil,
        G_DBUS_SIGNAL_FLAGS_NONE, { _, _, _, _, _, _, _ in onMain(()) { AssistiveTechnology.shared.countListeners() } },
        nil, nil)
    }
    countListeners()
  }

  private func countListeners() {
    guard let registry else { return }
    var none: [OpaquePointer?] = []
    call(
      registry, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "GetRegisteredEvents",
      &none
    ) { answer in
      guard let events = g_variant_get_child_value(answer, 0) else { return }
      let hasListeners = g_variant_n_children(events) > 0
      g_variant_unref(events)
      guard hasListeners != self.hasListeners else { return }
      self.hasListeners = hasListeners
      self.changed()
    }
  }

  private final class Answer {
    let body: @MainActor (OpaquePointer) -> Void
    init(_ body: @escaping @MainActor (OpaquePointer) -> Void) { self.body = body }
  }

  /// - Parameter body: Called with the reply, if there is one.
  private func call(
    _ bus: OpaquePointer, _ name: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: inout [OpaquePointer?], _ body: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    g_dbus_connection_call(
      bus, name, path, interface, method, g_variant_new_tuple(&arguments, gsize(arguments.count)), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { source, result, data in
        onMain((source, result, data)) { source, result, data in
          let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
          guard let value = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
          answer.body(value)
          g_variant_unref(value)
        }
      }, Unmanaged.passRetained(Answer(body)).toOpaque())
  }
}
