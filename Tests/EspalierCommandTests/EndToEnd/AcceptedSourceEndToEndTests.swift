// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Sources and packages that `espalier check` accepts, as Apple's compiler does.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class AcceptedSourceEndToEndTests {
  private let folder = TemporaryFolder()

  /// Type-checks a source that has no errors.
  private func expectCompiles(_ source: String) throws {
    let path = try folder.file(source)
    let result = try Command.run(["check", path])
    #expect(result.status == 0, "\(result.output)")
  }

  /// Overloads of SwiftUI's and Foundation's that take no part in layout.
  @Test func windowsWithADefaultValueLinksWithoutArrowsAndObjectsOfProvidersCompile() throws {
    try expectCompiles(
      """
      import SwiftUI
      struct A: View {
        @State private var name = PersonNameComponents()
        var body: some View {
          NavigationLink("b") { Text("c") }.navigationLinkIndicatorVisibility(.hidden)
          TextField("Proper name", value: $name, format: .name(style: .medium))
          Text("d").onDrop(of: [.plainText], isTargeted: nil) { providers in
            _ = providers.first?.loadObject(ofClass: NSString.self) { _, _ in }
            _ = providers.first?.loadObject(ofClass: String.self) { _, _ in }
            return providers.first?.canLoadObject(ofClass: NSURL.self) == true
          }
        }
      }
      struct B: Scene {
        var body: some Scene {
          WindowGroup(for: Int.self) { $number in Text("\\(number)") } defaultValue: { 3 }
          WindowGroup("A", id: "a", for: Int.self) { $number in Text("\\(number + 1)") } defaultValue: { 3 }
          WindowGroup("B", for: Int.self) { $number in Text("\\(number ?? 0)") }
          WindowGroup(id: "c", for: Int.self) { $number in Text("\\(number ?? 0)") }
        }
      }
      """)
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

  /// The case apps/reexport: Combine brings Dispatch along, whose queues are schedulers.
  @Test func combineBringsDispatch() throws {
    try expectCompiles(
      """
      import Combine
      final class Model: ObservableObject {
        @Published var n = 0
        func later() { DispatchQueue.main.async { self.n += 1 } }
      }
      """)
  }
}
