// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import Foundation

/// Objects of GLib's: properties, signals, and functions that end later.
@MainActor
enum GLib {
  typealias Object = OpaquePointer

  static func release(_ object: Object) { g_object_unref(UnsafeMutableRawPointer(object)) }
  @discardableResult
  static func retain(_ object: Object) -> Object {
    g_object_ref(UnsafeMutableRawPointer(object))
    return object
  }

  /// Makes an object with properties that are objects, and takes a reference, also where the new one is floating.
  static func make(_ type: GType, _ properties: [(String, Object)]) -> Object? {
    var values = properties.map { property in
      var value = GValue()
      g_value_init(&value, object(property.1))
      g_value_set_object(&value, UnsafeMutableRawPointer(property.1))
      return value
    }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    let names = properties.map { strdup($0.0) }
    defer { names.forEach { free($0) } }
    var pointers = names.map { UnsafePointer($0) }
    guard let made = g_object_new_with_properties(type, guint(properties.count), &pointers, &values) else { return nil }
    let pointer = UnsafeMutableRawPointer(made)
    if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    return OpaquePointer(pointer)
  }

  /// The type of an object.
  private static func object(_ object: Object) -> GType {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
  }

  static func set(_ object: Object, _ name: String, _ isOn: Bool) {
    set(object, name, GType(5 << 2)) { g_value_set_boolean(&$0, isOn ? 1 : 0) }
  }
  static func set(_ object: Object, _ name: String, _ number: UInt32) {
    set(object, name, GType(7 << 2)) { g_value_set_uint(&$0, number) }
  }
  static func set(_ object: Object, _ name: String, _ text: String?) {
    set(object, name, GType(16 << 2)) { g_value_set_string(&$0, text) }
  }

  /// The fundamental types have fixed numbers: `G_TYPE_BOOLEAN`, `G_TYPE_UINT`, `G_TYPE_STRING`.
  private static func set(_ object: Object, _ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    g_object_set_property(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  // MARK: - Signals

  /// An object that signals name, which does not keep it alive.
  final class Reference<Owner: AnyObject> {
    weak var owner: Owner?
    init(_ owner: Owner) { self.owner = owner }
  }

  /// Connects a signal with a function of C that has the signal's arguments, and a reference to the owner as the last one.
  static func connect<Owner: AnyObject, Function>(
    _ object: Object, _ signal: String, _ owner: Owner, _ function: Function
  ) {
    let data = Unmanaged.passRetained(Reference(owner)).toOpaque()
    g_signal_connect_data(
      UnsafeMutableRawPointer(object), signal, unsafeBitCast(function, to: GCallback.self), data,
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
  }

  /// The owner of a signal, on the main thread, where all signals of widgets are sent.
  nonisolated static func owner<Owner: AnyObject, Result>(
    _ data: UnsafeMutableRawPointer?, _ type: Owner.Type, or other: Result, _ body: @MainActor (Owner) -> Result
  ) -> Result {
    nonisolated(unsafe) let data = data
    nonisolated(unsafe) var result = other
    withoutActuallyEscaping(body) { body in
      MainActor.assumeIsolated {
        guard let data else { return }
        let reference = Unmanaged<Reference<Owner>>.fromOpaque(data).takeUnretainedValue()
        if let owner = reference.owner { result = body(owner) }
      }
    }
    return result
  }

  // MARK: - Functions that end later

  typealias Ready = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  private final class Ending {
    let body: @MainActor (Object, OpaquePointer) -> Void
    init(_ body: @escaping @MainActor (Object, OpaquePointer) -> Void) { self.body = body }
  }

  /// The callback and its data for a function that ends later; `body` runs once, with the object and the result.
  static func later(
    _ body: @escaping @MainActor (Object, OpaquePointer) -> Void
  ) -> (callback: Ready, data: UnsafeMutableRawPointer) {
    (
      { object, result, data in
        nonisolated(unsafe) let (object, result, data) = (object, result, data)
        MainActor.assumeIsolated {
          guard let data else { return }
          let ending = Unmanaged<Ending>.fromOpaque(data).takeRetainedValue()
          if let object, let result { ending.body(OpaquePointer(object), result) }
        }
      }, Unmanaged.passRetained(Ending(body)).toOpaque()
    )
  }

  /// The text and number of an error, which is freed.
  static func taken(_ error: UnsafeMutablePointer<GError>?) -> (code: Int, text: String) {
    guard let error else { return (0, "unknown") }
    defer { g_error_free(error) }
    return (Int(error.pointee.code), String(cString: error.pointee.message))
  }
}
