// SPDX-License-Identifier: MIT

/// An element of an XML file without texts, such as a scheme or the list of a workspace: a name, attributes and elements.
struct MarkupElement: Equatable, Sendable {
  let name: String
  fileprivate(set) var attributes: [String: String]
  fileprivate(set) var children: [MarkupElement] = []

  /// The elements of a name among the children.
  func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// The first element at a path of names below this one.
  func first(_ path: String...) -> MarkupElement? {
    path.reduce(self) { element, name in element?.children.first { $0.name == name } }
  }
}

/// Parses XML for `MarkupElement`: without document types, and with no entities but those of characters. O(bytes).
struct MarkupParser {
  /// The greatest number of levels of elements; schemes have about seven.
  static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The outermost element.
  mutating func parse() throws(PropertyListError) -> MarkupElement {
    var open: [(element: MarkupElement, start: Int)] = []
    while let start = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "<")) {
      index = start
      if skip("<!--", until: "-->") || skip("<?", until: "?>") || skip("<![CDATA[", until: "]]>") { continue }
      if starts("<!") {
        // The content of a document type could change the meaning of what follows.
        if skip("<!", until: ">") { continue }
        throw failure("the declaration has no end", at: start)
      }
      if starts("</") {
        guard let last = open.popLast() else { throw failure("the end of an element that has not begun", at: start) }
        guard skip("</" + last.element.name, until: ">") else {
          throw failure("the end of the element \(last.element.name) is expected", at: start)
        }
        if open.isEmpty { return last.element }
        open[open.count - 1].element.children.append(last.element)
        continue
      }
      let (element, isEmpty) = try element()
      if !isEmpty {
        if open.count >= Self.deepest {
          throw failure("elements are nested more than \(Self.deepest) levels deep", at: start)
        }
        open.append((element, start))
      } else if open.isEmpty {
        return element
      } else {
        open[open.count - 1].element.children.append(element)
      }
    }
    if let last = open.last { throw failure("the element \(last.element.name) has no end", at: last.start) }
    throw failure("there is no element", at: bytes.count)
  }

  /// An element's tag with its attributes, and whether the element ends with it.
  private mutating func element() throws(PropertyListError) -> (element: MarkupElement, isEmpty: Bool) {
    let start = index
    index += 1
    let name = name()
    if name.isEmpty { throw failure("the element has no name", at: start) }
    var element = MarkupElement(name: name, attributes: [:])
    while true {
      skipBlanks()
      if starts(">") || starts("/>") {
        let isEmpty = starts("/>")
        index += isEmpty ? 2 : 1
        return (element, isEmpty)
      }
      let key = self.name()
      skipBlanks()
      guard !key.isEmpty, starts("=") else {
        throw failure("the element \(name) is damaged", at: min(index, bytes.count))
      }
      index += 1
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
      else { throw failure("the value of \(key) is no text in quotes", at: index) }
      element.attributes[key] = Self.text(bytes[(index + 1)..<end])
      index = end + 1
    }
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, bytes[index].isLetterOrDigit || "_-.:".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isBlank { index += 1 }
  }

  private func starts(_ mark: String) -> Bool { bytes[min(index, bytes.count)...].starts(with: mark.utf8) }

  /// Skips a part with its end; false if none begins here, or it has no end.
  private mutating func skip(_ mark: String, until end: String) -> Bool {
    guard starts(mark) else { return false }
    let end = Array(end.utf8)
    var place = index + mark.utf8.count
    while place + end.count <= bytes.count {
      if bytes[place] == end[0], bytes[place...].starts(with: end) {
        index = place + end.count
        return true
      }
      place += 1
    }
    return false
  }

  private func failure(_ reason: String, at place: Int) -> PropertyListError {
    let place = MergeConflict.index(in: bytes).map { ($0, MergeConflict.reason) } ?? (place, reason)
    return PropertyListError(reason: place.1, position: .init(of: place.0, in: bytes))
  }
}

// MARK: - Entities

extension MarkupParser {
  private static let entities: [String: String] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// A value with its entities replaced; unknown ones stay.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      // The longest entity is a character's number.
      if byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[rest.startIndex + 1..<end], as: UTF8.self))
      {
        text += Array(character.utf8)
        rest = rest[(end + 1)...]
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
