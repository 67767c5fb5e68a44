// SPDX-License-Identifier: MIT

import Foundation

/// A call of a member that no type has.
struct UnknownMember: Equatable {
  let path: String
  let name: String
  /// The first name of the expression that has the call.
  let root: String?
  let line: Int
  let column: Int
  /// The call from its dot to the end of its closures, as offsets in the file's UTF-8.
  let call: Range<Int>

  /// The compiler's error for such a member, except that the types of variables are unknown here.
  var diagnostic: Diagnostic {
    let value: String
    if let root, root.first?.isUppercase == true {
      value = "value of type '\(UnknownMembers.isValue(root) ? root : "some View")'"
    } else {
      value = root.map { "the value of '\($0)…'" } ?? "value of type 'some View'"
    }
    return Diagnostic(path: path, line: line, column: column, message: "\(value) has no member '\(name)'")
  }
}

/// Finds calls of modifiers that do not exist. The compiler mostly stops at an expression because of one: it has no type, nor
/// has anything after it. The compiler does not get to report it, so the expression's members are looked up one by one.
struct UnknownMembers {
  /// The members of the expressions that the files themselves do not declare.
  let candidates: [UnknownMember]

  /// - Parameter ofNames: Whether to take the members of variables instead of those of calls, which modifiers are.
  init(in errors: [Diagnostic], files: [String], ofNames: Bool = false) {
    let sources = files.map {
      (path: $0, source: MaskedSource(path: $0))
    }
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.source.declaredNames) }
    var found: [UnknownMember] = []
    for (path, source) in sources {
      for error in errors where error.path == path {
        let body = source.body(around: source.offset(line: error.line ?? 1, column: error.column ?? 1))
        for call in source.memberCalls(in: body, ofNames: ofNames) where !declared.contains(call.name) {
          let place = source.place(of: call.range.lowerBound + 1)
          let member = UnknownMember(
            path: path, name: call.name, root: source.root(ofMemberAt: call.range.lowerBound), line: place.line,
            column: place.column, call: call.range)
          if !found.contains(member) { found.append(member) }
        }
      }
    }
    candidates = found
  }

  /// Types whose members are used in bodies of views. A type that the library does not have would make all names known, as would
  /// a type such as AttributedString, whose dynamic members give another error.
  private static let types = [
    "some View", "some Shape", "some InsettableShape", "some ShapeStyle", "some Gesture", "some Scene", "some Commands",
    "some ToolbarContent", "some TabContent<Int>", "some TableRowContent<Item>", "some TableColumnContent<Item, Never>",
    "some Transition", "ForEach<[Int], Int, Text>", "GeometryProxy", "GraphicsContext", "Text", "Image", "Color",
    "Font", "Path", "Animation", "AnyTransition", "Binding<Int>", "Binding<[Int]>", "[Int]", "Set<Int>", "[Int: Int]",
    "Int?", "String", "Int", "Double", "CGRect", "Range<Int>", "Date", "Data", "URL", "Date.FormatStyle",
    "FloatingPointFormatStyle<Double>", "IntegerFormatStyle<Int>", "ScrollViewProxy", "DragGesture.Value",
    "MagnifyGesture.Value", "RotateGesture.Value", "KeyPress", "EditMode", "UUID", "Substring", "Character", "CGSize",
    "CGPoint",
    "ClosedRange<Int>", "Locale", "Calendar", "DateComponents", "Bool", "any Error", "AnyPublisher<Int, Never>",
    "Published<Int>.Publisher", "Timer.TimerPublisher", "PassthroughSubject<Int, Never>", "AnyCancellable",
    "Task<Int, Never>", "AsyncStream<Int>", "Measurement<UnitLength>", "URLRequest", "URLComponents", "IndexSet",
    "Decimal", "Duration", "UserDefaults", "FileManager", "JSONDecoder", "JSONEncoder", "DateFormatter",
    "NumberFormatter", "Notification", "NotificationCenter", "Bundle", "TimeZone", "Mirror",
  ]

  /// Types of values, which are no views.
  private static let values: Set = [
    "AnyCancellable", "Array", "Bool", "Bundle", "CGPoint", "CGRect", "CGSize", "Calendar", "Character", "Data", "Date",
    "DateComponents", "DateFormatter", "Decimal", "Dictionary", "Double", "Duration", "FileManager", "IndexSet", "Int",
    "JSONDecoder", "JSONEncoder", "Locale", "Notification", "NotificationCenter", "NumberFormatter", "Set", "String",
    "Substring", "Task", "TimeZone", "URL", "URLComponents", "URLRequest", "UUID", "UserDefaults",
  ]

  /// Whether a type is that of a value, and not of a view.
  static func isValue(_ type: String) -> Bool { values.contains(type) }

  /// The candidates that, by the compiler, are members of none of these types, nor of those that they begin with.
  func confirmed(by compiler: Compiler) throws -> [UnknownMember] {
    guard !candidates.isEmpty else { return [] }
    let names = Set(candidates.map(\.name)).sorted()
    let roots = Set(candidates.compactMap(\.root).filter { $0.first?.isUppercase == true }).subtracting(Self.types)
    let types = Self.types + roots.sorted()
    // One use a line: the line of an error identifies the use.
    var lines = [
      "import Combine; import Foundation", "import SwiftUI", "struct Item: Identifiable { let id: Int }",
    ]
    for (index, type) in types.enumerated() {
      lines.append("@MainActor func probe\(index)(_ value: \(type)) {")
      lines += names.map { "_ = value.\($0)" } + ["}"]
    }
    let head = 3
    func type(ofLine line: Int) -> Int { (line - 1 - head) / (names.count + 2) }
    let file = try RunFolder.place("Probe.swift")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try compiler.typecheck(
      [file.path], settings: ["-module-name", "Probe", "-swift-version", "5"], asLibrary: true
    ).output
    var absences: [String: Set<Int>] = [:]
    // A root may be a type of the files' own, or a generic one: nothing is known of these.
    var known = Set(types.indices)
    for error in Diagnostic.errors(in: output) {
      guard let line = error.line, line > head else { continue }
      let type = type(ofLine: line)
      if (line - 1 - head) % (names.count + 2) == 0 { known.remove(type) }
      if let name = error.missingName { absences[name, default: []].insert(type) }
    }
    return candidates.filter { known.isSubset(of: absences["." + $0.name] ?? []) }
  }
}
