// SPDX-License-Identifier: MIT

import Foundation

/// The tests in the sources of a target: XCTest runs no method by its name without a runtime of Objective-C, so that the program
/// lists them. Tests of the module Testing find themselves.
struct FoundTests: Equatable {
  struct TestCase: Equatable {
    let name: String
    let methods: [SourceOutline.TestMethod]
  }

  /// The classes below `XCTestCase` with methods, also inherited ones, in the order of the sources.
  let cases: [TestCase]

  init(_ outlines: [SourceOutline]) {
    let types = outlines.flatMap(\.types)
    let methods = outlines.reduce(into: [String: [SourceOutline.TestMethod]]()) { all, outline in
      all.merge(outline.tests) { $0 + $1 }
    }
    let classes = types.filter { $0.keyword == .class }
    /// The classes from one up to XCTestCase; nil if it is no test case.
    func line(from name: String) -> [String]? {
      var line = [name]
      while let declaration = classes.first(where: { $0.name == line.last }), line.count <= classes.count {
        if declaration.inherited.contains("XCTestCase") { return line }
        guard let above = declaration.inherited.first else { return nil }
        line.append(above)
      }
      return nil
    }
    cases = classes.filter { !$0.isPrivate && !$0.isGeneric }.compactMap { declaration in
      guard let line = line(from: declaration.name) else { return nil }
      var seen: Set<String> = []
      let all = line.flatMap { methods[$0] ?? [] }.filter { seen.insert($0.name).inserted }
      return all.isEmpty ? nil : TestCase(name: declaration.name, methods: all)
    }
  }

  /// The tests of XCTest that a selection contains.
  func selected(by selection: TestSelection, module: String) -> FoundTests {
    FoundTests(
      cases: cases.compactMap { test in
        let methods = test.methods.filter { selection.contains("\(module).\(test.name)/\($0.name)") }
        return methods.isEmpty ? nil : TestCase(name: test.name, methods: methods)
      })
  }

  private init(cases: [TestCase]) { self.cases = cases }

  /// The entry of a program that runs the tests of one of the two modules. It reads the names of XCTest's tests from a variable of the
  /// environment, one a line.
  var entry: String {
    """
    import Foundation
    import Testing
    import XCTest

    @_cdecl("main") func espalierEntry(_ count: Int32, _ values: UnsafeMutableRawPointer?) -> Int32 {
      guard let names = ProcessInfo.processInfo.environment["ESPALIER_XCTESTS"] else {
        Task { exit(await Testing.__swiftPMEntryPoint(passing: nil) as CInt) }
        dispatchMain()
      }
      let chosen = Set(names.split(separator: "\\n").map(String.init))
      var tests: [XCTestCaseEntry] = []
      func add<T: XCTestCase>(_ name: String, _ methods: [(String, (T) -> () throws -> Void)]) {
        let selected = methods.filter { chosen.contains(name + "/" + $0.0) }
        if !selected.isEmpty { tests.append(testCase(selected)) }
      }
    \(cases.map(Self.addition).joined())
      XCTMain(tests, arguments: [CommandLine.arguments[0]])
    }

    """
  }

  private static func addition(of test: TestCase) -> String {
    let methods = test.methods.map { "    (\"\($0.name)\", \(call(of: $0, in: test.name))),\n" }
    return "  add(\"\(test.name)\", [\n\(methods.joined())  ])\n"
  }

  /// The call of a method, which may belong to the main actor: XCTest runs those that are not asynchronous there.
  private static func call(of method: SourceOutline.TestMethod, in type: String) -> String {
    let parameter = "{ (test: \(type)) in { nonisolated(unsafe) let test = test; "
    return method.isAsync
      ? "asyncTest \(parameter)try await test.\(method.name)() } }"
      : "\(parameter)try MainActor.assumeIsolated { try test.\(method.name)() } } }"
  }
}
