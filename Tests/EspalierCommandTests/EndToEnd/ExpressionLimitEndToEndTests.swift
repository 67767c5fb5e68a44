// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Unknown names in expressions that the compiler does not search to the end.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class ExpressionLimitEndToEndTests {
  private let folder = TemporaryFolder()

  /// The modifier that no type has is found although the compiler stops at its limit, and what else is missing behind it. The
  /// members of values other than views (`uppercased`) and those of the file itself (`own`) are known.
  @Test func anUnknownModifierIsFoundWhereTheCompilerStops() throws {
    let lines = try folder.errors(
      in:
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

  /// The case apps/iffalse: a modifier of the file's own whose name is a word of the language.
  @Test func aModifierInBackticksIsKnown() throws {
    let lines = try folder.errors(
      in: #"""
        import SwiftUI
        struct A: View {
          @State private var x: CGFloat = 0
          var body: some View {
            List { ForEach(0..<3, id: \.self) { n in Text("\(n)").padding(x * 2 + 1) } }
              .nosuch(for: Int.self)
              .if(x > 1) { view in view.padding(x + 2).background(.red).overlay { Text("\(Int(x))") } }
          }
        }
        extension View {
          @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
            if condition { transform(self) } else { self }
          }
        }
        """#, "--limit=20")
    let members = lines.compactMap { $0.firstMatch(of: /has no member '(\w+)'/).map { String($0.1) } }
    #expect(members == ["nosuch"], "\(lines.joined(separator: "\n"))")
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
    let lines = try folder.errors(
      in:
        "import SwiftUI\n" + nested("A", ".nosuch(.large, count: 3)") + nested("B", ".padding(8)")
        + nested("C", ".nothing { print(index) }"))
    let text = lines.joined(separator: "\n")
    let members = lines.compactMap { $0.firstMatch(of: /has no member '(\w+)'/).map { String($0.1) } }
    #expect(members == ["nosuch", "nothing"], "\(text)")
    #expect(!text.contains("after 100000 choices"), "\(text)")
  }

  /// A column's width is no modifier of all columns, as with Apple's SDK.
  @Test(arguments: ["width(80)", "width(min: 40, max: 80)"])
  func aWidthBehindOtherModifiersOfAColumnIsNamed(width: String) throws {
    let lines = try folder.errors(
      in:
        """
        import SwiftUI
        struct P: Identifiable { var id: Int; var name: String; var n: Double; var on: Bool }
        struct A: View {
          @State private var rows: [P] = []
          @State private var order = [KeyPathComparator(\\P.name)]
          var body: some View {
            VStack {
              Table(rows, sortOrder: $order) {
                TableColumn("Name", value: \\.name)
                TableColumn("Number", value: \\.n) { Text($0.n, format: .number.precision(.fractionLength(1))) }
                  .alignment(.trailing).\(width)
                TableColumn("Date") { Text($0.n, format: .number) }
                TableColumn("On") { Image(systemName: $0.on ? "checkmark" : "xmark") }.width(50)
              }
              .onChange(of: order) { rows.sort(using: $1) }
            }
          }
        }
        """)
    let errors = lines.filter { $0.contains("error:") }
    #expect(
      errors.count == 1 && errors[0].contains("File:11:33: error: 'width") && errors[0].contains("is unavailable: "),
      "\(lines.joined(separator: "\n"))")
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

  @Test func theLimitIsANumberOfChoices() throws {
    for word in ["0", "-1", "x"] {
      let result = try Command.run(["check", "A.swift", "--limit=\(word)"])
      #expect(result.status == 64 && result.output.contains("--limit is a whole number of choices"), "\(result.output)")
    }
  }
}
