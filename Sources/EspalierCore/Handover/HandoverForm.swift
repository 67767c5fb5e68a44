// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A value in a form that another version of its program can read: its parts, down to numbers and texts.
package indirect enum HandoverForm: Codable, Hashable, Sendable {
  case bool(Bool)
  case int(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  /// An optional without a value.
  case none
  case some(HandoverForm)
  /// A collection's elements, in its order.
  case list([HandoverForm])
  /// The stored properties of a value, by their names.
  case fields([String: HandoverForm])
  /// The name of an enumeration's case without values.
  case enumeration(String)
  /// The properties of an object, by their names: those that have a form.
  case object([String: HandoverForm])
  /// The JSON of a value that only has its own encoding.
  case coded(Data)
  /// A value whose type is not that of the variable: the type's mangled name.
  case typed(String, HandoverForm)
}

/// The whole state that one view tree hands over: values by the places of their views.
package struct HandoverState: Codable, Equatable, Sendable {
  package var values: [String: Entry] = [:]

  /// A value, and the type of its variable.
  package struct Entry: Codable, Equatable, Sendable {
    package let type: String
    package let form: HandoverForm
  }

  package init() {}
}

/// A type whose values are a form by themselves.
package protocol HandoverValue {
  /// The form of the value; nil if a part of it has none.
  func handoverForm(_ depth: Int) -> HandoverForm?
  init?(handover form: HandoverForm)
}

extension Bool: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? { .bool(self) }
  package init?(handover form: HandoverForm) {
    guard case .bool(let value) = form else { return nil }
    self = value
  }
}

extension HandoverValue where Self: SignedInteger & FixedWidthInteger {
  package func handoverForm(_ depth: Int) -> HandoverForm? { .int(Int64(self)) }
  package init?(handover form: HandoverForm) {
    guard case .int(let value) = form else { return nil }
    self.init(exactly: value)
  }
}

extension HandoverValue where Self: UnsignedInteger & FixedWidthInteger {
  package func handoverForm(_ depth: Int) -> HandoverForm? { .unsigned(UInt64(self)) }
  package init?(handover form: HandoverForm) {
    guard case .unsigned(let value) = form else { return nil }
    self.init(exactly: value)
  }
}

extension Int: HandoverValue {}
extension Int8: HandoverValue {}
extension Int16: HandoverValue {}
extension Int32: HandoverValue {}
extension Int64: HandoverValue {}
extension UInt: HandoverValue {}
extension UInt8: HandoverValue {}
extension UInt16: HandoverValue {}
extension UInt32: HandoverValue {}
extension UInt64: HandoverValue {}

extension HandoverValue where Self: BinaryFloatingPoint {
  // JSON has no infinity: the bits travel.
  package func handoverForm(_ depth: Int) -> HandoverForm? { .unsigned(Double(self).bitPattern) }
  package init?(handover form: HandoverForm) {
    guard case .unsigned(let bits) = form else { return nil }
    self.init(Double(bitPattern: bits))
  }
}

extension Double: HandoverValue {}
extension Float: HandoverValue {}
extension CGFloat: HandoverValue {}

extension String: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? { .string(self) }
  package init?(handover form: HandoverForm) {
    guard case .string(let value) = form else { return nil }
    self = value
  }
}

extension Character: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? { .string(String(self)) }
  package init?(handover form: HandoverForm) {
    guard case .string(let value) = form, value.count == 1 else { return nil }
    self = value.first!
  }
}

extension Optional: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? {
    guard let self else { return HandoverForm.none }
    return HandoverCoder.form(of: self, depth: depth + 1).map { .some($0) }
  }
  package init?(handover form: HandoverForm) {
    switch form {
    case .none: self = Wrapped?.none
    case .some(let form):
      guard let value = HandoverCoder.value(Wrapped.self, form) else { return nil }
      self = value
    default: return nil
    }
  }
}

/// The forms of a sequence's elements; nil if one has none.
private func forms<Elements: Sequence>(_ elements: Elements, _ depth: Int) -> [HandoverForm]? {
  var forms: [HandoverForm] = []
  for element in elements {
    guard let form = HandoverCoder.form(of: element, depth: depth + 1) else { return nil }
    forms.append(form)
  }
  return forms
}

/// The elements of a list; nil if one cannot be made.
private func elements<Element>(_ form: HandoverForm, _ type: Element.Type = Element.self) -> [Element]? {
  guard case .list(let forms) = form else { return nil }
  var elements: [Element] = []
  for form in forms {
    guard let element = HandoverCoder.value(Element.self, form) else { return nil }
    elements.append(element)
  }
  return elements
}

extension Array: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? { forms(self, depth).map { .list($0) } }
  package init?(handover form: HandoverForm) {
    guard let elements: [Element] = elements(form) else { return nil }
    self = elements
  }
}

extension Set: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? { forms(self, depth).map { .list($0) } }
  package init?(handover form: HandoverForm) {
    guard let elements: [Element] = elements(form) else { return nil }
    self = Set(elements)
  }
}

extension Dictionary: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? {
    guard let keys = forms(keys, depth), let values = forms(values, depth) else { return nil }
    return .list([.list(keys), .list(values)])
  }
  package init?(handover form: HandoverForm) {
    guard case .list(let parts) = form, parts.count == 2, let keys: [Key] = elements(parts[0]),
      let values: [Value] = elements(parts[1]), keys.count == values.count
    else { return nil }
    self = Dictionary(zip(keys, values)) { first, _ in first }
  }
}

extension AnyHashable: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? {
    guard let name = _mangledTypeName(type(of: base)) else { return nil }
    return HandoverCoder.form(of: base, depth: depth + 1).map { .typed(name, $0) }
  }
  package init?(handover form: HandoverForm) {
    guard case .typed(let name, let form) = form, let type = _typeByName(name) as? any Hashable.Type else { return nil }
    func make<T: Hashable>(_ type: T.Type) -> AnyHashable? { HandoverCoder.value(type, form).map { AnyHashable($0) } }
    guard let value = make(type) else { return nil }
    self = value
  }
}
