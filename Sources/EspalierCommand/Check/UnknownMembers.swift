// SPDX-License-Identifier: MIT

import Foundation

/// A call of a member that no type has.
struct UnknownMember: Equatable {
  let path: String
  let name: String
  let line: Int
  let column: Int
  /// The call from its dot to the end of its closures, as offsets in the file's UTF-8.
  let call: Range<Int>

  /// As the compiler states it where it gets that far.
  var diagnostic: Diagnostic {
    Diagnostic(path: path, line: line, column: column, message: "value of type 'some View' has no member '\(name)'")
  }
}

/// Why the compiler gave up at an expression is mostly a modifier that does not exist: it has no type, nor has anything behind
/// it. The compiler does not get to reporting it, so the members of the expression are looked up one by one.
struct UnknownMembers {
  /// The members of the expressions that the files themselves do not declare.
  let candidates: [UnknownMember]

  init(in errors: [Diagnostic], files: [String]) {
    let sources = files.map {
      (path: $0, source: MaskedSource(path: $0))
    }
    let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.source.declaredNames) }
    var found: [UnknownMember] = []
    for (path, source) in sources {
      for error in errors where error.path == path {
        let body = source.body(around: source.offset(line: error.line ?? 1, column: error.column ?? 1))
        for call in source.memberCalls(in: body) where !declared.contains(call.name) {
          let place = source.place(of: call.range.lowerBound + 1)
          let member = UnknownMember(
            path: path, name: call.name, line: place.line, column: place.column, call: call.range)
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
    "FloatingPointFormatStyle<Double>", "IntegerFormatStyle<Int>",
  ]

  /// The candidates that are members of none of these types, by the compiler.
  func confirmed(by compiler: Compiler) throws -> [UnknownMember] {
    guard !candidates.isEmpty else { return [] }
    let names = Set(candidates.map(\.name)).sorted()
    // One use a line: the line of an error names the use.
    var lines = ["import Foundation", "import SwiftUI", "struct Item: Identifiable { let id: Int }"]
    for (index, type) in Self.types.enumerated() {
      lines.append("@MainActor func probe\(index)(_ value: \(type)) {")
      lines += names.map { "_ = value.\($0)" } + ["}"]
    }
    let file = try RunFolder.place("Probe.swift")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try compiler.typecheck([file.path], module: "Probe", mode: "5", asLibrary: true).output
    var absences: [String: Int] = [:]
    for name in Diagnostic.errors(in: output).compactMap(\.missingName) { absences[name, default: 0] += 1 }
    return candidates.filter { absences["." + $0.name] == Self.types.count }
  }
}
