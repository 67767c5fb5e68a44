// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import Foundation

/// A value in a message of D-Bus.
package indirect enum BusValue: Sendable, Equatable {
  case string(String)
  case boolean(Bool)
  case byte(UInt8)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case double(Double)
  /// An array of texts.
  case strings([String])
  /// A dictionary of values of any type, under names.
  case dictionary([String: BusValue])
  /// The parameters of a call, or a structure.
  case tuple([BusValue])

  /// The same in GLib, with a floating reference.
  var variant: OpaquePointer? {
    switch self {
    case .string(let text): return g_variant_new_string(text.replacing("\0", with: ""))
    case .boolean(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .byte(let value): return g_variant_new_byte(value)
    case .int32(let value): return g_variant_new_int32(value)
    case .uint32(let value): return g_variant_new_uint32(value)
    case .int64(let value): return g_variant_new_int64(Int(value))
    case .double(let value): return g_variant_new_double(value)
    case .strings(let texts):
      let children = texts.map { BusValue.string($0).variant }
      return Self.array("s", children)
    case .dictionary(let values):
      let children = values.map { key, value in
        g_variant_new_dict_entry(BusValue.string(key).variant, g_variant_new_variant(value.variant))
      }
      return Self.array("{sv}", children)
    case .tuple(let values):
      let children = values.map(\.variant)
      return g_variant_new_tuple(children, gsize(children.count))
    }
  }

  private static func array(_ element: String, _ children: [OpaquePointer?]) -> OpaquePointer? {
    let type = g_variant_type_new(element)
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, children, gsize(children.count))
  }

  /// The value of GLib's; nil for a type that no service here uses.
  init?(_ variant: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(variant)) {
    case "s", "o", "g": self = .string(String(cString: g_variant_get_string(variant, nil)))
    case "b": self = .boolean(g_variant_get_boolean(variant) != 0)
    case "y": self = .byte(g_variant_get_byte(variant))
    case "i": self = .int32(g_variant_get_int32(variant))
    case "u": self = .uint32(g_variant_get_uint32(variant))
    case "x": self = .int64(Int64(g_variant_get_int64(variant)))
    case "d": self = .double(g_variant_get_double(variant))
    case "as":
      self = .strings(
        Self.children(of: variant).compactMap { if case .string(let text)? = $0 { text } else { nil } })
    case let type where type.hasPrefix("("): self = .tuple(Self.children(of: variant).compactMap { $0 })
    default: return nil
    }
  }

  private static func children(of variant: OpaquePointer) -> [BusValue?] {
    (0..<g_variant_n_children(variant)).map { index in
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }

  /// The members of a tuple; empty for other values.
  package var members: [BusValue] { if case .tuple(let values) = self { values } else { [] } }
  /// The text; nil for other values.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The number; nil for other values.
  package var number: UInt32? { if case .uint32(let number) = self { number } else { nil } }
}
