// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import Foundation

/// An object whose values are read by the names of their keys in a way of its own, such as a record of a database. Objective-C
/// reads every object's so.
public protocol _KeyedValues {
  /// The value of a key; nil if there is none.
  func value(forKey key: String) -> Any?
}

/// Reads the values of objects by the names of their properties, without Objective-C.
///
/// A dictionary's are its values. An object's are its stored properties, those of property wrappers and of `@Observable` among
/// them. A computed property cannot be read by its name: it has no value, with a message on standard error.
enum KeyReading {
  /// The value of a key; of a collection the values of its elements, or the result of an operator such as `@count`.
  static func value(_ key: String, of object: Any?) -> Any? {
    guard let object = PredicateValue.unwrapped(object) else { return nil }
    if let keyed = object as? any _KeyedValues { return keyed.value(forKey: key) }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let elements = PredicateValue.elements(object) {
      return key.hasPrefix("@")
        ? PredicateFunction.aggregate(String(key.dropFirst()), elements) : elements.map { value(key, of: $0) }
    }
    return stored(key, of: object)
  }

  /// The values of a path of keys, in which an operator such as `@sum` applies to the values of the keys after it.
  static func value(path: String, of object: Any?) -> Any? {
    PredicateExpression.path(path).value(PredicateContext(object: object))
  }

  private static func stored(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if child.label == key { return child.value }
        if child.label == "_" + key { return content(of: child.value) }
        if child.label == "$__lazy_storage_$_" + key { return child.value }
      }
      mirror = current.superclassMirror
    }
    if let text = object as? String { return property(key, of: text) }
    report(key, of: object)
    return nil
  }

  /// The value of a property wrapper; of `@Observable` the value itself.
  private static func content(of storage: Any) -> Any? {
    if let published = storage as? any CurrentValue { return published.currentValue }
    return Mirror(reflecting: storage).children.first { $0.label == "wrappedValue" || $0.label == "_value" }?.value
      ?? storage
  }

  /// Properties of `NSString` that predicates use.
  private static func property(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "lowercaseString": text.lowercased()
    case "uppercaseString": text.uppercased()
    case "capitalizedString": text.capitalized
    case "integerValue", "intValue": (text as NSString).integerValue
    case "doubleValue", "floatValue": (text as NSString).doubleValue
    case "boolValue": (text as NSString).boolValue
    case "lastPathComponent": (text as NSString).lastPathComponent
    case "pathExtension": (text as NSString).pathExtension
    default: nil
    }
  }

  private static func report(_ key: String, of object: Any) {
    let type = type(of: object)
    let text =
      "A predicate or a sort descriptor reads the key “\(key)” of \(type), which has no stored property of this name: it has "
      + "no value. Without Objective-C a computed property has none by its name; compare in a closure instead."
    Task { @MainActor in Diagnostics.warnOnce(text, subject: "\(type)") }
  }
}

private protocol CurrentValue {
  var currentValue: Any { get }
}

extension Published: CurrentValue {
  fileprivate var currentValue: Any { current }
}
