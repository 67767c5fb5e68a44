// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// What `espalier check` prints of code whose names Espalier lacks.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class MissingNamesEndToEndTests {
  private let folder = TemporaryFolder()

  private func check(_ source: String, _ options: String...) throws -> [String] {
    let path = try folder.file(source)
    let result = try Command.run(["check", path] + options)
    #expect(result.status == 1)
    return result.output.replacingOccurrences(of: path, with: "File").split(separator: "\n").map(String.init)
  }

  /// Each use of a name that is declared as unavailable, in one run, and nothing else: the chain around it has types.
  @Test func wellKnownAbsentNamesAreListedAtTheirLines() throws {
    let lines = try check(
      #"""
      import SwiftUI
      struct A: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            Text("titled")
          }
          .colorEffect(ShaderLibrary.warm())
          .layerEffect(ShaderLibrary.blur(.float(2)), maxSampleOffset: .zero)
          .alert("Sure?", isPresented: $isShown) { Button("Yes") {} } message: { Text("It is.") }
          .distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero)
        }
      }
      """#)
    let found = lines.compactMap { line in
      line.firstMatch(of: #/File:(\d+):\d+: error: '([^'(]+).*Espalier has no /#).map { "\($0.1) \($0.2)" }
    }
    #expect(
      Set(found) == [
        "8 colorEffect", "8 ShaderLibrary", "9 layerEffect", "9 ShaderLibrary", "11 distortionEffect",
        "11 ShaderLibrary",
      ], "\(lines.joined(separator: "\n"))")
    #expect(lines.count { $0.contains("error:") } == found.count, "\(lines.joined(separator: "\n"))")
  }

  /// Where the compiler stops at its limit, the modifier that no type has is found, and what else is missing behind it. The
  /// members of values other than views (`uppercased`) and those of the file itself (`own`) are known.
  @Test func anUnknownModifierIsFoundWhereTheCompilerStops() throws {
    let lines = try check(
      #"""
      import SwiftUI
      extension View { func own() -> some View { self } }
      struct A: View {
        @State private var isShown = false
        @State private var names = ["a"]
        var body: some View {
          List {
            ForEach(names, id: \.self) { name in Text((name + "b").uppercased()) }.onDelete { _ in }
            Circle().strokeBorder(.red)
          }
            .nosuch { isShown = true }
            .own()
            .toolbar { ToolbarItem { Button("New") { isShown = true } } }
            .confirmationDialog("Delete?", isPresented: $isShown) { Button("Yes") { names = [] } } message: { Text("All") }
            .alert("Delete?", isPresented: Binding { isShown } set: { isShown = $0 }) { Gadget() } message: { Text("All") }
        }
      }
      """#, "--limit=20")
    let errors = lines.compactMap { $0.firstMatch(of: /File:(\d+):\d+: error: (.*)/).map { "\($0.1) \($0.2)" } }
    let text = lines.joined(separator: "\n")
    #expect(errors.first == "11 value of type 'some View' has no member 'nosuch'", "\(text)")
    #expect(
      errors.contains {
        $0.hasSuffix(
          "the compiler stopped at this expression after 20 choices of overloads: mend .nosuch (line 11) first")
      }, "\(text)")
    #expect(
      lines.contains { $0.hasSuffix("  .nosuch") }
        && ![".own", ".uppercased", ".onDelete", ".strokeBorder"].contains(where: text.contains), "\(text)"
    )
  }

  /// Two expressions, each with an unknown modifier in nested closures: the compiler stops early, and both are listed. A large
  /// expression beside them that compiles is no error.
  @Test func unknownModifiersInNestedClosuresAreFoundAtTheFirstLimit() throws {
    func nested(_ name: String, _ modifier: String) -> String {
      """
      struct \(name): View {
        @State private var rows = [[[1.0]]]
        @State private var isShown = false
        var body: some View {
          List {
            ForEach(rows, id: \\.self) { row in
              Section {
                ForEach(row, id: \\.self) { part in
                  HStack {
                    Text(part.reduce(0, +), format: .number.precision(.fractionLength(2)))
                    ForEach(part.indices, id: \\.self) { index in
                      Text("\\(index + 1)").font(.caption)
                        \(modifier)
                        .background(Color.blue.opacity(0.1), in: .capsule)
                      Button("Delete", systemImage: "trash", role: .destructive) { isShown = true }
                    }
                  }
                }
              }
            }
          }
          .sheet(isPresented: $isShown) { Text("Sheet").padding() }
        }
      }

      """
    }
    let lines = try check(
      "import SwiftUI\n" + nested("A", ".nosuch(.large, count: 3)") + nested("B", ".padding(8)")
        + nested("C", ".nothing { print(index) }"))
    let text = lines.joined(separator: "\n")
    let members = lines.compactMap { $0.firstMatch(of: /has no member '(\w+)'/).map { String($0.1) } }
    #expect(members == ["nosuch", "nothing"], "\(text)")
    #expect(!text.contains("after 100000 choices"), "\(text)")
  }

  /// Type-checks a source that has no errors.
  private func expectCompiles(_ source: String) throws {
    let path = try folder.file(source)
    let result = try Command.run(["check", path])
    #expect(result.status == 0, "\(result.output)")
  }

  /// Sums and products of numbers need tens of thousands of choices, and take a fraction of a second.
  @Test func arithmeticIsNotTooComplex() throws {
    try expectCompiles(
      """
      import Foundation
      func ticks(_ n: Int, _ low: Double, _ high: Double) -> [Double] {
        return (0..<n).map { low + Double($0) / Double(n - 1) * (high - low) }
      }
      """)
  }

  /// `ForEach` is also rows of tables and tabs, whose builders must have empty blocks, too.
  @Test func aBranchMayBeEmpty() throws {
    try expectCompiles(
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          ForEach(0..<3) { if $0 == 1 {} else { Text("a") } }
          ForEach(0..<3) { _ in }
          TabView { if true {} else { Text("a") } }
        }
      }
      """)
  }

  /// In language mode 5 what belongs to the main actor is called from functions that belong to none, as with Apple's SDK.
  @Test func actionsAreCalledFromAnywhereInLanguageMode5() throws {
    try expectCompiles(
      """
      import SwiftUI
      final class Model: ObservableObject {}
      final class Node {
        var gestures: [AnyGesture<Void>] = []
        func add<T: Gesture>(_ gesture: T) { gestures.append(AnyGesture(gesture.map { _ in () })) }
        func leave(_ dismiss: DismissAction, _ model: ObservedObject<Model>, _ shared: EnvironmentObject<Model>) {
          dismiss()
          _ = (model.projectedValue, shared.wrappedValue)
          AccessibilityNotification.Announcement("left").post()
        }
      }
      """)
  }

  @Test func aProgramIsNotBuiltForMinutes() throws {
    let path = folder.place("File.swift").path
    try """
    import SwiftUI
    struct A: View {
      @State private var rows = [[1.0]]
      var body: some View {
        List {
          ForEach(rows, id: \\.self) { row in
            ForEach(row, id: \\.self) { value in
              HStack { Text(value, format: .number).nosuch(.large); Spacer(); Button("A") { rows = [] }.padding(3) }
                .swipeActions { Button("B") {} }
            }
          }
        }
        .toolbar { ToolbarItem { Button("C") {} } }
        .sheet(isPresented: .constant(false)) { Text("D") }
      }
    }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let result = try Command.run(["render", path, "--out", folder.path + "/a.png"])
    #expect(result.status == 1 && result.output.contains("has no member 'nosuch'"), "\(result.output)")
  }

  /// `Bundle.module` is SwiftPM's, where a target has resources.
  @Test func theBundleOfAPackageWithResourcesIsThere() throws {
    func check(_ manifest: String) throws -> Int32 {
      try manifest.write(to: folder.place("Package.swift"), atomically: true, encoding: .utf8)
      try "import Foundation\nlet path = Bundle.module.bundlePath"
        .write(to: folder.place("A.swift"), atomically: true, encoding: .utf8)
      return try Command.run(["check", folder.path]).status
    }
    #expect(try check("// resources: none") == 1)
    #expect(try check("let t = Target.target(name: \"A\", resources: [.process(\"R\")])") == 0)
  }

  /// SwiftPM's rules for what belongs to a target; targets are one module here, and import each other.
  @Test func aPackageIsCheckedAsItsManifestHasIt() throws {
    func write(_ text: String, _ name: String) throws {
      try text.writeFile(folder.place(name))
    }
    try write(
      "let t = [Target.target(name: \"A\", exclude: [\"Old\", \"./B/Module.swift\"]), .target(name: \"C\")]",
      "Package.swift")
    try write("import C\nimport Foundation\nlet a = c + Bundle.module.bundlePath", "Sources/A/A.swift")
    try write("let broken: Nothing", "Sources/A/Old/A.swift")
    try write("let broken: Nothing", "Sources/A/B/Module.swift")
    try write("let broken: Nothing", "Sources/A/A.docc/Code/A.swift")
    try write("public let c = \"\"", "Sources/C/C.swift")
    try write("{}", "Sources/A/Assets.xcassets/Contents.json")
    let result = try Command.run(["check", folder.path])
    #expect(result.status == 0, "\(result.output)")
    try write("import D", "Sources/C/D.swift")
    #expect(try Command.run(["check", folder.path]).output.contains("no such module 'D'"))
  }

  /// The compiler stops at the first missing module; all are listed, and what else is missing. `canImport` stays false.
  @Test func allMissingModulesAreListedInOneRun() throws {
    let files = [
      "A.swift": """
      import SwiftUI
      import UIKit
      @preconcurrency import struct Nowhere.Thing
      struct A: View { var body: some View { Text("a").nosuch() } }
      """,
      "B.swift": """
      import Foundation
      import MapKit; import UIKit
      #if canImport(UIKit)
        import UIKit
        let wrong: Nothing
      #endif
      #if os(Linux)
        import Elsewhere
      #endif
      let b = MKMap()
      """,
    ]
    for (name, text) in files { try text.writeFile(folder.place("App/" + name)) }
    let result = try Command.run(["check", "--module", folder.path + "/App"])
    let lines = result.output.replacingOccurrences(of: folder.path + "/App/", with: "").split(separator: "\n")
    #expect(
      lines.dropFirst().prefix(7).map(String.init) == [
        "  A.swift:2:8: error: no such module 'UIKit'",
        "  A.swift:3:31: error: no such module 'Nowhere'",
        "  A.swift:4:50: error: value of type 'Text' has no member 'nosuch'",
        "  B.swift:2:8: error: no such module 'MapKit'",
        "  B.swift:2:23: error: no such module 'UIKit'",
        "  B.swift:8:10: error: no such module 'Elsewhere'",
        "  B.swift:10:9: error: cannot find 'MKMap' in scope",
      ], "\(result.output)")
    #expect(result.status == 1 && !result.output.contains("Nothing"))
    #expect(lines.contains { $0.hasSuffix("2        1  module UIKit") }, "\(result.output)")
  }

  @Test func theLimitIsANumberOfChoices() throws {
    for word in ["0", "-1", "x"] {
      let result = try Command.run(["check", "A.swift", "--limit=\(word)"])
      #expect(result.status == 64 && result.output.contains("--limit is a whole number of choices"), "\(result.output)")
    }
  }
}
