// SPDX-License-Identifier: MIT

import Foundation

extension PredicateExpression {
  package func value(_ context: PredicateContext) -> Any? {
    switch self {
    case .value(let value): return value
    case .object: return context.object
    case .variable(let name): return context.variables[name]
    case .key(let base, let key): return Self.value(key, of: base, context)
    case .element(let base, let index): return Self.element(index.value(context), of: base.value(context))
    case .aggregate(let elements): return elements.map { $0.value(context) as Any }
    case .arithmetic(let symbol, let left, let right):
      return Self.result(symbol, left.value(context), right.value(context))
    case .function(let name, let arguments):
      return PredicateFunction.value(name, arguments.map { $0.value(context) })
    case .subquery(let collection, let variable, let predicate):
      return PredicateValue.elements(collection.value(context))?.compactMap { $0 }.filter { element in
        var inner = context
        inner.variables[variable] = element
        return predicate.isTrue(inner)
      }
    }
  }

  /// An operator such as `@sum` comes before the keys of the values to which it applies: `items.@sum.price`.
  private static func value(_ key: String, of base: PredicateExpression, _ context: PredicateContext) -> Any? {
    guard case .key(let collection, let name) = base, name.hasPrefix("@"), name != "@count" else {
      if key.hasPrefix("@"), key != "@count" { return base.value(context) }
      return KeyReading.value(key, of: base.value(context))
    }
    let values = PredicateValue.elements(collection.value(context)) ?? []
    let keyed = key == "self" ? values : values.map { KeyReading.value(key, of: $0) }
    switch name {
    case "@unionOfObjects": return keyed.compactMap { $0 }
    case "@distinctUnionOfObjects":
      return keyed.reduce(into: [Any]()) { known, value in
        if let value, !known.contains(where: { PredicateValue.areEqual($0, value) }) { known.append(value) }
      }
    default: return PredicateFunction.aggregate(String(name.dropFirst()), keyed)
    }
  }

  private static func element(_ index: Any?, of collection: Any?) -> Any? {
    if let dictionary = PredicateValue.unwrapped(collection) as? [AnyHashable: Any],
      let key = PredicateValue.text(index),
      let value = dictionary[key]
    {
      return value
    }
    guard let elements = PredicateValue.elements(collection) else { return nil }
    switch PredicateValue.text(index) {
    case "FIRST": return elements.first ?? nil
    case "LAST": return elements.last ?? nil
    case "SIZE": return elements.count
    default:
      guard let number = PredicateValue.number(index), let place = Int(exactly: number) else { return nil }
      return elements.indices.contains(place) ? elements[place] : nil
    }
  }

  /// Integers stay integers, except where they are divided: 3 / 2 is 1, as in C.
  private static func result(_ symbol: String, _ left: Any?, _ right: Any?) -> Any? {
    guard let first = PredicateValue.number(left), let second = PredicateValue.number(right) else { return nil }
    let result =
      switch symbol {
      case "+": first + second
      case "-": first - second
      case "*": first * second
      case "/": first / second
      default: pow(first, second)
      }
    let isWhole = [left, right].allSatisfy { PredicateValue.unwrapped($0) is any BinaryInteger || isInteger($0) }
    guard isWhole, symbol != "**", let whole = Int(exactly: result.rounded(.towardZero)) else { return result }
    return whole
  }

  private static func isInteger(_ value: Any?) -> Bool {
    guard let number = PredicateValue.unwrapped(value) as? NSNumber else { return false }
    return !["d", "f"].contains(String(cString: number.objCType))
  }
}
