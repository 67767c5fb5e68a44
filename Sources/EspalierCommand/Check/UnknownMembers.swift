// SPDX-License-Identifier: MIT

import Foundation

/// A call of a member that no type has.
struct UnknownMember: Equatable {
  let path: String
  let name: String
  /// The name with which the expression begins that lacks it.
  let root: String?
  let line: Int
  let column: Int
  /// The call from its dot to the end of its closures, as offsets in the file's UTF-8.
  let call: Range<Int>

  /// As the compiler states it where it gets that far, except for the types of variables, which nothing here knows.
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

/// Why the compiler gave up at an expression is mostly a modifier that does not exist: it has no type, nor has anything behind
/// it. The compiler does not get to reporting it, so the members of the expression are looked up one by one.
struct UnknownMembers {
  /// The members of the expressions that the files themselves do not declare.
  let candidates: [UnknownMember]

  /// - Parameter ofNames: Whether the members of variables are meant, and not those of calls, as modifiers are.
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

  /// Types whose members stand in bodies of views. One that the library did not have would make all names known, as would a
  /// type such as AttributedString, whose dynamic members give another error.
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

  /// Those of them that are no views.
  private static let values: Set = [
    "AnyCancellable", "Array", "Bool", "Bundle", "CGPoint", "CGRect", "CGSize", "Calendar", "Character", "Data", "Date",
    "DateComponents", "DateFormatter", "Decimal", "Dictionary", "Double", "Duration", "FileManager", "IndexSet", "Int",
    "JSONDecoder", "JSONEncoder", "Locale", "Notification", "NotificationCenter", "NumberFormatter", "Set", "String",
    "Substring", "Task", "TimeZone", "URL", "URLComponents", "URLRequest", "UUID", "UserDefaults",
  ]

  /// Whether a type is that of a value, and not of a view.
  static func isValue(_ type: String) -> Bool { values.contains(type) }

  /// The candidates that are members of none of these types, nor of those that they begin with, by the compiler.
  func confirmed(by compiler: Compiler) throws -> [UnknownMember] {
    guard !candidates.isEmpty else { return [] }
    let names = Set(candidates.map(\.name)).sorted()
    let roots = Set(candidates.compactMap(\.root).filter { $0.first?.isUppercase == true }).subtracting(Self.types)
    let types = Self.types + roots.sorted()
    // One use a line: the line of an error names the use.
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
    let output = try compiler.typecheck([file.path], module: "Probe", mode: "5", asLibrary: true).output
    var absences: [String: Set<Int>] = [:]
    // A root may be a type of the files' own, or one with parameters: of these nothing is known.
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
