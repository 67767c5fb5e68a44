// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The output of `espalier check` for code whose names Espalier lacks.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class MissingNamesEndToEndTests {
  private let folder = TemporaryFolder()

  /// Each use of a name that is declared as unavailable, in one run, and nothing else: the chain around it has types.
  @Test func wellKnownAbsentNamesAreListedAtTheirLines() throws {
    let lines = try folder.errors(
      in:
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

  /// Names that scripts/absent-names finds in Apple's interfaces: each is an error that states so, at its line.
  @Test func absentNamesOfWindowsAndSymbolsAreUnavailable() throws {
    let lines = try folder.errors(
      in:
        """
        import SwiftUI
        struct A: View {
          var body: some View {
            Text("a").onInteractiveResizeChange { _ in }
            Text("b").presentedWindowStyle(.plain)
            Text("c").findNavigator(isPresented: .constant(true))
          }
        }
        struct B: Scene {
          @State private var isPresented = false
          var body: some Scene {
            AlertScene("Sure?", isPresented: $isPresented) { Button("Yes") {} }
            Window("B", id: "b") { WindowVisibilityToggle(windowID: "b") }
          }
        }
        """)
    let found = lines.compactMap { line in
      line.firstMatch(of: #/File:(\d+):\d+: error: '([^'(]+).*Espalier has no /#).map { "\($0.1) \($0.2)" }
    }
    #expect(
      Set(found).isSuperset(of: [
        "4 onInteractiveResizeChange", "5 presentedWindowStyle", "6 findNavigator", "12 AlertScene",
        "13 WindowVisibilityToggle",
      ]), "\(lines.joined(separator: "\n"))")
    #expect(!lines.contains { $0.contains("has no member") || $0.contains("cannot find") }, "\(lines)")
  }

  /// A type called as a module hides the module from the code of a macro (SE-0389 has no way around that): the user sees the macro's
  /// use, and what its code names is nothing that Espalier lacks.
  @Test(arguments: ["struct", "enum", "final class"])
  func aTypeThatHidesAModuleFromAMacroIsNamedAtTheMacro(kind: String) throws {
    let lines = try folder.errors(
      in:
        """
        import SwiftUI
        \(kind) Observation {}
        @Observable
        final class Journal {
          var observations: [Observation] = []
          var title = ""
        }
        struct JournalView: View {
          @State private var journal = Journal()
          var body: some View {
            List { Text("\\(journal.observations.count)"); TextField("Title", text: $journal.title) }
          }
        }
        """)
    let text = lines.joined(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }
    #expect(
      errors.contains {
        $0.contains("File:3:1: error: in the code of the macro 'Observable': it names the module 'Observation', which")
      }, "\(text)")
    #expect(errors.allSatisfy { $0.contains("File:") } && !text.contains("swiftmacro"), "\(text)")
    #expect(errors.count { $0.contains("the module 'Observation'") } == 1, "\(text)")
    #expect(!text.contains("missing names"), "\(text)")
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

  /// The case apps/reexportmissing: frameworks bring Foundation along, which is not missing with them.
  @Test(arguments: ["import CloudKit", "import CloudKit\nimport HealthKit"])
  func whatAMissingModuleBringsAlongIsNotMissing(imports: String) throws {
    let lines = try folder.errors(
      in: """
        \(imports)
        struct Contact: Codable { var id = UUID(); var changed = Date() }
        final class Delegate: NSObject { var store = UserDefaults.standard; var record: CKRecord? }
        """)
    let errors = lines.compactMap { $0.firstMatch(of: /error: (.*)/).map { String($0.1) } }
    let modules = imports.split(separator: "\n").map { "no such module '\($0.dropFirst(7))'" }
    #expect(errors == modules + ["cannot find type 'CKRecord' in scope"], "\(lines)")
  }

  /// The lists of names of the cases: each usual use of a name that is unavailable gives no other error, and of those that exist
  /// by now no error at all.
  @Test func usesOfUnavailableNamesAreErrorsOfTheirNames() throws {
    let lines = try folder.errors(
      in: """
        import SwiftUI
        struct A: View {
          var body: some View {
            Text("a").overlayPreferenceValue(Text.LayoutKey.self) { layouts in Text("\\(layouts.count)") }
            GeometryReader { proxy in Text("\\(proxy.containerCornerInsets.topLeading.width)") }
            Text("b").lineHeight(.loose)
            Text("c").gesture(WindowDragGesture())
            List { Text("c").listRowHoverEffect(.highlight) }
            Text("d").searchDictationBehavior(.inline(activation: .onLook))
            Canvas { context, _ in
              context.addFilter(.distortionShader(ShaderLibrary.wave(), maxSampleOffset: .zero))
            }
            TabView { TabSection("S") { Tab("T", systemImage: "star") { Text("t") } }.sectionActions { Button("Add") {} } }
          }
        }
        struct B: Scene {
          var body: some Scene { UtilityWindow("M", id: "m") { Text("m") } }
        }
        """)
    let errors = lines.filter { $0.contains("error:") }
    #expect(errors.allSatisfy { $0.contains("is unavailable") || $0.contains("unavailable: ") }, "\(lines)")
    let found = Set(errors.compactMap { $0.firstMatch(of: /File:(\d+):/).map { Int($0.1) ?? 0 } })
    #expect(found == [5, 6, 11], "\(lines)")
  }

  /// Names of Apple's reference of iOS 26 in groups: a source, and the lines with errors, each of which states its reason. The
  /// other lines have names without effect (`docs/differences.md`), which are no errors.
  @Test(arguments: [
    (
      """
      import SwiftUI
      struct A: View {
        @State private var text = AttributedString("a")
        @State private var isShown = false
        var body: some View {
          TextEditor(text: $text)
          Text("a").textInputFormattingControlVisibility(.hidden, for: .all)
          Text("b").findNavigator(isPresented: $isShown)
          Text("c").foregroundStyle(Color.red.headroom(2))
          Text("d").foregroundStyle(Color.red.exposureAdjust(1))
          Image(systemName: "star").symbolColorRenderingMode(.gradient).resizable()
        }
      }
      struct B: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.FoundationAttributes
        typealias AttributeKey = AttributeScopes.FoundationAttributes.LinkAttribute
        func constrain(_ container: inout Attributes) { container.link = nil }
      }
      """,
      [6, 7, 8, 14]
    ),
    (
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          Text("a").exportableToServices(["a"]) { $0.isEmpty }
          Text("b").importableFromServices(for: String.self) { !$0.isEmpty }
          Text("c").exportsItemProviders([.text]) { [] }
          Text("d").dragContainerSelection([1])
          Text("e").draggable(containerItemID: 1)
          Text("f").dropConfiguration { _ in DropConfiguration(operation: .move) }
          Text("g").onDropSessionUpdated { session in print(session.location) }
          Text("h").dropDestination(for: String.self) { strings, session in print(strings, session.location) }
          Text("i").dropPreviewsFormation(.stack)
        }
        let alias = DropOperation.alias
      }
      """,
      [7, 8, 9, 10, 11, 12, 14]
    ),
    (
      #"""
      import SwiftUI
      struct A: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View {
          Text("a").presentedWindowStyle(.hiddenTitleBar)
          Text("b").presentationPreventsAppTermination(false)
          Text("c").onInteractiveResizeChange { isResizing in print(isResizing) }
          Button("d") {}.modifierKeyAlternate(.option) { Button("e") {} }
          WindowVisibilityToggle(windowID: "a")
          Text("f").searchToolbarBehavior(.minimize)
        }
        func open() async throws { try await openWindow(id: "a", sharingBehavior: .requested) }
      }
      struct B: Scene {
        @State private var isShown = false
        var body: some Scene {
          AlertScene("Sure?", isPresented: $isShown) { Button("Yes") {} } message: { Text("It is.") }
          WindowGroup { Text("a") }.backgroundTask(.appRefresh("a")) {}
          WindowGroup { Text("b") }.windowToolbarLabelStyle(fixed: .iconOnly)
          WindowGroup { Text("c") }.dialogSeverity(.critical)
          DocumentGroupLaunchScene("Notes") { NewDocumentButton("New") } background: { Color.red }
        }
      }
      """#,
      [5, 7, 9, 12, 17]
    ),
    (
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          TabView {
            Tab("a", systemImage: "star") { Text("a") }.contextMenu { Button("a") {} }
            Tab("b", systemImage: "star") { Text("b") }.draggable("b")
            Tab("c", systemImage: "star") { Text("c") }.tabPlacement(.pinned)
          }
        }
      }
      @main struct B: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
      }
      struct C: TableStyle {
        func makeBody(configuration: Configuration) -> some View { Text("c") }
      }
      struct D: NavigationSplitViewStyle {
        func makeBody(configuration: Configuration) -> some View { NavigationSplitView(configuration) }
      }
      struct G: NSGestureRecognizerRepresentable {
        func makeNSGestureRecognizer(context: Context) -> Int { 1 }
      }
      """,
      [5, 6, 11, 14, 15, 17, 18, 20, 21]
    ),
    ("import SwiftUI\nstruct E: CustomHoverEffect {}", [2]),
    (
      #"""
      import SwiftUI
      struct A: View {
        @State private var text = ""
        var body: some View {
          TextField("g", text: $text).textInputSuggestions(["g"], id: \.self) { Text($0) }
        }
        func tighten(_ text: inout AttributedString) { text.lineHeight = .tight }
        let insets = RectangleCornerInsets(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
      }
      """#,
      [5, 7, 8]
    ),
  ])
  func absentNamesOfTheReferenceAreUnavailable(source: String, expected: [Int]) throws {
    let lines = try folder.errors(in: source)
    let errors = lines.filter { $0.contains("error:") }
    let others = errors.filter { !$0.contains(" is unavailable: ") && !$0.contains("unavailable property") }
    // A protocol's name is unavailable, and so is the requirement that its types would satisfy.
    #expect(others.allSatisfy { $0.contains("does not conform") || $0.contains("static property") }, "\(others)")
    let found = Set(errors.compactMap { $0.firstMatch(of: #/File:(\d+):/#).map { Int($0.1) ?? 0 } })
    #expect(found == Set(expected), "\(lines.joined(separator: "\n"))")
  }
}
