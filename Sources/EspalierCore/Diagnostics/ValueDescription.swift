// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A value as a dump shows it: on one line, short, the same in every run, geometry as `(x, y, width × height)`.
package func describeForDump(_ value: Any) -> String {
  let text = description(of: value, depth: 0).split(whereSeparator: \.isNewline).joined(separator: "⏎")
  return text.count > longestDescription ? text.prefix(longestDescription - 1) + "…" : text
}

/// The same, but for long collections only the number of elements.
package func describeBriefly(_ value: Any) -> String {
  let text = describeForDump(value)
  guard text.count > longestBriefDescription, let collection = value as? any Collection, !(value is String) else {
    return text
  }
  return "[\(collection.count) values]"
}

private let longestDescription = 200
private let longestBriefDescription = 90

/// A type of the framework that describes itself for dumps.
package protocol DumpDescribable {
  var dumpDescription: String { get }
}

extension CGRect: DumpDescribable {
  package var dumpDescription: String {
    "(\(length(minX)), \(length(minY)), \(length(width)) × \(length(height)))"
  }
}

extension CGSize: DumpDescribable {
  package var dumpDescription: String { "(\(length(width)) × \(length(height)))" }
}

extension CGPoint: DumpDescribable {
  package var dumpDescription: String { "(\(length(x)), \(length(y)))" }
}

extension Anchor: DumpDescribable {
  /// The anchor's value in the root's coordinates.
  package var dumpDescription: String { "anchor " + describeForDump(global.converted(by: .identity)) }
}

/// A length with at most one decimal.
package func length(_ value: CGFloat) -> String {
  let tenths = (value * 10).rounded()
  guard tenths.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
  if tenths == 0 { return "0" }
  let rounded = tenths / 10
  return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
}

/// A number with at most three decimals.
private func thousandths(_ value: Double) -> String {
  guard abs(value) < 1e12 else { return "\(value)" }
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
}

/// The name of a type without its type arguments.
package func shortName(of type: Any.Type) -> String {
  let name = "\(type)"
  return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}

private func description(of value: Any, depth: Int) -> String {
  if let known = value as? any DumpDescribable { return known.dumpDescription }
  if let string = value as? String { return string.debugDescription }
  if let number = value as? any BinaryFloatingPoint { return thousandths(Double(number)) }
  if depth > 4 { return "…" }
  func part(_ value: Any) -> String { description(of: value, depth: depth + 1) }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { part($0.value) } ?? "nil"
  case .collection: return list(mirror.children.lazy.map { part($0.value) }, "[", "]")
  case .set: return list(mirror.children.map { part($0.value) }.sorted(), "[", "]")
  case .dictionary:
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { part($0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : list(pairs.sorted(), "[", "]")
  case .tuple: return list(mirror.children.map { labeled($0, part) }, "(", ")")
  case .struct where !(value is any CustomStringConvertible):
    return shortName(of: type(of: value)) + list(mirror.children.map { labeled($0, part) }, "(", ")")
  case .class where !(value is any CustomStringConvertible): return shortName(of: type(of: value))
  default: return "\(value)"
  }
}

private func labeled(_ child: Mirror.Child, _ part: (Any) -> String) -> String {
  guard let label = child.label, !label.hasPrefix(".") else { return part(child.value) }
  return "\(label): \(part(child.value))"
}

/// The parts with commas; no more of them than the limit could show.
private func list(_ parts: some Sequence<String>, _ open: String, _ close: String) -> String {
  var text = open
  var isFirst = true
  for part in parts {
    if !isFirst { text += ", " }
    isFirst = false
    text += part
    if text.utf8.count > 4 * longestDescription { return text }
  }
  return text + close
}
